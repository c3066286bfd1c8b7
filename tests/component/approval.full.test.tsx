import approval from '@resources/approval/approval.area'
import ApprovalRecords from '@resources/approval/ui/ApprovalRecords.part'
import ApprovalWhat from '@resources/approval/ui/ApprovalWhat.part'
import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import type { ReactNode } from 'react'
import type { DataProvider, RaRecord } from 'react-admin'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Resource, text } from '@/declaration'
import type { Foreseen, Preview } from '@/platform/dataProvider'
import { PlatformError } from '@/platform/errors'
import { operator, waitingApprovals } from '@/platform/operator'
import type { UserInfo } from '@/platform/userInfo'
import { ActionHost, BulkActions, RowActions } from '@/screens/actions'
import { PermittedContext } from '@/screens/endpoints'
import { SaveForm } from '@/screens/form/SaveForm'
import { SelectionProvider } from '@/screens/list/selection'
import ApprovalsButton from '@/shell/navbar/ApprovalsButton'
import { plainArea } from '../unit/declaration/plainArea'
import { paid, platform, shop } from './actions.fixture'
import { behindFetch } from './behindFetch'
import { show } from './kinds.fixture'
import { absent, button, dialog, later, link, silenceErrors, toasts, visible } from './onPage'
import { violations } from './violations'

const signedIn: UserInfo = {
  ...{ username: 'demo_support', name: '周晴', avatar: '', introduction: '', menus: [], roles: ['admin'] },
  ...{ permissions: ['*'], viewAs: [], support: undefined, offers: ['approvals'], draftKey: '' },
}
const isOn = (...offers: UserInfo['offers']) =>
  vi.spyOn(operator, 'read').mockReturnValue({ ...signedIn, offers })

beforeEach(() => {
  silenceErrors()
  isOn('approvals')
})

const foreseen = (id: string, before: Foreseen['before'], after: Foreseen['after']): Foreseen => ({
  ...{ id, title: `${id}店`, before, after, hidden: [] },
})
const refunded: Preview = {
  amount: 80_000,
  items: [
    {
      ...foreseen(
        'P1',
        { refund_fee: 0, refundable_fee: 100_000 },
        { refund_fee: 80_000, refundable_fee: 20_000 },
      ),
      title: 'P1',
    },
  ],
  refused: [],
}

/** Those who ask may do all but decide. */
const asking = (key: string) => !key.endsWith('.approve')

const inConsole = (children: ReactNode, area: Resource, dataProvider: Partial<DataProvider>, may = asking) =>
  show(
    <PermittedContext value={may}>
      <SelectionProvider>
        <ActionHost>{children}</ActionHost>
      </SelectionProvider>
    </PermittedContext>,
    { resources: [area, approval], resource: area, dataProvider },
  )

const calls = (preview: () => Promise<Preview> = async () => refunded) => {
  const act = platform()
  const previewApproval = vi.fn(async (_area: string, _order: object) => ({ data: await preview() }))
  const askApproval = vi.fn(async (_area: string, _order: object) => ({ data: { id: '7' } }))
  return { act, previewApproval, askApproval }
}
const large: RaRecord = { ...paid, refundable_fee: 100_000, version: 3 }
const refundRow = async (dataProvider = calls(), may?: typeof asking) => {
  await inConsole(<RowActions record={large} />, trade, dataProvider, may)
  await button('退款').click()
  await dialog().getByRole('textbox', { name: '退款金额' }).fill('800')
  await dialog().getByRole('combobox', { name: '退款原因' }).fill('商品质量问题')
  return dataProvider
}

describe('a large refund', () => {
  test('asks a second person, who reads the result and a note', async () => {
    const { act, previewApproval, askApproval } = await refundRow()
    await visible('提交后由他人审批，通过后自动执行；结果在“审批”中查看。')
    await dialog().getByRole('button', { name: '提交审批' }).click()
    await visible(page.getByRole('heading', { name: '批准后的变化' }))
    await expect.element(page.getByRole('listitem', { name: 'P1' })).toHaveTextContent(/0\.00.*→.*800\.00/)
    expect(await violations()).toEqual([])
    await page.getByRole('textbox', { name: /说明/ }).fill(' 买家催得急 ')
    await dialog().getByRole('button', { name: '提交审批' }).click()
    await absent(dialog())
    expect(act).not.toHaveBeenCalled()
    const order = {
      action: 'refund',
      records: [large],
      input: { refund_fee: 80_000, reason: '商品质量问题' },
    }
    expect(previewApproval.mock.calls[0]?.[1]).toMatchObject(order)
    expect(askApproval.mock.calls).toMatchObject([
      ['pay/tradelist', { ...order, note: '买家催得急', requestId: expect.any(String) }],
    ])
    await expect.element(toasts()).toHaveTextContent('已提交审批。')
    await expect
      .element(link('查看请求'))
      .toHaveAttribute('href', expect.stringMatching(/\/approval\/7\/show$/))
  })

  test('below the threshold, and by somebody who decides, is sent as ever', async () => {
    const { act, previewApproval } = await refundRow()
    await dialog().getByRole('textbox', { name: '退款金额' }).fill('499.99')
    await absent('提交后由他人审批，通过后自动执行；结果在“审批”中查看。')
    await dialog().getByRole('button', { name: /^退款/ }).click()
    await absent(dialog())
    expect(act).toHaveBeenCalledTimes(1)
    expect(previewApproval).not.toHaveBeenCalled()
  })

  test('is refunded at once by somebody who decides', async () => {
    const { act } = await refundRow(calls(), () => true)
    await dialog().getByRole('button', { name: /^退款/ }).click()
    await absent(dialog())
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('is asked for where the console did not know, once the platform says so; what was typed stays', async () => {
    const refused = { id: 'P1', code: 10010, message: '需要他人审批后才能执行' }
    const dataProvider = { ...calls(), act: platform(() => ({ succeeded: [], failed: [refused] })) }
    await refundRow(dataProvider, () => true)
    await dialog().getByRole('button', { name: /^退款/ }).click()
    await visible(page.getByRole('heading', { name: '批准后的变化' }))
    await button('返回').click()
    await expect.element(dialog().getByRole('textbox', { name: '退款金额' })).toHaveValue('800.00')
  })

  test('is only refused where the platform has no approvals', async () => {
    isOn()
    const refused = { id: 'P1', code: 10010, message: '需要他人审批后才能执行' }
    const dataProvider = { ...calls(), act: platform(() => ({ succeeded: [], failed: [refused] })) }
    await refundRow(dataProvider)
    await dialog().getByRole('button', { name: /^退款/ }).click()
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('需要他人审批后才能执行')
    expect(dataProvider.previewApproval).not.toHaveBeenCalled()
  })

  test('waits for the result, and says why it cannot be shown', async () => {
    const { answer, come } = later<Preview>()
    const dataProvider = await refundRow(calls(() => answer))
    await dialog().getByRole('button', { name: '提交审批' }).click()
    await visible(page.getByRole('status', { name: '正在试算结果…' }))
    await expect.element(dialog().getByRole('button', { name: '提交审批' })).toBeDisabled()
    come(refunded)
    await expect.element(dialog().getByRole('button', { name: '提交审批' })).toBeEnabled()
    dataProvider.askApproval.mockRejectedValueOnce(
      new PlatformError({ code: 46105, message: '该操作无需审批，请直接执行', data: null }),
    )
    await dialog().getByRole('button', { name: '提交审批' }).click()
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('该操作无需审批，请直接执行')
    await dialog().getByRole('button', { name: '提交审批' }).click()
    await absent(dialog())
    const [first, second] = dataProvider.askApproval.mock.calls.map(([, order]) => order)
    expect(second).toEqual(first)
  })

  test('can be tried again when the result did not come', async () => {
    const preview = vi.fn(async () => refunded)
    preview.mockRejectedValueOnce(new PlatformError({ code: 10500, message: '系统繁忙', data: null }))
    await refundRow(calls(preview))
    await dialog().getByRole('button', { name: '提交审批' }).click()
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('无法预览执行结果：系统繁忙')
    await dialog().getByRole('button', { name: '重试' }).click()
    await visible(page.getByRole('heading', { name: '批准后的变化' }))
  })
})

describe('many records', () => {
  const shops = Array.from({ length: 25 }, (_, index) => shop(`甲${index + 1}`, 'GRANTED'))
  const cleared: Preview = {
    amount: null,
    items: shops
      .slice(1)
      .map(({ id }) => foreseen(String(id), { grant_status: 'GRANTED' }, { grant_status: 'CLEARED' })),
    refused: [{ id: '甲1', title: '甲1店', reason: '店铺已关闭' }],
  }

  test('are one request instead of a run, page by page, without those that cannot be done', async () => {
    const { act, askApproval } = calls()
    const dataProvider = { act, askApproval, previewApproval: async () => ({ data: cleared }) }
    await inConsole(<BulkActions records={shops} />, merchant, dataProvider, () => true)
    await button('清除授权').click()
    await dialog().getByRole('button', { name: '提交审批（25 条）' }).click()
    await expect
      .element(dialog().getByRole('alert'))
      .toHaveTextContent('1 条记录不能执行，不会提交：甲1店 – 店铺已关闭')
    await expect.element(page.getByRole('listitem', { name: '甲2店' })).toHaveTextContent(/已授权.*→.*已清除/)
    await absent(page.getByRole('listitem', { name: '甲25店' }))
    await visible('第 1–20 条，共 24 条')
    await button('下一页').click()
    await visible(page.getByRole('listitem', { name: '甲25店' }))
    await dialog().getByRole('button', { name: '提交审批（24 条）' }).click()
    await absent(dialog())
    expect(act).not.toHaveBeenCalled()
    expect(askApproval.mock.calls[0]?.[1]).toMatchObject({ action: 'clearGrant', records: shops })
  })
})

describe('a form', () => {
  const notes: Resource = {
    ...plainArea('/notes'),
    fields: {
      no: text({ label: { zh: '编号', en: 'No.', es: 'N.º' } }),
      words: text({ label: { zh: '内容', en: 'Words', es: 'Texto' } }),
    },
    save: {
      call: 'POST /user/savenotes',
      fields: ['words'],
      approve: { when: { words: '大额' }, by: 'notes.approve' },
    },
  }
  test('asks for approval of what it would save', async () => {
    const dataProvider = {
      ...calls(async () => ({
        ...{ amount: null, refused: [] },
        items: [foreseen('N1', { words: '小额' }, { words: '大额' })],
      })),
      update: vi.fn(),
    }
    const onEnd = vi.fn()
    await inConsole(
      <SaveForm record={{ id: 'N1', no: 'N1', words: '小额', version: 4 }} onEnd={onEnd}>
        {({ inputs, buttons }) => (
          <>
            {inputs}
            {buttons}
          </>
        )}
      </SaveForm>,
      notes,
      dataProvider,
    )
    await visible(button('保存'))
    await page.getByRole('textbox', { name: '内容' }).fill('大额')
    await button('提交审批').click()
    await expect.element(page.getByRole('listitem', { name: 'N1店' })).toHaveTextContent(/小额.*→.*大额/)
    await dialog().getByRole('button', { name: '提交审批' }).click()
    await absent(dialog())
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(dataProvider.update).not.toHaveBeenCalled()
    expect(dataProvider.askApproval.mock.calls[0]?.[1]).toMatchObject({
      ...{ save: true, id: 'N1', data: { words: '大额', version: 4 } },
    })
  })
})

test('a request shows before and after, what became of each, and what it is about in words', async () => {
  const calls = behindFetch(() => ({
    total: 2,
    items: [
      { ...foreseen('P1', { refund_fee: 0 }, { refund_fee: 80_000 }), code: 0 },
      {
        ...foreseen('P2', { refund_fee: 0 }, { refund_fee: 90_000 }),
        code: 10007,
        message: '数据已被他人修改',
      },
    ],
  }))
  const request: RaRecord = { id: '7', what: 'trade.refund', state: 'PARTLY' }
  await show(
    <main>
      <h1>审批请求</h1>
      <h2>P1</h2>
      <ApprovalWhat
        field={approval.fields.what}
        name="what"
        value="trade.refund"
        record={request}
        place="show"
      />
      <ApprovalRecords resource={approval} record={request} partial={false} refresh={() => {}} />
    </main>,
    { resources: [approval, trade] },
  )
  await visible('交易 – 退款')
  await expect
    .element(page.getByRole('listitem', { name: 'P1店' }))
    .toHaveTextContent(/已执行.*0\.00.*→.*800\.00/)
  await expect
    .element(page.getByRole('listitem', { name: 'P2店' }))
    .toHaveTextContent('未执行：数据已被他人修改')
  expect(calls.map(({ name, query }) => `${name}?${query}`)).toEqual([
    'approvalrecords?id=7&offset=0&limit=20',
  ])
  expect(await violations()).toEqual([])
})

test('the bell says how many wait, and opens what waits and what was asked for', async () => {
  const request = { what: 'trade.refund', title: 'P1', amount: 80_000, state: 'WAITING' }
  const getList = vi.fn(async (_area: string, { filter }: { filter?: { whose?: string } }) => ({
    data: filter?.whose === 'OTHERS' ? [{ id: 7, ...request }] : [],
    total: filter?.whose === 'OTHERS' ? 1 : 0,
  }))
  const refresh = vi.spyOn(operator, 'refresh').mockResolvedValue()
  waitingApprovals.update(3)
  const { queryClient } = await show(<ApprovalsButton />, {
    resources: [approval, trade],
    dataProvider: { getList: getList as never },
  })
  await button('审批 – 3 条由您审批').click()
  const waiting = page.getByRole('region', { name: '由我审批' })
  await expect.element(waiting.getByRole('link')).toHaveAttribute('href', '/approval/7/show')
  await expect.element(waiting).toHaveTextContent(/P1.*800\.00.*待审批/)
  await expect.element(page.getByRole('region', { name: '我提交的' })).toHaveTextContent('没有')
  // A decision invalidates everything that shows requests, including the count.
  expect(refresh).not.toHaveBeenCalled()
  await queryClient.invalidateQueries({ queryKey: ['approval'] })
  expect(refresh).toHaveBeenCalledTimes(1)
  waitingApprovals.update(0)
  await visible(page.getByRole('button', { name: '审批', exact: true, includeHidden: true }))
})
