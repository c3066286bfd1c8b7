import { useState } from 'react'
import type { DataProvider } from 'react-admin'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { l, multiline, type Resource, text } from '@/declaration'
import { PlatformError } from '@/platform/errors'
import { FormDialog } from '@/screens/form/FormDialog'
import { address } from './address.fixture'
import { show } from './kinds.fixture'
import { absent, button, dialog, focus, silenceErrors, visible } from './onPage'
import { violations } from './violations'

const save = address.save ?? expect.fail('an address can be saved')

const noted: Resource = {
  ...address,
  fields: {
    ...address.fields,
    note: multiline({ label: l('备注', 'Note', 'Nota') }),
    state: text({ label: l('状态', 'State', 'Estado') }),
  },
  save: { ...save, fields: ['receiver', 'address', 'is_default', 'note'] },
}

const record = {
  id: '7',
  address_id: 7,
  receiver: '林青',
  address: '示例路1号',
  is_default: false,
  note: '一\n二\n三\n四',
  state: '启用',
  version: 3,
}
type Saved = typeof record

/** A platform with one record that several people change. It refuses outdated versions, and sends the current record. */
const platform = ({ sends = true } = {}) => {
  let now: Saved | undefined = record
  const saves: Saved[] = []
  return {
    saves,
    saved: () => now,
    another: (change: Partial<Saved>) => {
      if (now) now = { ...now, ...change, version: now.version + 1 }
    },
    removes: () => {
      now = undefined
    },
    getOne: (async () => {
      if (!now) throw new PlatformError({ code: 10002, message: '数据不存在', data: null })
      return { data: now }
    }) as DataProvider['getOne'],
    update: (async (_: string, { data }: { data: Saved }) => {
      saves.push(data)
      if (!now) throw new PlatformError({ code: 10002, message: '数据不存在', data: null })
      if (data.version !== now.version) {
        const { id: _id, ...sent } = now
        const stale = { code: 10007, message: '数据已被他人修改，请刷新后重试' }
        throw new PlatformError({ ...stale, data: sends ? { record: sent } : null })
      }
      now = { ...data, version: data.version + 1 }
      return { data: now }
    }) as unknown as DataProvider['update'],
  }
}

const open = async (others: ReturnType<typeof platform>, locale?: 'en') => {
  const onClose = vi.fn()
  const { getOne, update } = others
  const shown = await show(<FormDialog id="7" onClose={onClose} />, {
    resources: [noted],
    locale,
    dataProvider: { getOne, update },
  })
  await expect.element(receiver()).toHaveValue('林青')
  const readAnew = () => shown.queryClient.invalidateQueries({ queryKey: ['merchant/address'] })
  return { ...shown, onClose, readAnew }
}
const receiver = () => dialog().getByRole('textbox', { name: '收件人' })
const place = () => dialog().getByRole('textbox', { name: '详细地址' })
const note = () => dialog().getByRole('textbox', { name: '备注' })
const panel = () => page.getByRole('region', { name: '您编辑期间，该记录已被他人修改' })
const question = (field: string) => panel().getByRole('group', { name: field })
const answer = (field: string, side: RegExp) => question(field).getByRole('radio', { name: side })
const submit = () => button('提交').click()

beforeEach(() => silenceErrors())

describe('a record that somebody else has saved under its form', () => {
  test.each([
    ['that came with the refusal', true],
    ['that is read again', false],
  ])(
    'is taken over where only they changed it, and kept where only I did: by the record %s',
    async (_, sends) => {
      const others = platform({ sends })
      const { onClose } = await open(others)
      await receiver().fill('许柚')
      others.another({ address: '新路9号', state: '停用' })
      await submit()
      await expect.element(panel()).toHaveFocus()
      await expect.element(panel()).toHaveTextContent(/没有冲突/)
      await expect.element(panel()).toHaveTextContent(/采用他人的修改.*详细地址：.*示例路1号.*→.*新路9号/)
      await expect.element(panel()).toHaveTextContent(/保留您的修改.*收件人：.*林青.*→.*许柚/)
      await expect.element(place()).toHaveValue('新路9号')
      await expect.element(receiver()).toHaveValue('许柚')
      expect(others.saves).toHaveLength(1)
      await submit()
      await visible('修改成功')
      expect(others.saved()).toMatchObject({
        receiver: '许柚',
        address: '新路9号',
        state: '停用',
        version: 5,
      })
      expect(onClose).toHaveBeenCalledOnce()
    },
  )

  test('is brought together while typing, and the focus stays where it is', async () => {
    const others = platform()
    const { readAnew } = await open(others)
    await receiver().fill('许柚')
    others.another({ address: '新路9号' })
    await readAnew()
    await visible(panel())
    await expect.element(receiver()).toHaveFocus()
    await expect.element(place()).toHaveValue('新路9号')
    await submit()
    await visible('修改成功')
    expect(others.saves).toMatchObject([{ receiver: '许柚', address: '新路9号', version: 4 }])
  })

  test('is asked about where both changed it: nothing is saved before every answer, and mine can be taken back', async () => {
    const others = platform()
    await open(others)
    await receiver().fill('许柚')
    await place().fill('我的路2号')
    others.another({ receiver: '周岚', address: '新路9号' })
    await submit()
    await expect.element(panel()).toHaveTextContent(/有 2 项双方都改了/)
    await expect.element(question('收件人')).toHaveTextContent(/原值：林青.*我的修改：许柚.*他人的修改：周岚/)
    await submit()
    await visible(panel().getByText('请先选择：收件人、详细地址'))
    await expect.element(answer('收件人', /我的修改/)).toHaveFocus()
    expect(others.saves).toHaveLength(1)
    await answer('收件人', /他人的修改/).click()
    await expect.element(receiver()).toHaveValue('周岚')
    await answer('收件人', /我的修改/).click()
    await expect.element(receiver()).toHaveValue('许柚')
    await submit()
    await visible(panel().getByText('请先选择：详细地址'))
    await answer('详细地址', /他人的修改/).click()
    await visible(panel().getByText('已全部选择，可以保存。'))
    await submit()
    await visible('修改成功')
    expect(others.saves).toHaveLength(2)
    expect(others.saved()).toMatchObject({ receiver: '许柚', address: '新路9号', version: 5 })
  })

  test('can be decided by keyboard, and is told to screen readers', async () => {
    const others = platform()
    await open(others)
    await receiver().fill('许柚')
    others.another({ receiver: '周岚' })
    await submit()
    await visible(question('收件人'))
    focus(answer('收件人', /我的修改/))
    await userEvent.keyboard(' ')
    await expect.element(answer('收件人', /我的修改/)).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(answer('收件人', /他人的修改/)).toBeChecked()
    await expect.element(receiver()).toHaveValue('周岚')
    expect(await violations(dialog().element())).toEqual([])
  })

  test('is merged by line where both changed a text in different places', async () => {
    const others = platform()
    await open(others)
    await note().fill('壹\n二\n三\n四')
    others.another({ note: '一\n二\n三\n肆' })
    await submit()
    await expect.element(note()).toHaveValue('壹\n二\n三\n肆')
    await expect.element(panel()).toHaveTextContent(/双方改了不同的行，已合并/)
    await submit()
    await visible('修改成功')
    expect(others.saved()?.note).toBe('壹\n二\n三\n肆')
  })

  test('that changes once more is brought together once more, and what was decided stays decided', async () => {
    const others = platform()
    const { readAnew } = await open(others)
    await receiver().fill('许柚')
    others.another({ receiver: '周岚' })
    await submit()
    await answer('收件人', /我的修改/).click()
    others.another({ address: '新路9号' })
    await readAnew()
    await expect.element(place()).toHaveValue('新路9号')
    await expect.element(answer('收件人', /我的修改/)).toBeChecked()
    others.another({ receiver: '吴桐' })
    await submit()
    await expect.element(question('收件人')).toHaveTextContent(/原值：周岚.*我的修改：许柚.*他人的修改：吴桐/)
    await expect.element(answer('收件人', /我的修改/)).not.toBeChecked()
    await answer('收件人', /我的修改/).click()
    await submit()
    await visible('修改成功')
    expect(others.saved()).toMatchObject({ receiver: '许柚', address: '新路9号' })
  })

  test('that is gone says so, and what was typed can still be copied', async () => {
    const others = platform()
    await open(others)
    await receiver().fill('许柚')
    others.removes()
    await submit()
    await visible(dialog().getByText(/该记录已被他人删除/))
    await expect.element(receiver()).toHaveValue('许柚')
  })
})

test('a platform that keeps no versions is claimed nothing about', async () => {
  const { version: _, ...plain } = record
  const update = vi.fn().mockResolvedValue({ data: plain })
  const getOne = vi
    .fn()
    .mockResolvedValueOnce({ data: plain })
    .mockResolvedValue({ data: { ...plain, address: '新路9号' } })
  const { queryClient } = await show(<FormDialog id="7" onClose={vi.fn()} />, {
    resources: [noted],
    dataProvider: { getOne, update },
  })
  await receiver().fill('许柚')
  await queryClient.invalidateQueries({ queryKey: ['merchant/address'] })
  expect(getOne).toHaveBeenCalledTimes(2)
  await absent(panel())
  await submit()
  await visible('修改成功')
  expect(update.mock.calls[0]?.[1].data).not.toHaveProperty('version')
})

test('a form that is opened again right after it was saved begins with what was saved', async () => {
  const others = platform()
  const { getOne, update } = others
  const reading: (() => void)[] = []
  const slow: DataProvider['getOne'] = async (...asked) => {
    if (others.saves.length > 0) await new Promise<void>((resolve) => reading.push(resolve))
    return getOne(...asked)
  }
  const Reopened = () => {
    const [isOpen, setOpen] = useState(true)
    return isOpen ? (
      <FormDialog id="7" onClose={() => setOpen(false)} />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        编辑
      </button>
    )
  }
  await show(<Reopened />, { resources: [noted], dataProvider: { getOne: slow, update } })
  await receiver().fill('许柚')
  await submit()
  await button('编辑').click()
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => reading.length).toBe(1)
  await expect.element(receiver()).not.toBeInTheDocument()
  reading[0]?.()
  await expect.element(receiver()).toHaveValue('许柚')
  await expect.element(panel()).not.toBeInTheDocument()
})
