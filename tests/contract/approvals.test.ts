import type { JsonObject } from '@mock/platform/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf } from './answers'
import { newRequestId } from './harness'
import { Till } from './trades/till'

const large = 80_000

describe('large refunds', () => {
  const till = new Till()
  const { paid, tradeOf, post, get } = till
  let support = ''
  let finance = ''
  beforeAll(async () => {
    support = await till.running.signIn('demo_support')
    finance = await till.running.signIn('demo_finance')
  })
  const trade = () => paid({ total_fee: 100_000, payer_total: 100_000, refundable_fee: 100_000 })
  const refundOf = (trade_no: string, refund_fee = large): JsonObject => ({
    ...{ trade_no, refund_fee, reason: '商品质量问题' },
  })
  const ask = (body: JsonObject, as = support) =>
    post(
      'askapproval',
      { area: 'trade', action: 'refund', body, note: '客户催得急', request_id: newRequestId() },
      as,
    )

  test('are refused to those who do not decide, and done by those who do', async () => {
    const trade_no = await trade()
    const body = { ...refundOf(trade_no), request_id: newRequestId() }
    expect(await post('refundtrade', body, support)).toMatchObject({ code: 10010 })
    expect(await tradeOf(trade_no)).toMatchObject({ refund_fee: 0 })
    expect((await post('refundtrade', { ...body, refund_fee: 49_999 }, support)).code).toBe(0)
    till.clock.now += 60
    expect(
      (await post('refundtrade', { ...body, refund_fee: 50_000, request_id: newRequestId() }, finance)).code,
    ).toBe(0)
  })

  test('are asked for, seen before and after, and signed', async () => {
    const trade_no = await trade()
    const preview = await post(
      'previewapproval',
      { area: 'trade', action: 'refund', body: refundOf(trade_no) },
      support,
    )
    expect(preview).toMatchObject({
      code: 0,
      data: {
        ...{ records: 1, amount: large, refused: [] },
        items: [
          { id: trade_no, before: { refund_fee: 0 }, after: { refund_fee: large, refundable_fee: 20_000 } },
        ],
      },
    })
    expect(await tradeOf(trade_no)).toMatchObject({ refund_fee: 0 })
    const { id } = dataOf<{ id: number }>(await ask(refundOf(trade_no)))
    expect(await get('info', finance)).toMatchObject({ data: { waiting_approval: 1 } })
    expect(await get('info', support)).toMatchObject({ data: { waiting_approval: 0 } })
    expect(await post('approverequest', { id }, support)).toMatchObject({ code: 10003 })
    expect(await get(`approvalrecords?id=${id}`, finance)).toMatchObject({
      data: {
        total: 1,
        items: [{ id: trade_no, before: { refund_fee: 0 }, after: { refund_fee: large }, code: null }],
      },
    })
    expect(await post('approverequest', { id }, finance)).toMatchObject({ code: 0, data: { state: 'DONE' } })
    expect(await tradeOf(trade_no)).toMatchObject({
      refund_fee: large,
      refunds: [{ operator: 'demo_support' }],
    })
    expect(await post('approverequest', { id }, finance)).toMatchObject({ code: 46102 })
  })
})
