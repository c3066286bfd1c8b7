import { Activity } from 'react'
import type { DataProvider } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Locale, l, type Resource } from '@/declaration'
import { PlatformError, TransportError } from '@/platform/errors'
import { FormDialog } from '@/screens/form/FormDialog'
import { FormPage } from '@/screens/form/FormPage'
import { PageFrameContext } from '@/screens/page'
import { isFullRun } from '../scope'
import { address } from './address.fixture'
import { show, stillFrame } from './kinds.fixture'
import { absent, button, dialog, later, silenceErrors, visible } from './onPage'

const record = {
  id: '7',
  address_id: 7,
  receiver: '林青',
  address: '示例路1号',
  is_default: false,
  version: 3,
}

const reading = (data: object) => (async () => ({ data })) as DataProvider['getOne']
const saving = () =>
  vi
    .fn()
    .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { id: '8', ...data } }))
const refusal = (code: number, message: string) => () =>
  Promise.reject(new PlatformError({ code, message, data: null }))

const newer = { ...record, address: '新路9号', version: 4 }

/** The form as the list opens it in a dialog. Closing it leads back to the list; in other tests it is put aside. */
const OverList = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => {
  const navigate = useNavigate()
  const close = () => {
    onClose()
    navigate('/merchant/address')
  }
  const aside = useLocation().pathname === '/elsewhere'
  return (
    <Activity mode={aside ? 'hidden' : 'visible'}>
      <FormDialog id={id} onClose={close} />
    </Activity>
  )
}

const open = async (
  dataProvider: Partial<DataProvider>,
  {
    id,
    locale,
    at,
    resource = address,
  }: { id?: string; locale?: Locale; at?: string; resource?: Resource } = {},
) => {
  const onClose = vi.fn()
  const shown = await show(<OverList id={id} onClose={onClose} />, {
    resources: [resource],
    locale,
    at,
    dataProvider: { getOne: reading(record), ...dataProvider },
  })
  return { ...shown, onClose }
}
const receiver = () => page.getByLabelText('收件人')
const place = () => page.getByLabelText('详细地址')
// Not the toast, which says the same and stays for five seconds.
const alert = () => dialog().getByRole('alert')

beforeEach(() => {
  silenceErrors()
})

test('making a record says what is wrong beside its input, sends the declared fields and which button it was, then closes and says so', async () => {
  const create = saving()
  const { onClose } = await open({ create })
  await visible(page.getByRole('dialog', { name: '新建退货地址' }))
  expect(document.title).toBe('新建退货地址 - 开放平台')
  await button('提交').click()
  await visible('请填写收件人')
  await expect.element(receiver()).toHaveFocus()
  await receiver().fill('一二三四五六')
  await button('提交').click()
  await visible('不能超过 5 个字符')
  expect(create).not.toHaveBeenCalled()
  await receiver().fill('许柚')
  await button('提交').click()
  await visible('创建成功')
  expect(create).toHaveBeenCalledWith(
    'merchant/address',
    expect.objectContaining({
      data: { receiver: '许柚', address: '', is_default: false },
      meta: expect.objectContaining({ button: 1, requestId: expect.stringMatching(/^[0-9a-f]{32}$/) }),
    }),
  )
  expect(onClose).toHaveBeenCalled()
})

test('a form of a new record begins in its first input, a page as well, where typing and sending need no click', async () => {
  const { screen } = await open({})
  await expect.element(receiver()).toHaveFocus()
  await screen.unmount()
  const create = saving()
  await show(
    <PageFrameContext value={stillFrame}>
      <FormPage />
    </PageFrameContext>,
    { resources: [address], dataProvider: { create } },
  )
  await expect.element(receiver()).toHaveFocus()
  await userEvent.keyboard('许柚{Control>}{Enter}{/Control}')
  await visible('创建成功')
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ receiver: '许柚' })
})

test('a form of a new record passes over what is not asked for, which takes no focus when it is', async () => {
  const { fields, save } = address
  const { address: place } = fields
  if (!place) throw new Error('no such field')
  const resource: Resource = {
    ...address,
    fields: { ...fields, address: { ...place, shownWhen: { receiver: '林青' } } },
    save: { ...save, call: 'POST /user/saveaddress', fields: ['address', 'receiver', 'is_default'] },
  }
  await open({}, { resource })
  await expect.element(receiver()).toHaveFocus()
  await userEvent.keyboard('林青')
  await visible('详细地址')
  await expect.element(receiver()).toHaveFocus()
})

test('a form of a record that is there leaves the focus where it is', async () => {
  await open({}, { id: '7' })
  await expect.element(receiver()).toHaveValue('林青')
  await expect.element(receiver()).not.toHaveFocus()
})

test('a button says what it does not go without, and another goes without it', async () => {
  const create = saving()
  const { save } = address
  const [draft, submit] = save?.buttons ?? []
  if (!save || !draft || !submit) throw new Error('no buttons')
  const needing: Resource = {
    ...address,
    save: { ...save, buttons: [draft, { ...submit, requires: ['address'] }] },
  }
  await open({ create }, { resource: needing })
  await receiver().fill('盘点')
  await button('提交').click()
  await visible('请填写详细地址')
  await expect.element(place()).toHaveFocus()
  expect(create).not.toHaveBeenCalled()
  await button('存为草稿').click()
  await visible('创建成功')
  expect(create).toHaveBeenCalledOnce()
})

test('what the platform refuses stands beside the field that a wrong parameter names, in any language', async () => {
  const answer = { code: 10001, message: '参数错误：详细地址', data: null }
  const refused = new PlatformError(answer, 200, 'Invalid parameter: 详细地址')
  await open({ create: () => Promise.reject(refused) }, { locale: 'en' })
  await page.getByLabelText('Receiver').fill('Lin')
  await button('Submit').click()
  await expect
    .element(page.getByLabelText('Address', { exact: true }))
    .toHaveAccessibleDescription(/Invalid parameter: Address/)
  await absent(alert())
})

test('what the platform refuses stands beside the field whose declared code it is, above the form when it is about all of it, and nothing typed is lost', async () => {
  const create = vi
    .fn()
    .mockImplementationOnce(refusal(41018, '模板内容含禁用内容：加微信'))
    .mockImplementation(refusal(30003, '资料审核中，暂不可用'))
  const { onClose } = await open({ create })
  await receiver().fill('许柚')
  await button('提交').click()
  await expect.element(place()).toHaveAccessibleDescription(/含禁用内容：加微信/)
  await button('提交').click()
  await expect.element(alert()).toHaveTextContent('资料审核中，暂不可用')
  await expect.element(receiver()).toHaveValue('许柚')
  expect(onClose).not.toHaveBeenCalled()
})

test('changing a record: starts with what the record is and sends its version back', async () => {
  const update = saving()
  await open({ update }, { id: '7' })
  await expect.element(receiver()).toHaveValue('林青')
  await receiver().fill('许柚')
  await button('存为草稿').click()
  await visible('修改成功')
  expect(update).toHaveBeenCalledWith(
    'merchant/address',
    expect.objectContaining({
      id: '7',
      data: expect.objectContaining({ receiver: '许柚', version: 3 }),
      meta: expect.objectContaining({ button: 0 }),
    }),
  )
})

test('changing a record: a masked number may come back as it was shown, and no other can have asterisks', async () => {
  const { fields, save } = address
  const phone = {
    kind: 'phone',
    label: l('电话', 'Phone', 'Teléfono'),
    landline: true,
    required: true,
  } as const
  const resource: Resource = {
    ...address,
    fields: { ...fields, phone },
    save: { ...save, call: 'POST /user/saveaddress', fields: ['receiver', 'phone'] },
  }
  const update = saving()
  const getOne = reading({ ...record, phone: '0571-****5678' })
  await open({ getOne, update }, { id: '7', resource })
  const number = page.getByLabelText('电话')
  await number.fill('0571-****5679')
  await button('提交').click()
  await visible('请输入正确的手机号或座机号，座机号如 010-62345678')
  expect(update).not.toHaveBeenCalled()
  await number.fill('0571-****5678')
  await receiver().fill('许柚')
  await button('提交').click()
  await visible('修改成功')
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ receiver: '许柚', phone: '0571-****5678' })
})

test('changing a record: says so at once, however long what is on the screen takes to come anew', async () => {
  const getOne = vi
    .fn()
    .mockResolvedValueOnce({ data: record })
    .mockReturnValue(new Promise(() => {}))
  const { onClose } = await open({ getOne, update: saving() }, { id: '7' })
  await receiver().fill('周岚')
  await button('提交').click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await visible('修改成功')
  await expect.poll(() => getOne.mock.calls.length).toBe(2)
})

test('changing a record: a record whose state forbids it says why in place of the form, and can be left', async () => {
  const { onClose } = await open({ getOne: reading({ ...record, is_default: true }) }, { id: '7' })
  await visible('审核中，不能修改或删除')
  await absent(receiver())
  await button('关闭').click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('changing a record: a record that cannot be read says why, and can be tried again', async () => {
  const getOne = vi
    .fn()
    .mockRejectedValueOnce(new TransportError('timeout'))
    .mockResolvedValue({ data: record })
  await open({ getOne }, { id: '7' })
  await expect.element(alert()).toHaveTextContent('请求超时，请稍后重试')
  await button('重试').click()
  await expect.element(receiver()).toHaveValue('林青')
})

if (isFullRun)
  test('a form changed after an attempt without an answer, which was saved, says so, and is sent as another call', async () => {
    const create = saving()
      .mockRejectedValueOnce(new TransportError('timeout'))
      .mockImplementationOnce(refusal(10005, '请勿重复提交'))
    const { onClose } = await open({ create })
    await receiver().fill('许柚')
    await page.getByLabelText('详细地址').fill('新路9号')
    await button('提交').click()
    await expect.element(alert()).toHaveTextContent('请求超时，请稍后重试')
    await receiver().fill('许柚柚')
    await button('提交').click()
    await expect.element(alert()).toHaveTextContent('上一次提交其实已经保存。再次提交会另外新建一条。')
    await expect.element(receiver()).toHaveValue('许柚柚')
    await button('提交').click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    const [first, second, third] = create.mock.calls.map(([, { meta }]) => meta.requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

/** Answers in turn; the last answer is repeated. */
const reads = async (update: ReturnType<typeof saving>, ...answers: (typeof record | Error)[]) => {
  const getOne = vi.fn().mockImplementation(async () => {
    const data = answers.length > 1 ? answers.shift() : answers[0]
    if (data instanceof Error) throw data
    return { data }
  })
  const opened = await open({ getOne, update }, { id: '7' })
  await expect.element(receiver()).toHaveValue('林青')
  const readAnew = async () => {
    const before = getOne.mock.calls.length
    await opened.queryClient.invalidateQueries({ queryKey: ['merchant/address'] })
    expect(getOne.mock.calls.length).toBe(before + 1)
  }
  return { ...opened, readAnew }
}
const offline = new TransportError('network')

test('a record read anew under its form keeps what is typed when that fails, says so above it, and can be tried again', async () => {
  const { readAnew } = await reads(saving(), record, offline, record)
  await receiver().fill('许柚')
  await readAnew()
  await expect.element(alert()).toHaveTextContent(offline.message)
  await expect.element(receiver()).toHaveValue('许柚')
  await button('重试').click()
  await absent(alert())
  await expect.element(receiver()).toHaveValue('许柚')
})

test('a record read anew under its form keeps what is typed when the answer it began from is forgotten while it is put aside', async () => {
  const { router, queryClient } = await reads(saving(), record, offline)
  await receiver().fill('许柚')
  await router.navigate('/elsewhere')
  await expect
    .poll(() =>
      queryClient
        .getQueryCache()
        .getAll()
        .some((query) => query.isActive()),
    )
    .toBe(false)
  queryClient.removeQueries({ queryKey: ['merchant/address'] })
  await router.navigate('/merchant/address')
  await expect.element(alert()).toHaveTextContent(offline.message)
  await expect.element(receiver()).toHaveValue('许柚')
})

test('a record read anew under its form keeps what is typed when its state forbids the change by now, and says why', async () => {
  const { readAnew } = await reads(saving(), record, { ...record, is_default: true })
  await receiver().fill('许柚')
  await readAnew()
  await expect.element(alert()).toHaveTextContent('审核中，不能修改或删除')
  await expect.element(receiver()).toHaveValue('许柚')
  await expect.element(button('提交')).toBeEnabled()
})

test('a record read anew under its form is followed by an untouched form, version and all', async () => {
  const update = saving()
  const { readAnew } = await reads(update, record, newer)
  await readAnew()
  await expect.element(place()).toHaveValue('新路9号')
  await absent(alert())
  await receiver().fill('许柚')
  await button('提交').click()
  await visible('修改成功')
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ receiver: '许柚', version: 4 })
})

test('the form takes over the groups of the detail, after what is in none of them, unless it says otherwise', async () => {
  const groups = [
    { label: l('去处', 'Where', 'Dónde'), fields: ['address_id', 'address'] },
    { label: l('谁', 'Who', 'Quién'), fields: ['receiver'] },
  ]
  const grouped: Resource = { ...address, detail: { groups } }
  const { screen } = await open({}, { resource: grouped })
  const group = (name: string) => page.getByRole('group', { name })
  await expect.element(group('去处').getByLabelText('详细地址')).toBeVisible()
  await expect.element(group('谁').getByLabelText('收件人')).toBeVisible()
  await expect.element(dialog()).toHaveTextContent(/默认.*去处.*详细地址.*谁.*收件人/)
  await screen.unmount()
  const flat = {
    ...address.save,
    call: 'POST /user/saveaddress',
    fields: ['receiver', 'address'],
    flat: true,
  } as const
  await open({}, { resource: { ...grouped, save: flat } })
  await expect.element(dialog()).toHaveTextContent(/收件人.*详细地址/)
  await absent(group('去处'))
})

if (isFullRun)
  test('a form whose save takes long says so after three seconds, at its buttons, which stay where they are', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { answer, come } = later<{ data: typeof newer }>()
    await open({ update: vi.fn().mockReturnValue(answer) }, { id: '7' })
    await place().fill('新路9号')
    await button('提交').click()
    await expect.element(button('提交')).toBeDisabled()
    const placeOf = () => button('提交').element().getBoundingClientRect().toJSON()
    const before = placeOf()
    const said = dialog().getByRole('status').getByText('平台还没有答复，请稍候…')
    // The words may arrive a moment after the three seconds have begun.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1000)
        return said.elements().length
      })
      .toBe(1)
    expect(placeOf()).toEqual(before)
    come({ data: newer })
    await visible('修改成功')
    await absent(said)
  })
