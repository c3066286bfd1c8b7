import { describe, expect, it } from 'vitest'
import { dataOf } from './answers'
import { newRequestId } from './harness'
import { partnerId } from './operator'
import { canStartPostgres } from './postgres'
import { TwoInstances } from './twoInstances'

describe.runIf(canStartPostgres())('approvals on two instances', () => {
  const both = new TwoInstances()
  const trade = async () => {
    const [row] = await both.query<{ trade_no: string }>(
      `update area.trade set trade_state = 'SUCCESS', refundable_fee = 100000, payer_total = 100000, refund_fee = 0,
         refunds = '[]', pay_time = $2
       where partner_id = $1 and trade_no = (
         select min(trade_no) from area.trade where partner_id = $1 and refund_fee = 0 and mch_id <> '1900009907')
       returning trade_no`,
      both.now - 100,
    )
    return row?.trade_no ?? ''
  }

  it('two who approve one request at once act once', async () => {
    const [support, finance, manager] = [
      await both.signIn(0, 'demo_support'),
      await both.signIn(0, 'demo_finance'),
      await both.signIn(1, 'demo_manager'),
    ]
    for (let round = 0; round < 5; round++) {
      const trade_no = await trade()
      const body = { trade_no, refund_fee: 80_000, reason: '商品质量问题' }
      const order = { area: 'trade', action: 'refund', body, request_id: newRequestId() }
      const id = Number(dataOf(await both.post(0, 'askapproval', order, support)).id)
      const answers = await Promise.all(
        [finance, manager, finance, manager].map((token, index) =>
          both.post(index, 'approverequest', { id }, token),
        ),
      )
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 46102, 46102, 46102])
      expect(
        await both.query(
          'select refund_fee from area.refund where partner_id = $1 and trade_no = $2',
          trade_no,
        ),
      ).toEqual([{ refund_fee: 80_000 }])
    }
  })

  it('portions that are sent to both at once count together', async () => {
    const shops = await both.query<{ op: string; app_id: string; seller_nick: string }>(
      `select op, app_id, seller_nick from area.merchant
       where partner_id = $1 and grant_status = 'GRANTED' and error_message = '' order by seller_nick limit 60`,
    )
    const answers = await Promise.all(
      [0, 1, 2].map((part) =>
        both.post(part, 'cleargrant', { targets: shops.slice(part * 20, (part + 1) * 20) }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 10010, 10010])
    const [cleared] = await both.query<{ count: number }>(
      `select count(*)::bigint as count from area.merchant m
       join jsonb_to_recordset($2::jsonb) as s (op text, app_id text, seller_nick text) using (op, app_id, seller_nick)
       where partner_id = $1 and grant_status = 'CLEARED'`,
      JSON.stringify(shops),
    )
    expect([partnerId, cleared?.count]).toEqual([partnerId, 20])
  })
})
