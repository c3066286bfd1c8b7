import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { shopClosed } from '@resources/merchant/merchant/platform/rules'
import { emptyMerchant } from '@resources/pay/refund/platform/refunds'
import { deadHost } from '@resources/pay/trade/platform/notices'
import type { Trade } from '@resources/pay/trade/trade.area'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, oneWay, type Running } from './harness'

/** What the areas' own rules add to their declarations. They do not depend on how the platform runs, so one way will do. */
describe(`rules of areas: ${oneWay.name}`, () => {
  let running: Running
  let token = ''
  beforeAll(async () => {
    running = await oneWay.start()
    token = await running.signIn()
  })
  afterAll(() => running.stop())

  const listOf = async <R>(call: string): Promise<R[]> =>
    dataOf<{ items: R[] }>(await running.get(call, token)).items
  const tradeOf = async (trade_no: string) =>
    dataOf<Trade>(await running.get(`/user/tradedetail?trade_no=${trade_no}`, token))
  const paidBy = async (mch_id: string): Promise<Trade> => {
    const trades = await listOf<Trade>(
      `/user/tradelist?trade_state=SUCCESS&mch_id=${mch_id}&min_fee=2000&limit=100`,
    )
    const [trade] = trades
    if (!trade) throw new Error(`no paid trade of ${mch_id}`)
    return trade
  }
  let requests = 0
  const refund = (trade_no: string, refund_fee: number, request_id = `refund-${++requests}-of-a-test`) =>
    running.post('/user/refundtrade', { trade_no, refund_fee, reason: '商品缺货', request_id }, token)
  const later = async (seconds: number) => {
    running.clock.now += seconds
    await running.runDueJobs()
  }

  describe('refunds', () => {
    test('are accepted at once, paid by the channel later, and never more than is left', async () => {
      const trade = await paidBy('1900009901')
      const first = await refund(trade.trade_no, 500)
      expect(first).toMatchObject({ code: 0, data: { refund_status: 'PROCESSING' } })
      expect(await tradeOf(trade.trade_no)).toMatchObject({
        trade_state: 'REFUND',
        refund_fee: 500,
        refundable_fee: trade.refundable_fee - 500,
        refund_status: 'PROCESSING',
      })
      await later(19)
      expect(await tradeOf(trade.trade_no)).toMatchObject({ refund_status: 'PROCESSING' })
      await later(6)
      const paid = await tradeOf(trade.trade_no)
      expect(paid.refund_status).toBe('SUCCESS')
      expect(paid.refunds[0]).toMatchObject({ refund_status: 'SUCCESS', success_time: running.clock.now })
      await later(60)
      expect(await refund(trade.trade_no, paid.refundable_fee + 1)).toMatchObject({
        code: 43003,
        message: `可退金额不足，剩余${(paid.refundable_fee / 100).toFixed(2)}元`,
      })
    })

    test('wait a minute between two', async () => {
      const trade = await paidBy('1900009902')
      expect(await refund(trade.trade_no, 100)).toMatchObject({ code: 0 })
      await later(60)
      expect(await refund(trade.trade_no, 100)).toMatchObject({ code: 0 })
      await later(59)
      expect(await refund(trade.trade_no, 100)).toMatchObject({ code: 43006 })
    })

    test('happen once, however often the same request is sent', async () => {
      const trade = await paidBy('1900009903')
      const first = await refund(trade.trade_no, 100, 'the-same-request')
      expect(await refund(trade.trade_no, 100, 'the-same-request')).toEqual(first)
      expect(await refund(trade.trade_no, 200, 'the-same-request')).toMatchObject({ code: 10005 })
      expect((await tradeOf(trade.trade_no)).refund_fee).toBe(100)
    })

    test('are refused when the merchant’s account is empty, and leave the trade as it was', async () => {
      const trade = await paidBy(emptyMerchant)
      expect(await refund(trade.trade_no, 100)).toMatchObject({ code: 43007, message: '商户账户余额不足' })
      expect(await tradeOf(trade.trade_no)).toMatchObject({
        trade_state: 'SUCCESS',
        refund_fee: 0,
        refunds: [],
      })
    })
  })

  describe('payment notices', () => {
    test('are sent again by the platform’s clock; a receiver that is down fails again', async () => {
      const failed = await listOf<Trade>('/user/tradelist?trade_state=SUCCESS&notify_status=FAILED&limit=100')
      const [trade] = failed
      expect(trade?.notify_url).toContain(deadHost)
      const trade_no = trade?.trade_no ?? ''
      expect(await running.post('/user/renotifytrade', { ids: [trade_no] }, token)).toMatchObject({
        code: 0,
        data: { success: [trade_no], failed: [] },
      })
      expect(await tradeOf(trade_no)).toMatchObject({ notify_status: 'WAITING' })
      await later(3)
      const after = await tradeOf(trade_no)
      expect(after).toMatchObject({ notify_status: 'FAILED', notify_times: (trade?.notify_times ?? 0) + 1 })
      expect(after.notify_logs.at(-1)).toMatchObject({ http_status: 502, push_time: running.clock.now })
    })
  })

  test('the channel is asked about a trade at most every 5 seconds', async () => {
    const { trade_no } = await paidBy('1900009904')
    const ask = () => running.post('/user/querytrade', { trade_no }, token)
    expect(await ask()).toMatchObject({ code: 0, data: { trade_no } })
    expect(await ask()).toMatchObject({ code: 10004 })
    await later(5)
    expect(await ask()).toMatchObject({ code: 0 })
  })

  describe('shops', () => {
    const targetOf = ({ op, app_id, seller_nick }: Merchant) => ({ op, app_id, seller_nick })

    test('a closed shop’s grant cannot be cleared; the others of the batch are', async () => {
      const shops = await listOf<Merchant>(
        '/user/merchantlist?sync_status=ERROR&grant_status=GRANTED&limit=100',
      )
      const closed = shops.find((shop) => shop.error_message === shopClosed)
      const other = shops.find((shop) => shop.error_message !== shopClosed)
      if (!closed || !other) throw new Error('the sample has no closed and no other shop with an error')
      const { data } = await running.post(
        '/user/cleargrant',
        { targets: [targetOf(closed), targetOf(other)] },
        token,
      )
      expect(data).toMatchObject({
        success: [expect.stringContaining(other.op)],
        failed: [{ code: 40005, message: `清除授权失败：${shopClosed}` }],
      })
    })

    test('a monthly cap may not lie below what was used; 0 is no cap', async () => {
      const shops = await listOf<Merchant>('/user/merchantlist?agent_pay=1&grant_status=GRANTED&limit=100')
      const shop = shops.find((one) => one.agent_pay.month_used_li > 1)
      if (!shop) throw new Error('the sample has no shop with agent pay')
      const cap = (month_limit_li: number) =>
        running.post('/user/saveagentpay', { ...targetOf(shop), is_enable: true, month_limit_li }, token)
      expect(await cap(shop.agent_pay.month_used_li - 1)).toMatchObject({ code: 40032 })
      expect(await cap(0)).toMatchObject({ code: 0, data: { agent_pay: { month_limit_li: 0 } } })
      expect(await cap(shop.agent_pay.month_used_li)).toMatchObject({ code: 0 })
    })

    test('a grant is expiring seven days before its end and expired after it, without anybody asking', async () => {
      const [shop] = await listOf<Merchant>(
        '/user/merchantlist?grant_status=GRANTED&sync_status=RUNNING&sort=grant_expire_time&limit=1',
      )
      if (!shop) throw new Error('the sample has no granted shop')
      const now = async () => {
        const found = await listOf<Merchant>(
          `/user/merchantlist?seller_nick=${encodeURIComponent(shop.seller_nick)}`,
        )
        return found.find((one) => one.app_id === shop.app_id && one.op === shop.op)
      }
      await later(shop.grant_expire_time - running.clock.now - 7 * 86_400)
      // A session lasts 12 hours; the clock has moved by more.
      token = await running.signIn()
      expect(await now()).toMatchObject({ grant_status: 'EXPIRING', sync_status: 'RUNNING' })
      await later(7 * 86_400 + 1)
      token = await running.signIn()
      expect(await now()).toMatchObject({ grant_status: 'EXPIRED', sync_status: 'ERROR' })
    })
  })
})
