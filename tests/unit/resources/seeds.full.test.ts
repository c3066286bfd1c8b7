import merchant, { type Merchant } from '@resources/merchant/merchant/merchant.area'
import merchantSeed from '@resources/merchant/merchant/platform/seed'
import pushLogSeed from '@resources/merchant/pushLog/platform/seed'
import refundSeed from '@resources/pay/refund/platform/seed'
import refund, { type Refund } from '@resources/pay/refund/refund.area'
import { chargeOf } from '@resources/pay/trade/platform/rules'
import tradeSeed from '@resources/pay/trade/platform/seed'
import trade, { type Trade } from '@resources/pay/trade/trade.area'
import { describe, expect, test } from 'vitest'
import { checkField, idOf, type Resource, type WireRecord } from '@/declaration'
import { now, sampleOf } from './sampleOf'

const merchants = await sampleOf<Merchant>(merchantSeed, 2000, {})
const trades = await sampleOf<Trade>(tradeSeed, 13_500, { merchant: merchants })
const refunds = await sampleOf<Refund>(refundSeed, 13_500, { trade: trades })

const areas: readonly { area: Resource; records: readonly WireRecord[] }[] = [
  { area: merchant, records: merchants },
  { area: trade, records: trades },
  { area: refund, records: refunds },
]

describe('sample refunds', () => {
  const share = (fits: (one: Refund) => boolean) => refunds.filter(fits).length / refunds.length

  test('are those of the trades, one by one', () => {
    const numbersOf = (all: readonly { out_refund_no: string }[]) => all.map((one) => one.out_refund_no)
    expect(numbersOf(refunds)).toEqual(numbersOf(trades.flatMap((one) => one.refunds)))
  })

  test('are of every kind, in the shares that resources/README.md names', () => {
    const whole = share(({ refund_fee, payer_total }) => refund_fee === payer_total)
    const underWay = share(({ refund_status }) => refund_status === 'PROCESSING')
    expect([whole > 0.6, whole < 0.76, underWay > 0.03, underWay < 0.09]).toEqual([true, true, true, true])
    expect(share(({ refund_status }) => refund_status === 'ABNORMAL')).toBeLessThan(0.02)
  })

  test('are on their way only while the channel has not told their result', () => {
    for (const { refund_status, expected_time, success_time } of refunds) {
      expect(expected_time !== null).toBe(refund_status === 'PROCESSING')
      expect(success_time !== null).toBe(refund_status === 'SUCCESS')
    }
  })
})

describe.each(areas)('sample records of $area.name', ({ area, records }) => {
  test('are told apart by their key', () => {
    expect(new Set(records.map((record) => idOf(area.key, record))).size).toBe(records.length)
  })

  test('have a valid value in every declared field', () => {
    const wrong = records.flatMap((record) =>
      Object.entries(area.fields).flatMap(([name, field]) => {
        const value = record[name]
        if (value === undefined || (value === null && !field.nullable)) return [`${name}: ${value}`]
        const violation = checkField(field, value)
        return violation ? [`${name}: ${JSON.stringify(value)} ${violation.code}`] : []
      }),
    )
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('show every value of every choice that a record can rest in', () => {
    const missing = Object.entries(area.fields).flatMap(([name, field]) =>
      field.kind === 'choice'
        ? Object.keys(field.of)
            .filter((value) => !records.some((record) => String(record[name]) === value))
            .map((value) => `${name}.${value}`)
        : [],
    )
    expect(missing).toEqual([])
  })
})

describe('sample trades', () => {
  test('never refund more than was paid, and what is left can be refunded', () => {
    for (const one of trades) {
      const refunded = one.refunds
        .filter(({ refund_status }) => refund_status === 'SUCCESS' || refund_status === 'PROCESSING')
        .reduce((sum, refund) => sum + refund.refund_fee, 0)
      expect(one.refund_fee).toBe(refunded)
      expect(one.refund_fee).toBeLessThanOrEqual(one.payer_total)
      if (one.trade_state !== 'FINISHED') expect(one.refundable_fee).toBe(one.payer_total - one.refund_fee)
    }
  })

  test('have no time after now, and none is paid before it was made', () => {
    for (const { create_time, pay_time, close_time } of trades) {
      expect(Math.max(create_time, pay_time ?? 0, close_time ?? 0)).toBeLessThanOrEqual(now)
      expect(pay_time ?? create_time).toBeGreaterThanOrEqual(create_time)
    }
  })

  test('are found by the last six of their channel number, and have as many notices as were tried', () => {
    for (const { pay_time, transaction_id, transaction_tail } of trades) {
      expect(transaction_id).toHaveLength(pay_time === null ? 0 : 28)
      expect(transaction_tail).toBe(transaction_id.slice(-6))
    }
    for (const { notify_status, notify_times, notify_logs, next_notify_time } of trades) {
      expect(notify_logs).toHaveLength(notify_times)
      expect(next_notify_time !== null).toBe(notify_status === 'WAITING')
      expect(notify_logs.at(-1)?.response_text === 'SUCCESS').toBe(notify_status === 'SUCCESS')
    }
    const failed = trades.filter(({ notify_status }) => notify_status === 'FAILED').length
    expect(failed / trades.length).toBeGreaterThan(0.002)
    expect(failed / trades.length).toBeLessThan(0.006)
  })

  test('belong to shops of the same partner', () => {
    const shops = new Set(merchants.map((shop) => `${shop.op}/${shop.seller_nick}`))
    for (const one of trades) if (one.op !== null) expect(shops).toContain(`${one.op}/${one.seller_nick}`)
  })

  test('have a median amount near 69 yuan and none above 9,800', () => {
    const amounts = trades.map((one) => one.total_fee).sort((a, b) => a - b)
    expect(amounts[Math.floor(amounts.length / 2)]).toBeGreaterThan(6000)
    expect(amounts[Math.floor(amounts.length / 2)]).toBeLessThan(7800)
    expect(amounts.at(-1)).toBeLessThanOrEqual(980_090)
  })
})

test('the channel takes what the service of payments costs', () => {
  expect([13, 14, 12_900].map(chargeOf)).toEqual([0, 1, 490])
})

test('sample merchants expire as their status says', () => {
  const week = 7 * 86_400
  for (const shop of merchants) {
    const left = shop.grant_expire_time - now
    if (shop.grant_status === 'GRANTED') expect(left).toBeGreaterThan(week)
    if (shop.grant_status === 'EXPIRING') expect(left > 0 && left <= week).toBe(true)
    if (shop.grant_status === 'EXPIRED') expect(left).toBeLessThan(0)
  }
})

test('the log of shops that a former version has left with thousands of pushes a day stays as long as any', async () => {
  const busy = merchants.map((shop) => ({
    ...shop,
    today_push: shop.today_push > 0 ? 900 : 0,
    today_fail: 0,
  }))
  const [own, former] = [merchants, busy].map((merchant) => sampleOf(pushLogSeed, 0, { merchant }))
  expect((await former)?.length).toBeLessThan(1.5 * ((await own)?.length ?? 0))
})
