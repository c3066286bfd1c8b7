import complaint, { type Complaint } from '@resources/pay/complaint/complaint.area'
import { fillReply } from '@resources/pay/complaint/complaintStates'
import { operateTypes } from '@resources/pay/complaint/complaintWords'
import { channelRefusal } from '@resources/pay/complaint/platform/answers'
import {
  applyEvent,
  applyEvents,
  canApply,
  isUnanswered,
  type OperateType,
  queuePlace,
} from '@resources/pay/complaint/platform/machine'
import { withRefunds } from '@resources/pay/complaint/platform/refundWatch'
import complaintSeed from '@resources/pay/complaint/platform/seed'
import { dueEvent } from '@resources/pay/complaint/platform/users'
import tradeSeed from '@resources/pay/trade/platform/seed'
import type { Trade } from '@resources/pay/trade/trade.area'
import { describe, expect, it, test } from 'vitest'
import { checkField, type Field } from '@/declaration'
import { now, sampleOf } from './sampleOf'

const hour = 3600

const samples = await Promise.all(
  [
    { size: 'small', paid: 600, wanted: 24 } as const,
    { size: 'standard', paid: 13_500, wanted: 120 } as const,
  ].map(async ({ size, paid, wanted }) => {
    const trades = await sampleOf<Trade>(tradeSeed, paid, { merchant: [] }, size)
    const complaints = await sampleOf<Complaint>(complaintSeed, 0, { trade: trades }, size)
    return { size, wanted, trades, complaints }
  }),
)

/** A sample in which everything that the state machine checks is new. */
const base: Complaint = {
  ...(samples[0]?.complaints[0] ?? expect.fail('there is no sample')),
  complaint_id: '200201820240601000000000001',
  complaint_time: now - 2 * hour,
  complaint_state: 'PENDING',
  complaint_full_refunded: false,
  incoming_user_response: false,
  user_complaint_times: 1,
  user_tag_list: [],
  refund_decision: 'NONE',
  first_reply_time: null,
  complete_time: null,
  reply_deadline_time: now + 22 * hour,
  close_deadline_time: now + 70 * hour,
  due_time: now + 22 * hour,
  history: { items: [], total: 0 },
}
const inState = (complaint_state: Complaint['complaint_state']): Complaint => ({
  ...base,
  complaint_state,
  first_reply_time: complaint_state === 'PENDING' ? null : now - hour,
  complete_time: complaint_state === 'PROCESSED' ? now - hour : null,
})

/** Where each thing leads from PENDING, PROCESSING and PROCESSED; `-`: it cannot happen there. `+`: a message waits. */
const machine: { readonly [type in OperateType]: readonly [string, string, string] } = {
  USER_CREATE_COMPLAINT: ['PENDING', 'PENDING', 'PENDING'],
  USER_CONTINUE_COMPLAINT: ['-', '-', 'PROCESSING+'],
  USER_RESPONSE: ['PENDING+', 'PROCESSING+', 'PROCESSED+'],
  PLATFORM_RESPONSE: ['PENDING+', 'PROCESSING+', 'PROCESSED+'],
  MERCHANT_RESPONSE: ['PROCESSING', 'PROCESSING', '-'],
  MERCHANT_CONFIRM_COMPLETE: ['-', 'PROCESSED', '-'],
  MERCHANT_APPROVE_REFUND: ['PROCESSING', 'PROCESSING', '-'],
  MERCHANT_REFUSE_RERUND: ['PROCESSED', 'PROCESSED', '-'],
  COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE: ['PENDING', 'PROCESSING', 'PROCESSED'],
  COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE: ['PENDING', 'PROCESSING', 'PROCESSED'],
  COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE: ['PROCESSED', 'PROCESSED', 'PROCESSED'],
  COMPLAINT_ENTRUSTED_REFUND_SYSTEM_MESSAGE: ['PENDING', 'PROCESSING', 'PROCESSED'],
  USER_APPLY_PLATFORM_HELP: ['PENDING', 'PROCESSING', '-'],
  PLATFORM_HELP_APPLICATION: ['PENDING', 'PROCESSING', '-'],
  USER_REVOKE_COMPLAINT: ['PROCESSED', 'PROCESSED', '-'],
  USER_COMFIRM_COMPLAINT: ['PROCESSED', 'PROCESSED', '-'],
  USER_SUBMIT_SATISFACTION: ['-', '-', 'PROCESSED'],
  SERVICE_ORDER_CANCEL: ['PENDING', 'PROCESSING', 'PROCESSED'],
  SERVICE_ORDER_COMPLETE: ['PENDING', 'PROCESSING', 'PROCESSED'],
}
const states = ['PENDING', 'PROCESSING', 'PROCESSED'] as const
const cells = Object.entries(machine).flatMap(([type, results]) =>
  states.map((state, index) => [type as OperateType, state, results[index] ?? ''] as const),
)

describe('a complaint', () => {
  test.each(cells)('after %s in %s: %s', (type, state, result) => {
    const before = inState(state)
    if (result === '-') {
      expect(canApply(before, type)).toBe(false)
      expect(() => applyEvent(before, { type, at: now })).toThrow(type)
      return
    }
    const after = applyEvent(before, { type, at: now, details: '…' })
    expect(after.complaint_state + (after.incoming_user_response ? '+' : '')).toBe(result)
    expect(after.history.items.at(-1)).toMatchObject({ operate_type: type, operate_time: now })
    expect(after).toMatchObject(queuePlace(after))
    expect(after.complete_time === null).toBe(after.complaint_state !== 'PROCESSED')
  })

  it('is continued with new deadlines, and counts the times', () => {
    const again = applyEvent(inState('PROCESSED'), { type: 'USER_CONTINUE_COMPLAINT', at: now })
    const due = now + 24 * hour
    expect(again).toMatchObject({ user_complaint_times: 2, reply_deadline_time: due, due_time: due })
    expect(again.close_deadline_time).toBe(now + 72 * hour)
  })

  it('is not put off by a user who writes again while waiting; who writes after an answer is answered in 24 hours', () => {
    const waiting = applyEvent(base, { type: 'USER_RESPONSE', at: now })
    expect(waiting.due_time).toBe(base.due_time)
    const answered = applyEvent(base, { type: 'MERCHANT_RESPONSE', at: now })
    expect(answered).toMatchObject({ first_reply_time: now, due_time: base.close_deadline_time })
    const later = applyEvent(answered, { type: 'USER_RESPONSE', at: now + hour })
    expect(later.due_time).toBe(now + 25 * hour)
    expect(applyEvent(later, { type: 'MERCHANT_RESPONSE', at: now + 2 * hour }).first_reply_time).toBe(now)
  })

  it('stands in the queue by: unanswered, high risk, the nearest deadline; closed ones last, the latest first', () => {
    const risky: Complaint = { ...base, user_tag_list: ['HIGH_RISK'] }
    const late = (one: Complaint, by: number): Complaint => ({
      ...one,
      reply_deadline_time: one.reply_deadline_time + by,
      close_deadline_time: one.close_deadline_time + by,
    })
    const answered = (one: Complaint) => applyEvent(one, { type: 'MERCHANT_RESPONSE', at: now })
    const queue = [
      risky,
      late(risky, hour),
      base,
      late(base, hour),
      answered(risky),
      answered(base),
      answered(late(base, hour)),
      inState('PROCESSED'),
      { ...inState('PROCESSED'), complete_time: now - 2 * hour },
    ]
    const places = queue.map((one) => queuePlace(one).place)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(new Set(places).size).toBe(queue.length)
    expect(queue.map(isUnanswered)).toEqual([true, true, true, true, false, false, false, false, false])
  })
})

describe('users', () => {
  const channels = { doneAt: (at: number, seconds: number) => at + seconds }
  const answered = (id: number) => {
    const complaint_id = `2002018202406010000000${String(id).padStart(5, '0')}`
    return applyEvent({ ...base, complaint_id }, { type: 'MERCHANT_RESPONSE', at: now })
  }

  it('do the same about the same complaint, some of them something and some nothing', () => {
    const seen = Array.from({ length: 200 }, (_, id) => dueEvent(answered(id), now + 300, channels))
    expect(seen).toEqual(Array.from({ length: 200 }, (_, id) => dueEvent(answered(id), now + 300, channels)))
    const types = ['USER_RESPONSE', 'USER_REVOKE_COMPLAINT', 'USER_COMFIRM_COMPLAINT', undefined]
    expect(new Set(seen.map((one) => one?.type))).toEqual(new Set(types))
    expect(seen.filter(Boolean).length).toBeGreaterThan(50)
  })

  it('do nothing before their time, nor what was due while the platform stood still', () => {
    const all = Array.from({ length: 200 }, (_, id) => answered(id))
    for (const one of all.filter((one) => dueEvent(one, now + 300, channels) !== undefined)) {
      expect(dueEvent(one, now + 30, channels)).toBeUndefined()
      expect(dueEvent(one, now + 2 * hour, channels)).toBeUndefined()
    }
  })

  it('are reminded of by the platform at the deadline, and ask it for help two hours later, once each', () => {
    const due = Number(base.due_time)
    const reminder = dueEvent(base, due + 60, channels)
    expect(reminder?.type).toBe('PLATFORM_HELP_APPLICATION')
    const reminded = applyEvent(base, { type: 'PLATFORM_HELP_APPLICATION', at: due + 60 })
    expect(dueEvent(reminded, due + 120, channels)).toBeUndefined()
    expect(dueEvent(reminded, due + 7260, channels)?.type).toBe('USER_APPLY_PLATFORM_HELP')
    const helped = applyEvent(reminded, { type: 'USER_APPLY_PLATFORM_HELP', at: due + 7260 })
    expect(dueEvent(helped, due + 7900, channels)?.type).toBe('PLATFORM_RESPONSE')
  })
})

const approved: Complaint = { ...inState('PROCESSING'), refund_decision: 'APPROVED' }
const trade = (...states: Trade['refunds'][number]['refund_status'][]) => ({
  payer_total: 12_900,
  refunds: states.map((refund_status, index) => ({
    out_refund_no: `RF000${index}`,
    refund_fee: 12_900 / states.length,
    refund_status,
    create_time: now,
  })),
})

const all = 'COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE'
const part = 'COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE'
const received = 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE'

test.each([
  ['a refund under way', approved, ['PROCESSING'], 'PROCESSING', false, [all]],
  ['one that arrived', approved, ['SUCCESS'], 'PROCESSED', true, [all, received]],
  ['one of two that arrived', approved, ['SUCCESS', 'PROCESSING'], 'PROCESSING', false, [part, part]],
  ['one that failed', approved, ['ABNORMAL'], 'PROCESSING', false, [all]],
  ['one without an approval', inState('PENDING'), ['SUCCESS'], 'PENDING', true, [all]],
] as const)('the refunds of a complaint: %s', (_, before, states, state, full, types) => {
  const after = withRefunds(before, [trade(...states)], now)
  expect(after).toMatchObject({ complaint_state: state, complaint_full_refunded: full })
  expect(after?.history.items.map(({ operate_type }) => operate_type)).toEqual(types)
  // What is noted is not noted again.
  expect(after && withRefunds(after, [trade(...states)], now + 60)).toBeUndefined()
})

describe('words', () => {
  it('are filled with the order’s number and amount', () => {
    const order = { out_trade_no: 'DD1', order_fee: 12_905 }
    expect(fillReply('订单 {订单号} 的 {金额} 元，{订单号}', order)).toBe('订单 DD1 的 129.05 元，DD1')
    expect(fillReply('没有变量', order)).toBe('没有变量')
  })

  it('that lead away are refused by the channel, which names them', () => {
    expect(channelRefusal('请加微信处理')).toContain('加微信')
    expect(channelRefusal('您好，已发货')).toBeUndefined()
  })
})

describe.each(samples)('sample complaints, $size', ({ size, wanted, trades, complaints }) => {
  const share = (test: (one: Complaint) => boolean) => complaints.filter(test).length / complaints.length

  it('are about as many as wanted, each with a key of its own and valid in every field', () => {
    expect(complaints.length).toBeGreaterThan(wanted * 0.75)
    expect(complaints.length).toBeLessThanOrEqual(wanted)
    expect(new Set(complaints.map((one) => one.complaint_id)).size).toBe(complaints.length)
    const wrong = complaints.flatMap((one) =>
      Object.entries<Field>(complaint.fields).flatMap(([name, field]) => {
        const value = one[name as keyof Complaint]
        // A masked number cannot be dialled.
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
        items.map(({ operate_type: type, operate_time: at, operate_details: details, images }) => {
          return { type, at, details, images }
        }),
      )
      expect(told).toEqual(one)
      expect(one.complaint_state === 'PROCESSED').toBe(one.complete_time !== null)
    }
  })

  it('show everything that can happen, and every value of every choice', () => {
    const types = new Set(complaints.flatMap(({ history }) => history.items.map((item) => item.operate_type)))
    expect([...types].sort()).toEqual(Object.keys(operateTypes).sort())
    for (const name of ['refund_decision', 'problem_type', 'complaint_state'] as const)
      expect(new Set(complaints.map((one) => one[name])).size).toBe(3)
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
