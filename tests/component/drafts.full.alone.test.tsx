import type { Partner } from '@resources/partner/profile.endpoints'
import EditDialog from '@resources/partner/ui/EditDialog'
import complaint from '@resources/pay/complaint/complaint.area'
import trade from '@resources/pay/trade/trade.area'
import type { ReactNode } from 'react'
import type { DataProvider } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Locale, l, type Resource, text } from '@/declaration'
import { ActionHost, RowActions } from '@/screens/actions'
import { FormDialog } from '@/screens/form/FormDialog'
import ImportButton from '@/screens/import/ImportButton'
import { paid, platform } from './actions.fixture'
import { address } from './address.fixture'
import { chooseInDialog } from './browserFiles'
import { keptTexts, offer, reload, signInWithDrafts } from './drafts.fixture'
import { show } from './kinds.fixture'
import { absent, button, chooser, click, dialog, visible } from './onPage'
import { openSending, sendingPlatform, smsChannel, variable } from './sending.fixture'

const record = {
  id: '7',
  address_id: 7,
  receiver: '林青',
  address: '示例路1号',
  is_default: false,
  version: 3,
}

beforeEach(signInWithDrafts)

const open = async ({
  id,
  locale,
  resource = address,
  saved = record,
  resources = [resource],
}: {
  id?: string
  locale?: Locale
  resource?: Resource
  resources?: readonly Resource[]
  saved?: object
} = {}) => {
  const [create, update, onClose] = [vi.fn(), vi.fn(), vi.fn()]
  const answer = async (_: string, { data }: { data: object }) => ({ data: { id: '8', ...data } })
  create.mockImplementation(answer)
  update.mockImplementation(answer)
  await show(<FormDialog id={id} onClose={onClose} />, {
    resources,
    locale,
    dataProvider: { create, update, getOne: (async () => ({ data: saved })) as DataProvider['getOne'] },
  })
  return { create, update, onClose }
}
const receiver = () => page.getByLabelText('收件人')
const place = () => page.getByLabelText('详细地址')
const meeting = () => page.getByRole('region', { name: '您编辑期间，该记录已被他人修改' })

describe('a form that was left half-typed', () => {
  it('offers what was typed, with its age, puts nothing in by itself, and keeps nothing once it is saved', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await open()
    await receiver().fill('许柚')
    await place().fill('新路9号')
    await reload()
    vi.setSystemTime(Date.now() + 5 * 60_000)
    const { create } = await open()
    await expect.element(offer()).toHaveTextContent('5 分钟前在这里填写过：收件人、详细地址')
    await expect.element(receiver()).toHaveValue('')
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.element(offer()).toHaveTextContent('6 分钟前')
    await button('恢复').click()
    await expect.element(receiver()).toHaveValue('许柚')
    await expect.element(place()).toHaveValue('新路9号')
    await expect.element(receiver()).toHaveFocus()
    await absent(offer())
    await button('提交').click()
    await visible('创建成功')
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ receiver: '许柚', address: '新路9号' })
    await reload()
    expect(await keptTexts()).toEqual([])
  })

  it('keeps what was put back when it is left again', async () => {
    await open()
    await receiver().fill('许柚')
    await reload()
    await open()
    await button('恢复').click()
    await place().fill('新路9号')
    await reload()
    expect(await keptTexts()).toEqual([{ receiver: '许柚', address: '新路9号' }])
  })

  it('lets it be discarded, and that be undone', async () => {
    await open()
    await receiver().fill('许柚')
    await reload()
    await open()
    await button('放弃').click()
    await absent(offer())
    await expect.poll(keptTexts).toEqual([])
    await button('撤销').click()
    await visible(offer(), '已找回')
    await button('恢复').click()
    await expect.element(receiver()).toHaveValue('许柚')
  })

  it('does not overwrite it by what is typed anew, and offers that in its turn where both fill the same input', async () => {
    await open()
    await receiver().fill('许柚')
    await reload()
    await open()
    await visible(offer())
    await receiver().fill('林青')
    await button('恢复').click()
    await expect.element(receiver()).toHaveValue('许柚')
    await expect.element(offer()).toHaveTextContent('收件人')
    await button('恢复').click()
    await expect.element(receiver()).toHaveValue('林青')
    await reload()
    expect((await keptTexts()).map(({ receiver: typed }) => typed).toSorted()).toEqual(['林青', '许柚'])
  })

  it('lists several new ones by their title and age', async () => {
    for (const name of ['许柚', '林青']) {
      await open()
      await receiver().fill(name)
      await reload()
    }
    await open()
    const items = offer().getByRole('listitem')
    await expect.element(items.nth(0)).toHaveTextContent('“林青”，不到一分钟前')
    await expect.element(items.nth(1)).toHaveTextContent('“许柚”，不到一分钟前')
    await button('恢复：许柚').click()
    await expect.element(receiver()).toHaveValue('许柚')
    await expect.element(offer()).toHaveTextContent('收件人')
    await expect.element(button('恢复')).toBeVisible()
  })

  it('is offered at its own record only', async () => {
    await open({ id: '7' })
    await receiver().fill('许柚')
    await reload()
    await open()
    await visible(receiver())
    await absent(offer())
    await reload()
    await open({ id: '7' })
    await visible(offer())
  })

  it.each([
    ['en', 'Typed here less than a minute ago: Receiver', 'Restore', 'Discard'],
    ['es', 'Escrito aquí hace menos de un minuto: Destinatario', 'Restaurar', 'Descartar'],
  ])('says so in the language %s', async (locale, sentence, restore, discard) => {
    await open()
    await receiver().fill('许柚')
    await reload()
    await open({ locale })
    await visible(sentence, button(restore), button(discard))
  })
})

describe('what has changed since', () => {
  it('by somebody else stays as it is, but for what was typed; what both changed is asked', async () => {
    await open({ id: '7' })
    await receiver().fill('许柚')
    await reload()
    const saved = { ...record, address: '别处5号', version: 4 }
    const { update } = await open({ id: '7', saved })
    await expect.element(offer()).toHaveTextContent('此记录之后被修改过')
    await button('恢复').click()
    await expect.element(place()).toHaveValue('别处5号')
    await expect.element(meeting()).toHaveTextContent('没有冲突')
    expect(update).not.toHaveBeenCalled()
    await button('提交').click()
    await visible('修改成功')
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ receiver: '许柚', address: '别处5号', version: 4 })
    await reload()

    await open({ id: '7' })
    await receiver().fill('许柚')
    await reload()
    const second = await open({ id: '7', saved: { ...record, receiver: '王木', version: 4 } })
    await expect.element(offer()).toHaveTextContent('他人也修改了：收件人')
    await button('恢复').click()
    await expect.element(receiver()).toHaveValue('许柚')
    await button('提交').click()
    const mine = page.getByRole('radio', { name: '我的修改' })
    await visible(mine, '他人的修改', '王木')
    expect(second.update).not.toHaveBeenCalled()
    await mine.click()
    await button('提交').click()
    await visible('修改成功')
    expect(second.update.mock.calls[0]?.[1].data).toMatchObject({ receiver: '许柚', version: 4 })
  })

  it('in the declaration is named and left out: a field that is gone, one that may not be changed any more', async () => {
    const { save, fields } = address
    if (!save) throw new Error('it is saved')
    const wide: Resource = {
      ...address,
      fields: { ...fields, note: text({ label: l('备注', 'Note', 'Nota') }) },
      save: { ...save, fields: [...save.fields, 'note'] },
    }
    await open({ resource: wide })
    await receiver().fill('许柚')
    await place().fill('新路9号')
    await page.getByLabelText('备注').fill('易碎')
    await reload()
    const narrow: Resource = { ...address, save: { ...save, fields: ['receiver'] } }
    await open({ resource: narrow })
    await expect.element(offer()).toHaveTextContent('已不存在：备注')
    await expect.element(offer()).toHaveTextContent('您已无权修改：详细地址')
    await button('恢复').click()
    await expect.element(receiver()).toHaveValue('许柚')
  })
})

describe('whatever is typed into', () => {
  const refund = async () => {
    await show(
      <ActionHost>
        <RowActions record={paid} />
      </ActionHost>,
      {
        resources: [trade],
        dataProvider: {
          act: platform(),
          getMany: (async () => ({ data: [paid] })) as unknown as DataProvider['getMany'],
        },
      },
    )
    await button('退款').click()
  }
  const reason = () => page.getByLabelText('退款原因')

  it('the question of an action is offered again about the same record; cancelling it can be undone, which opens it again', async () => {
    await refund()
    await reason().fill('商品缺货')
    await reload()
    await refund()
    await expect.element(offer()).toHaveTextContent('退款原因')
    await button('恢复').click()
    await expect.element(reason()).toHaveValue('商品缺货')
    await button('取消').click()
    await absent(dialog())
    await expect.poll(keptTexts).toEqual([])
    await button('撤销').click()
    await visible(page.getByRole('dialog', { name: /退款/ }), offer())
    await button('恢复').click()
    await expect.element(reason()).toHaveValue('商品缺货')
    await button(/退款 ¥/).click()
    await visible('退款成功')
    await reload()
    expect(await keptTexts()).toEqual([])
  })

  it('is not kept when nothing was typed, and nothing is said when that is left', async () => {
    await refund()
    await visible(reason())
    await button('取消').click()
    await absent(dialog(), '已放弃填写的内容')
    await reload()
    expect(await keptTexts()).toEqual([])
  })

  it('the mapping of an import is offered when a file with the same columns is chosen again', async () => {
    const choose = async (header: string) => {
      await show(<ImportButton resource={address} />, { resources: [address] })
      await button('导入').click()
      await chooseInDialog(new File([`${header}\n林青,一路 1 号`], '地址.csv'))
    }
    const goesInto = (column: string) => page.getByRole('combobox', { name: `“${column}”列导入到` })
    await choose('姓名,地点')
    await goesInto('姓名').selectOptions('receiver')
    await goesInto('地点').selectOptions('address')
    await reload()
    await choose('姓名,地方')
    await visible(goesInto('姓名'))
    await absent(offer())
    await reload()
    await choose('姓名,地点')
    await expect.element(offer()).toHaveTextContent('姓名、地点')
    await expect.element(goesInto('姓名')).toHaveValue('')
    await button('恢复').click()
    await expect.element(goesInto('姓名')).toHaveValue('receiver')
    await expect.element(goesInto('地点')).toHaveValue('address')
  })

  it('a sending keeps its template, texts and recipients, and is forgotten once it is sent', async () => {
    const open = async () => {
      sendingPlatform(smsChannel)
      await openSending(smsChannel)
      await smsChannel.loaded()
    }
    await open()
    await smsChannel.choose()
    await smsChannel.addresses().fill('15400000001\n15400000002')
    await reload()
    await open()
    await expect.element(offer()).toHaveTextContent('手机号')
    await expect.element(smsChannel.addresses()).toHaveValue('')
    await button('恢复').click()
    await expect.element(chooser('模板')).toHaveValue('发货通知 SMS_900000001')
    await expect.element(variable()).toHaveValue('A100')
    await expect.element(smsChannel.addresses()).toHaveValue('15400000001\n15400000002')
    await click(button('发送给 2 人…'), button(/^确认发送 2 条/))
    await visible('已受理 2 条，费用 ¥ 0.090')
    await reload()
    expect(await keptTexts()).toEqual([])
  })

  const within = (content: ReactNode) =>
    show(<ActionHost>{content}</ActionHost>, {
      resources: [complaint],
      dataProvider: { getList: (async () => ({ data: [], total: 0 })) as DataProvider['getList'] },
    })

  it('the profile, but no verification code', async () => {
    const partner = {
      company_name: '青禾',
      contact_name: '林青',
      mobile: '154****0001',
      version: 7,
      wx_bind: {},
    }
    const edit = () =>
      within(<EditDialog name="profile" partner={partner as Partner} onClose={() => undefined} />)
    await edit()
    await page.getByLabelText('手机', { exact: true }).fill('15400000002')
    await page.getByRole('textbox', { name: /验证码/ }).fill('824613')
    await reload()
    expect(JSON.stringify(await keptTexts())).toContain('15400000002')
    expect(JSON.stringify(await keptTexts())).not.toContain('824613')
    await edit()
    await button('恢复').click()
    await expect.element(page.getByLabelText('手机', { exact: true })).toHaveValue('15400000002')
    await expect.element(page.getByRole('textbox', { name: /验证码/ })).toHaveValue('')
  })
})
