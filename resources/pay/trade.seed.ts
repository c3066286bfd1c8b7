import { defineSeed } from '@mock/platform/areas/rules'
import { dayOf, formatTimestamp, type Random, secondsPerDay, startOfDay } from '@/declaration'
import type { Merchant } from '../merchant/merchant'
import { amountOf, goodsOf, secondOfDay, staffOf } from '../samples'
import type { Trade } from './trade'
import { accountOf, chargeOf, deadHost, openSeconds, transactionId } from './trade.rules'

const historyDays = 90
const stateShares = {
  SUCCESS: 85.9,
  NOTPAY: 3.8,
  USERPAYING: 0.2,
  CLOSED: 7,
  REFUND: 2.6,
  PAYERROR: 0.3,
  FINISHED: 0.1,
  REVOKED: 0.1,
} as const
const refundShares = { SUCCESS: 92.5, PROCESSING: 6, ABNORMAL: 0.5, CLOSED: 1 } as const
const typeShares: { readonly [C in Trade['pay_channel']]: { readonly [T in Trade['trade_type']]?: number } } =
  {
    WXPAY: { NATIVE: 30, JSAPI: 25, MINI: 30, H5: 8, APP: 5, MICROPAY: 2 },
    ALIPAY: { NATIVE: 30, H5: 25, APP: 25, F2F: 20 },
  }
const agentShares = { WXPAY: { 3: 30, 5: 70 }, ALIPAY: { 1: 15, 2: 30, 4: 55 } } as const
const mchNames = [
  '青禾家居',
  '柚见女装',
  '北山母婴',
  '木格零食',
  '暖阁数码',
  '蓝湾文具',
  '石榴宠物',
  '鹿野茶叶',
  '拾光灯具',
  '云朵户外',
  '麦香厨具',
  '桃叶饰品',
]
const reasons = ['买家申请退货退款', '商品缺货', '重复支付', '协商一致退款', '商品质量问题']

/** Days of the last 90, as often as buyers buy: more at weekends, on the 1st and 11th, and eightfold on one promotion day. */
const dayWeights = (now: number): { readonly [daysAgo: string]: number } =>
  Object.fromEntries(
    Array.from({ length: historyDays }, (_, daysAgo) => {
      const date = new Date((now - daysAgo * secondsPerDay + 8 * 3600) * 1000)
      const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6 ? 1.15 : 1
      const special = date.getUTCDate() === 1 || date.getUTCDate() === 11 ? 1.6 : 1
      return [String(daysAgo), weekend * special * (daysAgo === 45 ? 8 : 1)]
    }),
  )

/** Sums of weights, so that one of many days is found by halving. */
const sampler = (weights: { readonly [key: string]: number }) => {
  const keys = Object.keys(weights)
  const sums: number[] = []
  let sum = 0
  for (const key of keys) {
    sum += weights[key] ?? 0
    sums.push(sum)
  }
  return (random: Random): number => {
    const wanted = random.next() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return Number(keys[low])
  }
}

const dayText = (time: number) => dayOf(time).replaceAll('-', '')

/** Payments as domain §15 spreads them over days, hours, channels and states, each of a shop of the same partner. */
export default defineSeed<Trade>({
  after: ['merchant'],
  async *records({ count, now, random, others }) {
    const shops = await others<Merchant>('merchant')
    const pickDay = sampler(dayWeights(now))
    const midnight = startOfDay(dayOf(now)) ?? now
    for (let i = 0; i < count; i++) yield tradeOf(i, pickDay(random))

    function tradeOf(i: number, daysAgo: number): Trade {
      const today = daysAgo === 0
      const create_time = today
        ? midnight + random.int(0, Math.max(0, now - midnight - 1))
        : midnight - daysAgo * secondsPerDay + secondOfDay(random)
      const pay_channel = random.chance(0.62) ? 'WXPAY' : 'ALIPAY'
      const age = now - create_time
      const wanted = random.weighted(stateShares)
      // Nobody is still paying for something that has expired.
      const trade_state =
        wanted === 'NOTPAY' && age > openSeconds - 60
          ? 'CLOSED'
          : wanted === 'USERPAYING' && age > 50
            ? 'SUCCESS'
            : wanted
      const paid = trade_state === 'SUCCESS' || trade_state === 'REFUND' || trade_state === 'FINISHED'
      const total_fee = amountOf(random)
      const payer_total = paid
        ? random.chance(0.05)
          ? Math.max(1, total_fee - random.pick([100, 300, 500]))
          : total_fee
        : 0
      const pay_time = paid ? Math.min(now, create_time + random.int(5, 300)) : null
      const shop = random.chance(0.85) && shops.length > 0 ? random.pick(shops) : undefined
      const merchantNumber = random.int(1, 12)
      const notify_url =
        merchantNumber === 11
          ? `https://${deadHost}/pay`
          : random.chance(0.97)
            ? 'https://erp.example.com/pay'
            : ''
      const failedNotice = paid && notify_url.includes(deadHost)
      const notify_status = !paid || notify_url === '' ? 'NONE' : failedNotice ? 'FAILED' : 'SUCCESS'
      const refunds =
        trade_state === 'REFUND' && pay_time !== null ? [refundOf(payer_total, pay_time, pay_channel)] : []
      const refund_fee = refunds.reduce(
        (sum, one) => (one.refund_status === 'CLOSED' ? sum : sum + one.refund_fee),
        0,
      )
      return {
        trade_no: `P${formatTimestamp(create_time).replace(/\D/g, '')}${String(i).padStart(6, '0')}`,
        out_trade_no: `DD${dayText(create_time)}${String(i).padStart(7, '0')}`,
        transaction_id:
          pay_time === null
            ? ''
            : transactionId(pay_channel, pay_time, String(i).padStart(6, '0') + random.digits(6)),
        pay_channel,
        agent_channel: Number(random.weighted(agentShares[pay_channel])),
        trade_type: random.weighted<Trade['trade_type']>(typeShares[pay_channel]),
        mch_id: `19000099${String(merchantNumber).padStart(2, '0')}`,
        mch_name: mchNames[merchantNumber - 1] ?? '',
        op: shop?.op ?? null,
        seller_nick: shop?.seller_nick ?? '',
        body: goodsOf(random),
        attach: random.chance(0.1) ? 'biz=sms' : '',
        total_fee,
        payer_total,
        refund_fee,
        refundable_fee: trade_state === 'FINISHED' ? 0 : payer_total - refund_fee,
        refund_status: refunds.at(-1)?.refund_status ?? null,
        service_charge_li: chargeOf(payer_total),
        trade_state,
        payer_mask:
          pay_channel === 'WXPAY'
            ? `oDemo${random.int(1, 9)}***`
            : `15${random.digits(1)}****${random.digits(4)}`,
        notify_status,
        notify_times: notify_status === 'SUCCESS' ? 1 : failedNotice ? 8 : 0,
        notify_url,
        complaint_count: 0,
        create_time,
        pay_time,
        close_time:
          trade_state === 'CLOSED' || trade_state === 'REVOKED'
            ? Math.min(now, create_time + openSeconds)
            : null,
        expire_time: create_time + openSeconds,
        refunds,
        notify_logs:
          notify_status === 'NONE' || pay_time === null
            ? []
            : [
                failedNotice
                  ? { push_time: pay_time + 3, http_status: 502, cost_ms: 3000, response_text: 'Bad Gateway' }
                  : {
                      push_time: pay_time + 1,
                      http_status: 200,
                      cost_ms: random.int(40, 220),
                      response_text: 'SUCCESS',
                    },
              ],
      }
    }

    function refundOf(
      payer_total: number,
      pay_time: number,
      channel: Trade['pay_channel'],
    ): Trade['refunds'][number] {
      // Only a refund of the last minutes can still be on its way.
      const recent = now - pay_time < 3600
      const drawn = random.weighted(refundShares)
      const refund_status = drawn === 'PROCESSING' && !recent ? 'SUCCESS' : drawn
      const create_time = Math.min(now, pay_time + random.int(600, 5 * secondsPerDay))
      return {
        out_refund_no: `RF${formatTimestamp(create_time).replace(/\D/g, '')}${random.digits(6)}`,
        refund_id: `5030${random.digits(24)}`,
        refund_fee: random.chance(0.7)
          ? payer_total
          : Math.max(1, Math.floor((payer_total * random.int(10, 90)) / 100)),
        refund_status,
        reason: random.pick(reasons),
        operator: staffOf(random),
        create_time,
        success_time: refund_status === 'SUCCESS' ? Math.min(now, create_time + random.int(20, 7200)) : null,
        user_received_account: refund_status === 'SUCCESS' ? accountOf(channel) : '',
      }
    }
  },
})
