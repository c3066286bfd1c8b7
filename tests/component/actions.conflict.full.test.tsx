import trade from '@resources/pay/trade/trade.area'
import { type ReactNode, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { l, type Resource, text } from '@/declaration'
import { ActionHost, RowActions } from '@/screens/actions'
import { ActionForm } from '@/screens/actions/ActionForm'
import { inTrades, onRow, paid, platform } from './actions.fixture'
import { show } from './kinds.fixture'
import { absent, button, chooseIn, dialog, silenceErrors, visible } from './onPage'

const before: RaRecord = { ...paid, body: '清洁套装', attach: '一楼', version: 3 }
const stale = { id: 'P1', code: 10007, message: '数据已被他人修改，请刷新后重试' }

/** A platform where somebody else has changed the record: it refuses calls made from an older version. */
const changedTo = (record: RaRecord, sends = true) => {
  let present = record
  const act = platform(({ records: [sent] }) =>
    sent?.version === present.version
      ? { succeeded: ['P1'], failed: [] }
      : { succeeded: [], failed: [{ ...stale, ...(sends && { record: present }) }] },
  )
  return {
    act,
    getOne: async () => ({ data: present }),
    change: (next: RaRecord) => {
      present = next
    },
    versions: () => act.mock.calls.map(([, { records }]) => records[0]?.version),
  }
}

const panel = () => page.getByRole('region', { name: '该记录在您打开后已被他人修改' })
const amount = () => page.getByRole('textbox', { name: '退款金额' })
const reason = () => page.getByLabelText('退款原因')
const confirm = () => button(/退款 ¥/).click()

beforeEach(() => silenceErrors())

describe('an action on a record that somebody else has changed', () => {
  test('is sent again where the change does not concern it, and says with its success what had changed', async () => {
    const others = changedTo({ ...before, attach: '二楼', version: 4 })
    await inTrades(before, others.act)
    await button('退款').click()
    await reason().fill('商品缺货')
    await confirm()
    await visible('退款成功（期间他人修改了：附加数据：一楼 → 二楼）')
    await absent(dialog())
    expect(others.versions()).toEqual([3, 4])
    const [first, second] = others.act.mock.calls.map(([, sent]) => sent)
    expect(second?.input).toEqual(first?.input)
    expect(second?.requestId).not.toBe(first?.requestId)
  })

  test.each([
    ['that came with the refusal', true],
    ['that is read again', false],
  ])('is asked about again where it stands on what has changed: by the record %s', async (_, sends) => {
    const others = changedTo({ ...before, refundable_fee: 9_900, version: 4 }, sends)
    await onRow(trade, before, { act: others.act, getOne: others.getOne })
    await button('退款').click()
    await reason().fill('商品缺货')
    await confirm()
    await expect.element(panel()).toHaveFocus()
    await expect.element(panel()).toHaveTextContent(/可退金额：.*129.00.*→.*99.00/)
    // Inputs prefilled from the record follow it; typed ones stay.
    await expect.element(amount()).toHaveValue('99.00')
    await expect.element(reason()).toHaveValue('商品缺货')
    expect(others.act).toHaveBeenCalledOnce()
    await button('退款 ¥ 99.00').click()
    await visible('退款成功')
    expect(others.versions()).toEqual([3, 4])
  })

  test('asks which amount holds where both touched it', async () => {
    const others = changedTo({ ...before, refundable_fee: 9_900, version: 4 })
    await inTrades(before, others.act)
    await button('退款').click()
    await amount().fill('50.00')
    await reason().fill('商品缺货')
    await confirm()
    await visible(panel().getByText(/有 1 项双方都改了/))
    await confirm()
    await visible(panel().getByText('请先选择：退款金额'))
    expect(others.act).toHaveBeenCalledOnce()
    await panel()
      .getByRole('radio', { name: /我的修改/ })
      .click()
    await button('退款 ¥ 50.00').click()
    await visible('退款成功')
    expect(others.act.mock.calls[1]?.[1].input).toMatchObject({ refund_fee: 5000 })
  })

  test('that is not possible any more says why', async () => {
    const others = changedTo({ ...before, trade_state: 'CLOSED', refundable_fee: 0, version: 4 })
    await inTrades(before, others.act)
    await button('退款').click()
    await reason().fill('商品缺货')
    await confirm()
    await expect.element(panel().getByRole('alert')).toHaveTextContent(/\S/)
  })

  test('is asked about although it otherwise asks nothing', async () => {
    const state = text({ label: l('状态', 'State', 'Estado') })
    const area: Resource = {
      ...trade,
      fields: { ...trade.fields, state },
      actions: {
        start: {
          label: l('启动', 'Start', 'Iniciar'),
          icon: 'sync',
          call: 'POST /user/start',
          on: ['row'],
          when: { state: { notIn: ['启动'] } },
        },
      },
    }
    const others = changedTo({ ...before, state: '维护', version: 4 })
    await onRow(area, { ...before, state: '停止' }, others.act)
    await button('启动').click()
    await expect.element(panel()).toHaveTextContent(/状态：.*停止.*→.*维护/)
    await dialog().getByRole('button', { name: '启动' }).click()
    await visible('启动成功')
    expect(others.versions()).toEqual([3, 4])
  })

  test('is sent with the version as it was when the dialog opened, not with one read meanwhile', async () => {
    const others = changedTo({ ...before, refundable_fee: 9_900, version: 4 })
    const Row = (): ReactNode => {
      const [record, setRecord] = useState(before)
      return (
        <ActionHost>
          <RowActions record={record} />
          <button type="button" onClick={() => setRecord({ ...before, refundable_fee: 9_900, version: 4 })}>
            重新读取
          </button>
        </ActionHost>
      )
    }
    await show(<Row />, { resources: [trade], dataProvider: { act: others.act } })
    await button('退款').click()
    page
      .getByText('重新读取')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await reason().fill('商品缺货')
    await confirm()
    await visible(panel())
    expect(others.versions()).toEqual([3])
  })

  test('within the page is prepared on the record as it was when typing began', async () => {
    const note = text({ label: l('说明', 'Note', 'Nota') })
    const area: Resource = {
      ...trade,
      actions: {
        remark: {
          label: l('备注', 'Remark', 'Anotar'),
          icon: 'edit',
          call: 'POST /user/remark',
          on: ['row'],
          inputs: { note },
          when: { body: { set: true } },
        },
      },
    }
    const others = changedTo({ ...before, body: '乙', version: 5 })
    const Page = (): ReactNode => {
      const [record, setRecord] = useState<RaRecord>({ ...before, body: '甲' })
      const read = () => setRecord({ ...before, body: '乙', version: 5 })
      return (
        <ActionHost>
          <ActionForm name="remark" record={record} next={undefined} />
          <button type="button" onClick={read}>
            重新读取
          </button>
        </ActionHost>
      )
    }
    await show(<Page />, { resources: [area], resource: area, dataProvider: { act: others.act } })
    await page.getByRole('textbox', { name: '说明' }).fill('已核对')
    await button('重新读取').click()
    await button('备注').click()
    await expect.element(panel()).toHaveTextContent(/商品描述：.*甲.*→.*乙/)
    await button('备注').click()
    await visible('备注成功')
    expect(others.versions()).toEqual([3, 5])
  })
})

test('a platform without versions is sent none, and a refusal of its own is shown as it is', async () => {
  const act = platform(() => ({ succeeded: [], failed: [stale] }))
  const getOne = vi.fn(async () => ({ data: paid }))
  await onRow(trade, paid, { act, getOne })
  await chooseIn(page, '同步状态')
  await visible(stale.message)
  await absent(panel())
  expect(act).toHaveBeenCalledOnce()
})
