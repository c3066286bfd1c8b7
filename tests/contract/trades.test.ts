import { noticeWaits as waits } from '@resources/merchant/pushLog/pushes'
import { deadHost, maxNotices } from '@resources/pay/trade/platform/notices'
import type { Trade } from '@resources/pay/trade/trade.area'
import { describe, expect, test } from 'vitest'
import { dayOf } from '@/declaration'
import { isFullRun } from '../scope'
import { describeRefunds } from './trades/refunding'
import { Till } from './trades/till'

/** Trades and their refunds (resources/README.md#trades). */
describe('trades', () => {
  const till = new Till()
  const { paid, refund, tradeOf, list, get, post, pass, down } = till

  describeRefunds(till)

  test('are found by several of their numbers, and by one as ever', async () => {
    const [one, other] = [await paid(), await paid()]
    await paid()
    const found = async (filter: string) =>
      (await list<Trade>(`tradelist?${filter}`)).items.map(({ trade_no }) => trade_no).sort()
    expect(await found(`keyword=${one},DD${other}`)).toEqual([one, other].sort())
    expect(await found(`out_trade_no=DD${one},DD${other}`)).toEqual([one, other].sort())
    expect(await found(`out_trade_no=DD${one}`)).toEqual([one])
    // Too short for an order number, which is not an error.
    expect(await found('out_trade_no=DD')).toEqual([])
    const many = Array.from({ length: 101 }, (_, index) => `P${index}`).join()
    expect((await get(`tradelist?trade_no=${many}`)).code).toBe(10001)
  })

  describe('asking the channel', () => {
    const query = (trade_no: string) => post('querytrade', { trade_no })

    test('is possible every five seconds, for each trade by itself', async () => {
      const [trade_no, other] = [await paid(), await paid()]
      expect((await query(trade_no)).code).toBe(0)
      till.clock.now += 2
      expect(await query(trade_no)).toMatchObject({ code: 10004, message: '操作过于频繁，请3秒后再试' })
      expect((await query(other)).code).toBe(0)
      till.clock.now += 3
      expect((await query(trade_no)).code).toBe(0)
    })

    test('finds it down, and can be done again at once', async () => {
      const trade_no = await paid({ pay_channel: 'ALIPAY' })
      expect(await down('alipay', () => query(trade_no))).toMatchObject({
        code: 10501,
        message: '支付宝接口暂不可用',
      })
      expect((await down('wxpay', () => query(trade_no))).code).toBe(0)
    })

    const open = { trade_state: 'NOTPAY', pay_time: null, payer_total: 0, refundable_fee: 0 }
    /** Out of ten consecutive numbers, those ending in 0, 1 and 2 were paid, and the notice was lost. */
    const openTrade = async (lost: boolean, like: Record<string, string | number | null> = {}) => {
      for (;;) {
        const create_time = till.clock.now - 120
        const trade_no = await paid({ ...open, create_time, expire_time: create_time + 7200, ...like })
        if (/[0-2]$/.test(trade_no) === lost) return trade_no
      }
    }

    test('brings a payment forward whose notice was lost, bills it and tells the merchant', async () => {
      const trade_no = await openTrade(true, { notify_url: 'https://erp.example.com/pay' })
      const before = await list<{ quantity: number }>('feelist?service=PAY_SERVICE&status=ESTIMATED')
      expect(await query(trade_no)).toMatchObject({
        code: 0,
        data: {
          ...{ trade_state: 'SUCCESS', payer_total: 10_000, refundable_fee: 10_000, service_charge_li: 380 },
          ...{ notify_status: 'WAITING', pay_time: till.clock.now },
        },
      })
      const after = await list<{ quantity: number }>('feelist?service=PAY_SERVICE&status=ESTIMATED')
      expect((after.items[0]?.quantity ?? 0) - (before.items[0]?.quantity ?? 0)).toBe(1)
      await pass(5)
      expect(await tradeOf(trade_no)).toMatchObject({ notify_status: 'SUCCESS', notify_times: 1 })
    })

    test('leaves what nobody has paid open until it expires', async () => {
      const trade_no = await openTrade(false)
      expect(await query(trade_no)).toMatchObject({ data: { trade_state: 'NOTPAY' } })
      till.clock.now += 7200
      expect(await query(trade_no)).toMatchObject({ data: { trade_state: 'CLOSED' } })
    })

    test('knows what a buyer who is paying has done, a minute later; the channel tells it by itself too', async () => {
      const paying = { ...open, trade_state: 'USERPAYING', create_time: till.clock.now }
      const [asked, told] = [await paid(paying), await paid(paying)]
      expect(await query(asked)).toMatchObject({ data: { trade_state: 'USERPAYING' } })
      till.clock.now += 60
      expect(await query(asked)).toMatchObject({ data: { trade_state: 'SUCCESS' } })
      await pass(0)
      expect(await tradeOf(told)).toMatchObject({ trade_state: 'SUCCESS' })
    })

    test('closes what is open, again with success; what is paid is refused, here or at the channel', async () => {
      const close = (trade_no: string) => post('closetrade', { trade_no })
      const trade_no = await openTrade(false)
      expect(await close(trade_no)).toMatchObject({ code: 0, data: { trade_state: 'CLOSED' } })
      expect(await close(trade_no)).toMatchObject({ code: 0, data: { trade_state: 'CLOSED' } })
      const refused = { code: 43008, message: '交易已支付，不能关闭' }
      expect(await close(await paid())).toMatchObject(refused)
      expect(await close(await openTrade(true))).toMatchObject(refused)
      const another = await openTrade(false)
      expect((await down('wxpay', () => close(another))).code).toBe(10501)
    })
  })

  describe('notices', () => {
    const url = `https://${deadHost}/pay`
    const renotify = (ids: string[]) => post('renotifytrade', { ids })

    if (isFullRun)
      test('are tried again and again by the clock, each with its answer, and then fail', async () => {
        const trade_no = await paid({ notify_status: 'WAITING', notify_url: url })
        await pass(3)
        expect(await tradeOf(trade_no)).toMatchObject({
          ...{ notify_status: 'WAITING', notify_times: 1, next_notify_time: till.clock.now + 15 },
          notify_logs: [
            { push_time: till.clock.now, http_status: 502, cost_ms: 3000, response_text: 'Bad Gateway' },
          ],
        })
        for (const wait of waits) await pass(wait + 3)
        const failed = await tradeOf(trade_no)
        const after = { notify_status: 'FAILED', notify_times: maxNotices, next_notify_time: null }
        expect(failed).toMatchObject(after)
        expect(failed.notify_logs).toHaveLength(maxNotices)
        expect(await renotify([trade_no])).toMatchObject({ data: { success: [trade_no], failed: [] } })
        expect(await tradeOf(trade_no)).toMatchObject({ notify_status: 'WAITING' })
        await pass(3)
        expect(await tradeOf(trade_no)).toMatchObject({
          notify_status: 'FAILED',
          notify_times: maxNotices + 1,
        })
      })

    test('are sent again for many at once, and say of which not', async () => {
      const like = { notify_status: 'FAILED', notify_url: url }
      const [good, told, unpaid, nowhere] = [
        await paid(like),
        await paid({ ...like, notify_status: 'SUCCESS' }),
        await paid({ ...like, trade_state: 'NOTPAY', pay_time: null }),
        await paid({ ...like, notify_url: '' }),
      ]
      expect(await renotify([good, told, unpaid, nowhere])).toMatchObject({
        code: 0,
        data: {
          success: [good],
          failed: [
            { id: told, code: 43010, message: '通知已成功，无需补发' },
            { id: unpaid, code: 43002, message: '交易未支付，不能退款' },
            { id: nowhere, code: 43011, message: '未设置通知地址' },
          ],
        },
      })
    })
  })

  describe('the list', () => {
    const totals = async (query: string) => (await list<Trade>(`tradelist?limit=100&${query}`)).items

    test('finds a payment by either number whole, and by the last six of the channel’s', async () => {
      const like = { transaction_id: '4200009999202406019876543210', transaction_tail: '543210' }
      const trade_no = await paid(like)
      const { out_trade_no, transaction_id } = await tradeOf(trade_no)
      for (const keyword of [trade_no, out_trade_no, transaction_id, transaction_id.slice(-6)])
        expect((await totals(`keyword=${keyword}`)).map((one) => one.trade_no)).toEqual([trade_no])
      for (const keyword of [trade_no.slice(-6), transaction_id.slice(-5), transaction_id.slice(0, 6)])
        expect(await totals(`keyword=${keyword}`)).toEqual([])
    })

    test('asks for the day of payment or of order, for amounts in fen, and sums over the whole filter', async () => {
      const mch_id = '1900009950'
      const create_time = till.clock.now - 86_400
      const trade_no = await paid({ mch_id, create_time, payer_total: 9_900, service_charge_li: 376 })
      const large = { total_fee: 20_000, payer_total: 20_000, refundable_fee: 20_000 }
      await paid({ mch_id, ...large, service_charge_li: 760 })
      await paid({ mch_id, trade_state: 'NOTPAY', pay_time: null, payer_total: 0, refundable_fee: 0 })
      await refund(trade_no, 900)
      const today = dayOf(till.clock.now)
      const day = `begin_date=${today}&end_date=${today}&mch_id=${mch_id}`
      expect(await totals(`date_type=pay&${day}`)).toHaveLength(2)
      expect(await totals(`date_type=create&${day}`)).toHaveLength(2)
      expect(await totals(`mch_id=${mch_id}&min_fee=10000&max_fee=10000`)).toHaveLength(2)
      expect(
        await totals(`mch_id=${mch_id}&agent_channel=5&trade_type=NATIVE&pay_channel=WXPAY`),
      ).toHaveLength(3)
      expect((await get(`tradelist?mch_id=${mch_id}`)).data).toMatchObject({
        summary: { pay_fee: 29_900, pay_count: 2, refund_fee: 900, refund_count: 1, charge_li: 1136 },
      })
    })
  })
})
