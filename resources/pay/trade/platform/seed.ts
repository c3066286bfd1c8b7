import { defineSeed } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { complaintsAbout } from '@resources/pay/complaint/platform/chosen'
import { refundTotals } from '@resources/pay/refund/platform/refunds'
import { sampleRefunds } from '@resources/pay/refund/platform/samples'
import { midnight } from '@resources/terms/days'
import { amountOf, goodsOf, secondOfDay } from '@resources/terms/samples'
import { dayOf, formatTimestamp, type Random, secondsPerDay } from '@/declaration'
import type { Trade } from '../trade.area'
import { deadHost, sampleNotices } from './notices'
import { channelNumber, chargeOf, openSeconds, transactionId } from './rules'

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
/** A merchant whose server was down for a while: four trades in a thousand were never notified. */
const deadMerchant = 11
const deadShare = 0.055

/** The first sample trades cover every state, so that even the smallest sandbox has them all. `age` is in seconds. */
const shown: readonly {
  readonly state: Trade['trade_state']
  readonly age?: number
  readonly refund?: Trade['refunds'][number]['refund_status']
  readonly dead?: true
}[] = [
  { state: 'USERPAYING', age: 15 },
  { state: 'NOTPAY', age: 600 },
  { state: 'REFUND', refund: 'PROCESSING' },
  { state: 'REFUND', refund: 'ABNORMAL' },
  { state: 'REFUND', refund: 'CLOSED' },
  { state: 'FINISHED' },
  { state: 'REVOKED' },
  { state: 'PAYERROR' },
  { state: 'SUCCESS', age: 300, dead: true },
  { state: 'SUCCESS', age: 5 * 3600, dead: true },
  { state: 'SUCCESS', age: 6 * 3600, dead: true },
  { state: 'SUCCESS', age: 7 * 3600, dead: true },
  // Enough for closing: of those above, one is paid with its notice lost, and the other is about to be.
  { state: 'NOTPAY', age: 1200 },
  { state: 'NOTPAY', age: 2400 },
  { state: 'NOTPAY', age: 3600 },
]

/** Weights of the last 90 days: more at weekends and on the 1st and 11th, eightfold on one promotion day. */
const dayWeights = (now: number): { readonly [daysAgo: string]: number } =>
  Object.fromEntries(
    Array.from({ length: historyDays }, (_, daysAgo) => {
      const date = new Date((now - daysAgo * secondsPerDay + 8 * 3600) * 1000)
      const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6 ? 1.15 : 1
      const special = date.getUTCDate() === 1 || date.getUTCDate() === 11 ? 1.6 : 1
      return [String(daysAgo), weekend * special * (daysAgo === 45 ? 8 : 1)]
    }),
  )

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

/** Trade numbers per second are divided among the sandbox partners; each range fits the largest seed. */
const mostTrades = 150_000
const partnerRooms = 6

const dayText = (time: number) => dayOf(time).replaceAll('-', '')

export default defineSeed<Trade>({
  after: ['merchant'],
  async *records({ partnerId, count, size, now, random, others }) {
    const shops = await others<Merchant>('merchant')
    const pickDay = sampler(dayWeights(now))
    const today = midnight(now)
    const complaintsAboutIt = complaintsAbout({ size, now })
    // Numbers are unique on the whole platform, even for trades of the same second.
    const before = (partnerId % partnerRooms) * mostTrades
    for (let i = 0; i < count; i++) {
      const trade = tradeOf(i, pickDay(random))
      yield { ...trade, complaint_count: complaintsAboutIt(trade) }
    }

    function tradeOf(i: number, daysAgo: number): Trade {
      const one = shown[i]
      const drawn_time =
        daysAgo === 0
          ? today + random.int(0, Math.max(0, now - today - 1))
          : today - daysAgo * secondsPerDay + secondOfDay(random)
      const create_time = one?.age === undefined ? drawn_time : now - one.age
      const pay_channel = random.chance(0.62) ? 'WXPAY' : 'ALIPAY'
      const age = now - create_time
      const drawn = random.weighted(stateShares)
      // Expired trades are not open any more.
      const passed =
        drawn === 'NOTPAY' && age > openSeconds - 60
          ? 'CLOSED'
          : drawn === 'USERPAYING' && age > 50
            ? 'SUCCESS'
            : drawn
      const trade_state = one?.state ?? passed
      const paid = trade_state === 'SUCCESS' || trade_state === 'REFUND' || trade_state === 'FINISHED'
      const total_fee = amountOf(random)
      const payer_total = paid
        ? random.chance(0.05)
          ? Math.max(1, total_fee - random.pick([100, 300, 500]))
          : total_fee
        : 0
      const pay_time = paid ? Math.min(now, create_time + random.int(5, 300)) : null
      const shop = random.chance(0.85) && shops.length > 0 ? random.pick(shops) : undefined
      const merchantNumber = one?.dead ? deadMerchant : random.int(1, 12)
      const dead = one?.dead ?? (merchantNumber === deadMerchant && random.chance(deadShare))
      const notify_url = dead
        ? `https://${deadHost}/pay`
        : random.chance(0.97)
          ? 'https://erp.example.com/pay'
          : ''
      const refunds =
        trade_state === 'REFUND' && pay_time !== null
          ? sampleRefunds({ trade: { payer_total, pay_channel, pay_time }, now, random }, one?.refund)
          : []
      return {
        trade_no: `P${formatTimestamp(create_time).replace(/\D/g, '')}${String(before + i).padStart(6, '0')}`,
        out_trade_no: `DD${dayText(create_time)}${String(i).padStart(7, '0')}`,
        ...channelNumber(
          pay_time === null
            ? ''
            : transactionId(pay_channel, pay_time, String(i).padStart(6, '0') + random.digits(6)),
        ),
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
        ...refundTotals({ payer_total, trade_state }, refunds),
        service_charge_li: chargeOf(payer_total),
        trade_state,
        payer_mask:
          pay_channel === 'WXPAY'
            ? `oDemo${random.int(1, 9)}***`
            : `15${random.digits(1)}****${random.digits(4)}`,
        ...sampleNotices(pay_time, notify_url, now, random),
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
      }
    }
  },
})
