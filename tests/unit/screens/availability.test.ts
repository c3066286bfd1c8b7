import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import { describe, expect, test } from 'vitest'
import { type Action, money, text } from '@/declaration'
import { type Availability, availabilityOf } from '@/screens/actions/availability'
import { inputsFor, startingValues } from '@/screens/actions/edits'
import { typedConfirmation } from '@/screens/actions/TypedConfirmation'
import { sentValue } from '@/screens/form/formFields'
import { label } from '../declaration/plainArea'
import { refundRefusals } from '../resources/refundRefusals'

const now = 1_717_214_400
const actionOf = (area: { actions?: typeof trade.actions }, name: string) =>
  area.actions?.[name] ?? expect.fail(`no action ${name}`)
const refund = actionOf(trade, 'refund')

test.each(refundRefusals(now))('whether a trade can be refunded: %s', (_, record, code) => {
  const expected = code === undefined ? { allowed: true } : { allowed: false, code }
  expect(availabilityOf(refund, record, now)).toEqual(expected)
})

describe('whether a shop can be changed', () => {
  const paused = { grant_status: 'GRANTED', sync_status: 'PAUSED' }
  const allowed: Availability = { allowed: true }
  const refused = (code?: number): Availability => ({ allowed: false, code })
  test.each([
    ['clearGrant', { grant_status: 'GRANTED' }, allowed],
    ['clearGrant', { grant_status: 'CLEARED' }, refused()],
    // If a platform does not send the state, it decides itself.
    ['clearGrant', {}, allowed],
    ['paidRule', { op: 'jd' }, allowed],
    ['flagRule', { op: '1688' }, refused(40014)],
    ['remove', {}, allowed],
    ['remove', { grant_status: 'EXPIRED' }, allowed],
    ['remove', { grant_status: 'CLEARED' }, allowed],
    ['remove', { grant_status: 'GRANTED' }, refused(40004)],
    ['pause', { grant_status: 'GRANTED', sync_status: 'RUNNING' }, allowed],
    ['pause', { grant_status: 'GRANTED', sync_status: 'PAUSED' }, refused()],
    ['pause', { grant_status: 'EXPIRED', sync_status: 'ERROR' }, refused(40002)],
    ['resume', { grant_status: 'EXPIRING', sync_status: 'PAUSED', subscribe_status: 'PAID' }, allowed],
    ['resume', { ...paused, subscribe_status: 'EXPIRED' }, refused(40006)],
  ])('%s of %o', (name, record, expected) => {
    expect(availabilityOf(actionOf(merchant, name), record, now)).toEqual(expected)
  })
})

test('what is done already is not offered again', () => {
  const publish = { done: { status: 'published' } }
  expect(availabilityOf(publish, { status: 'published' }, now)).toEqual({ allowed: false })
  expect(availabilityOf(publish, { status: 'draft' }, now)).toEqual({ allowed: true })
  expect(availabilityOf(publish, {}, now)).toEqual({ allowed: true })
})

describe('the inputs of an action', () => {
  test('start with what the record leaves, and may not exceed it', () => {
    const records = [{ refundable_fee: 12_900 }]
    expect(startingValues(refund, records)).toEqual({ refund_fee: 12_900, reason: '' })
    expect(inputsFor(refund, records)[0]?.field).toMatchObject({ kind: 'money', max: 12_900 })
  })

  test('start empty for records that do not agree', () => {
    const agentPay = actionOf(merchant, 'agentPay')
    const on = { agent_pay: { is_enable: true, month_limit_li: 1000 } }
    const off = { agent_pay: { is_enable: false, month_limit_li: 1000 } }
    expect(startingValues(agentPay, [on, on])).toEqual({ is_enable: true, month_limit_li: 1000 })
    expect(startingValues(agentPay, [on, off])).toEqual({ is_enable: false, month_limit_li: 1000 })
  })

  test('start with what the JSON in a text holds', () => {
    const flagRule = actionOf(merchant, 'flagRule')
    const start = {
      ordersync_after_seller_change_memo: true,
      ordersync_seller_flag: '1,3',
      ordersync_memo_filter_express: "卖家备注 包含 '加急'",
    }
    const rule = { flag_push_rule: JSON.stringify(start) }
    const other = { flag_push_rule: JSON.stringify({ ...start, ordersync_seller_flag: '2' }) }
    const empty = {
      ordersync_after_seller_change_memo: false,
      ordersync_seller_flag: '',
      ordersync_memo_filter_express: '',
    }
    const startOf = (...records: { flag_push_rule: string }[]) => startingValues(flagRule, records)
    expect(startOf(rule)).toEqual(start)
    expect(startOf(rule, other)).toEqual({ ...start, ordersync_seller_flag: '' })
    for (const flag_push_rule of ['', '{', 'null', '7', '[]', '{"ordersync_seller_flag":{}}'])
      expect(startOf({ flag_push_rule }), flag_push_rule).toEqual(empty)
    // A number for a text, as another platform may write it, is not lost.
    const odd = '{"ordersync_seller_flag":3,"ordersync_after_seller_change_memo":1}'
    const read = { ordersync_seller_flag: '3', ordersync_after_seller_change_memo: true }
    expect(startOf({ flag_push_rule: odd })).toEqual({ ...empty, ...read })
  })
})

const clear = actionOf(merchant, 'clearGrant')
const discard: Action = { ...clear, confirm: { text: clear.label, type: 'title' } }

test.each([
  ['a refund of 1,000 yuan', refund, 1, 100_000, undefined],
  ['a refund of more', refund, 1, 100_001, 'amount'],
  ['a refund of an unknown amount', refund, 1, undefined, undefined],
  ['clearing one grant', clear, 1, undefined, undefined],
  ['clearing several grants', clear, 2, undefined, 'count'],
  ['an action on one record that asks for its title', discard, 1, undefined, 'title'],
  ['the same on several', discard, 2, undefined, 'count'],
])('what %s asks to type', (_, action, count, amount, typed) => {
  expect(typedConfirmation(action, count, amount)).toBe(typed)
})

test.each([
  [money({ label, unit: 'li' }), null, 0],
  [money({ label, unit: 'li', nullable: true }), null, null],
  [text({ label }), undefined, ''],
  [text({ label }), '重点客户', '重点客户'],
])('an input that was emptied is sent as its kind’s own nothing', (field, entered, sent) => {
  expect(sentValue(field, entered)).toBe(sent)
})
