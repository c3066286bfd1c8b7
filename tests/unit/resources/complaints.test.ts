import type { Complaint } from '@resources/pay/complaint/complaint.area'
import { fillReply } from '@resources/pay/complaint/complaintStates'
import { channelRefusal } from '@resources/pay/complaint/platform/answers'
import {
  applyEvent,
  canApply,
  isUnanswered,
  type OperateType,
  queuePlace,
} from '@resources/pay/complaint/platform/machine'
import { withRefunds } from '@resources/pay/complaint/platform/refundWatch'
import { dueEvent } from '@resources/pay/complaint/platform/users'
import type { Trade } from '@resources/pay/trade/trade.area'
import { describe, expect, it, test } from 'vitest'

const now = Date.parse('2024-06-01T12:00:00+08:00') / 1000
const hour = 3600

const base: Complaint = {
  complaint_id: '200201820240601000000000001',
  complaint_time: now - 2 * hour,
  complaint_detail: '付款三天了还没有发货',
  complaint_state: 'PENDING',
  complainted_mchid: '1900009901',
  mch_name: '青禾家居',
  payer_phone: null,
  payer_openid: 'oDemo1***',
  complaint_order_info: [{ transaction_id: 'T1', out_trade_no: 'DD1', amount: 12_900 }],
  service_order_info: [],
  out_trade_no: 'DD1',
  transaction_id: 'T1',
  order_fee: 12_900,
  order_numbers: ['DD1', 'T1'],
  problem_type: 'REFUND',
  problem_description: '商家未发货',
  apply_refund_amount: 12_900,
  complaint_full_refunded: false,
  incoming_user_response: false,
  user_complaint_times: 1,
  user_tag_list: [],
  complaint_media_list: [],
  refund_decision: 'NONE',
  launch_refund_day: null,
  reject_reason: '',
  remark: '',
  first_reply_time: null,
  complete_time: null,
  reply_deadline_time: now + 22 * hour,
  close_deadline_time: now + 70 * hour,
  due_time: now + 22 * hour,
  assignee: '',
  pay_channel: 'WXPAY',
  place: 0,
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
    expect(again).toMatchObject({
      user_complaint_times: 2,
      reply_deadline_time: now + 24 * hour,
      close_deadline_time: now + 72 * hour,
      due_time: now + 24 * hour,
    })
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
  const answered = (id: number) =>
    applyEvent(
      { ...base, complaint_id: `2002018202406010000000${String(id).padStart(5, '0')}` },
      { type: 'MERCHANT_RESPONSE', at: now },
    )

  it('do the same about the same complaint, some of them something and some nothing', () => {
    const seen = Array.from({ length: 200 }, (_, id) => dueEvent(answered(id), now + 300, channels))
    expect(seen).toEqual(Array.from({ length: 200 }, (_, id) => dueEvent(answered(id), now + 300, channels)))
    const types = new Set(seen.map((one) => one?.type))
    expect(types).toEqual(
      new Set(['USER_RESPONSE', 'USER_REVOKE_COMPLAINT', 'USER_COMFIRM_COMPLAINT', undefined]),
    )
    expect(seen.filter(Boolean).length).toBeGreaterThan(50)
  })

  it('do nothing before their time, nor what was due while the platform stood still', () => {
    const active = Array.from({ length: 200 }, (_, id) => answered(id)).filter(
      (one) => dueEvent(one, now + 300, channels) !== undefined,
    )
    for (const one of active) {
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

describe('the refunds of a complaint', () => {
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

  test.each([
    [
      'a refund under way',
      approved,
      ['PROCESSING'],
      'PROCESSING',
      false,
      ['COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE'],
    ],
    [
      'one that arrived',
      approved,
      ['SUCCESS'],
      'PROCESSED',
      true,
      ['COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE', 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE'],
    ],
    [
      'one of two that arrived',
      approved,
      ['SUCCESS', 'PROCESSING'],
      'PROCESSING',
      false,
      ['COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE', 'COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE'],
    ],
    [
      'one that failed',
      approved,
      ['ABNORMAL'],
      'PROCESSING',
      false,
      ['COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE'],
    ],
    [
      'one without an approval',
      inState('PENDING'),
      ['SUCCESS'],
      'PENDING',
      true,
      ['COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE'],
    ],
  ] as const)('%s', (_, before, states, state, full, types) => {
    const after = withRefunds(before, [trade(...states)], now)
    expect(after).toMatchObject({ complaint_state: state, complaint_full_refunded: full })
    expect(after?.history.items.map(({ operate_type }) => operate_type)).toEqual(types)
    // What is noted is not noted again.
    expect(after && withRefunds(after, [trade(...states)], now + 60)).toBeUndefined()
  })
})

describe('words', () => {
  it('are filled with the order’s number and amount', () => {
    expect(
      fillReply('订单 {订单号} 的 {金额} 元，{订单号}', { out_trade_no: 'DD1', order_fee: 12_905 }),
    ).toBe('订单 DD1 的 129.05 元，DD1')
    expect(fillReply('没有变量', { out_trade_no: 'DD1', order_fee: 1 })).toBe('没有变量')
  })

  it('that lead away are refused by the channel, which names them', () => {
    expect(channelRefusal('请加微信处理')).toContain('加微信')
    expect(channelRefusal('您好，已发货')).toBeUndefined()
  })
})
