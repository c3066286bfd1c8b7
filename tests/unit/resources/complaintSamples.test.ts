import complaint, { type Complaint } from '@resources/pay/complaint/complaint.area'
import { operateTypes } from '@resources/pay/complaint/complaintWords'
import { applyEvents } from '@resources/pay/complaint/platform/machine'
import complaintSeed from '@resources/pay/complaint/platform/seed'
import tradeSeed from '@resources/pay/trade/platform/seed'
import type { Trade } from '@resources/pay/trade/trade.area'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkField, type Field } from '@/declaration'
import { now, sampleOf } from './sampleOf'

const sizes = [
  ['small', 600, 24],
  ['standard', 13_500, 120],
] as const

describe.each(sizes)('sample complaints, %s', (size, paid, wanted) => {
  let trades: readonly Trade[] = []
  let complaints: readonly Complaint[] = []
  beforeAll(async () => {
    trades = await sampleOf<Trade>(tradeSeed, paid, { merchant: [] }, size)
    complaints = await sampleOf<Complaint>(complaintSeed, 0, { trade: trades }, size)
  })
  const share = (test: (one: Complaint) => boolean) => complaints.filter(test).length / complaints.length

  it('are about as many as wanted, each with a key of its own and valid in every field', () => {
    expect(complaints.length).toBeGreaterThan(wanted * 0.75)
    expect(complaints.length).toBeLessThanOrEqual(wanted)
    expect(new Set(complaints.map((one) => one.complaint_id)).size).toBe(complaints.length)
    const wrong = complaints.flatMap((one) =>
      Object.entries<Field>(complaint.fields).flatMap(([name, field]) => {
        const value = one[name as keyof Complaint]
        // A number in its masked form is no number to dial.
        if (name === 'payer_phone')
          return value === null || /^1\d\d\*{4}\d{4}$/.test(String(value)) ? [] : [name]
        if (value === null) return field.nullable ? [] : [name]
        return checkField(field, value) ? [`${name}: ${JSON.stringify(value)}`] : []
      }),
    )
    expect(wrong).toEqual([])
    for (const one of complaints) expect(one.complaint_id).toMatch(/^2002018\d{20}$/)
  })

  it('are about real payments, which count them', () => {
    const counted = new Map<string, number>()
    for (const { complaint_order_info, order_fee, complaint_time } of complaints) {
      const about = complaint_order_info.map(({ out_trade_no, transaction_id, amount }) => {
        const trade = trades.find((one) => one.out_trade_no === out_trade_no)
        expect(trade).toMatchObject({ transaction_id, payer_total: amount, pay_channel: 'WXPAY' })
        counted.set(out_trade_no, (counted.get(out_trade_no) ?? 0) + 1)
        return trade
      })
      expect(order_fee).toBe(about.reduce((sum, trade) => sum + (trade?.payer_total ?? 0), 0))
      expect(new Set(about.map((trade) => trade?.mch_id)).size).toBe(1)
      for (const trade of about) expect(complaint_time).toBeGreaterThan(Number(trade?.pay_time))
    }
    for (const { out_trade_no, complaint_count } of trades)
      expect([out_trade_no, complaint_count]).toEqual([out_trade_no, counted.get(out_trade_no) ?? 0])
  })

  it('have a history that leads to their state, in its order and not after now', () => {
    for (const one of complaints) {
      const { items, total } = one.history
      expect(total).toBe(items.length)
      const times = items.map(({ operate_time }) => operate_time)
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(times[0]).toBe(one.complaint_time)
      expect(times.at(-1)).toBeLessThanOrEqual(now)
      expect(new Set(items.map(({ log_id }) => log_id)).size).toBe(total)
      const untouched = { first_reply_time: null, complete_time: null, incoming_user_response: false }
      const counts = { user_complaint_times: 0, history: { items: [], total: 0 } }
      const fresh: Complaint = { ...one, ...untouched, ...counts, complaint_state: 'PENDING' }
      const told = applyEvents(
        fresh,
        items.map(({ operate_type: type, operate_time: at, operate_details: details, images }) => ({
          ...{ type, at, details, images },
        })),
      )
      expect(told).toEqual(one)
      expect(one.complaint_state === 'PROCESSED').toBe(one.complete_time !== null)
    }
  })

  it('show everything that can happen, and every value of every choice', () => {
    const types = new Set(complaints.flatMap(({ history }) => history.items.map((item) => item.operate_type)))
    expect([...types].sort()).toEqual(Object.keys(operateTypes).sort())
    expect(new Set(complaints.map(({ refund_decision }) => refund_decision)).size).toBe(3)
    expect(new Set(complaints.map(({ problem_type }) => problem_type)).size).toBe(3)
    expect(new Set(complaints.map(({ complaint_state }) => complaint_state)).size).toBe(3)
    const media = complaints.flatMap((one) => one.complaint_media_list.map(({ media_type }) => media_type))
    expect([...new Set(media)].sort()).toEqual(['OPERATION_IMAGE', 'USER_COMPLAINT_IMAGE'])
    const orders = complaints.flatMap((one) => one.service_order_info.map(({ state }) => state))
    expect(orders).toEqual(expect.arrayContaining(['REVOKED', 'DONE']))
    expect(complaints.some(({ user_tag_list }) => user_tag_list.includes('HIGH_RISK'))).toBe(true)
  })

  it('are spread as wanted', () => {
    if (size === 'small') return
    const open = complaints.filter((one) => one.due_time !== null)
    const late = open.filter((one) => Number(one.due_time) < now).length / open.length
    const shares: readonly [share: number, low: number, high: number][] = [
      [share((one) => one.complaint_state === 'PENDING'), 0.12, 0.24],
      [share((one) => one.complaint_state === 'PROCESSING'), 0.2, 0.34],
      [share((one) => one.problem_type === 'REFUND'), 0.55, 0.73],
      [share((one) => one.user_complaint_times > 1), 0.1, 0.27],
      [share((one) => one.complaint_media_list.length > 0), 0.36, 0.56],
      [late, 0.01, 0.1],
    ]
    for (const [part, low, high] of shares) {
      expect(part).toBeGreaterThanOrEqual(low)
      expect(part).toBeLessThanOrEqual(high)
    }
  })
})
