import merchant from '@resources/merchant/merchant/merchant.area'
import complaint from '@resources/pay/complaint/complaint.area'
import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type Action,
  type Field,
  isSame,
  type Json,
  narrowed,
  object,
  ownValue,
  type Resource,
  settingsOf,
  valueKey,
} from '@/declaration'
import { forAll } from '../cases'
import { label } from './plainArea'

const words: Field = { kind: 'text', label }
const yes: Field = { kind: 'boolean', label }
const several: Field = { kind: 'choices', label, of: { A: label, B: label } }
const free: Field = { kind: 'tags', label }
const group = object({ label, fields: { x: { kind: 'integer', label }, y: { kind: 'integer', label } } })

const actionOf = (area: Resource, name: string): Action =>
  area.actions?.[name] ?? expect.fail(`no action ${name}`)

describe('values are the same', () => {
  test.each<[what: string, Field, a: Json | undefined, b: Json | undefined, same: boolean]>([
    ['texts with the same characters', words, '1,3', '1,3', true],
    ['texts in another order', words, '1,3', '3,1', false],
    ['lists with the same words', free, ['加急', 'vip'], ['加急', 'vip'], true],
    ['lists in another order', free, ['加急', 'vip'], ['vip', '加急'], false],
    ['choices of several in another order', several, ['A', 'B'], ['B', 'A'], true],
    ['choices of several, one more', several, ['A'], ['A', 'B'], false],
    ['objects with their members in another order', group, { x: 1, y: 2 }, { y: 2, x: 1 }, true],
    ['objects with a member that is not there', group, { x: 1, y: undefined }, { x: 1 }, true],
    ['objects with another member', group, { x: 1, y: 2 }, { x: 1, y: 3 }, false],
    ['nothing, however it is written', words, '', null, true],
    ['nothing and an empty list', free, undefined, [], true],
    ['no and nothing', yes, false, null, false],
    ['zero and nothing', { kind: 'money', label, unit: 'li' }, 0, null, false],
    ['a number and its text', words, '1', 1, false],
  ])('%s', (_, field, a, b, same) => {
    expect(isSame(field, a, b)).toBe(same)
    expect(isSame(field, b, a)).toBe(same)
  })

  it('whatever they are, when they are copied, and only when they are written the same', () => {
    forAll([fc.jsonValue(), fc.jsonValue()], (a, b) => {
      const [one, other] = [a as Json, b as Json]
      expect(isSame(words, one, structuredClone(one))).toBe(true)
      expect(isSame(words, one, other)).toBe(valueKey(words, one) === valueKey(words, other))
    })
  })
})

describe('what a record has', () => {
  const rule = (json: string) => ({ rule: json })
  test.each<[what: string, record: { rule?: Json }, path: string, Field, own: Json | undefined]>([
    ['a part of an object', { rule: { on: true } }, 'rule.on', yes, true],
    ['a part of the JSON in a text', rule('{"on":true}'), 'rule.on', yes, true],
    ['nothing, where no rule is set', rule(''), 'rule.on', yes, false],
    ['nothing, where the rule does not say it', rule('{"text":"a"}'), 'rule.on', yes, false],
    ['nothing, where it says null', rule('{"on":null}'), 'rule.on', yes, false],
    ['yes, written as a number', rule('{"on":1}'), 'rule.on', yes, true],
    ['a text, written as a number', rule('{"flags":3}'), 'rule.flags', words, '3'],
    ['what nobody can tell, of another kind', rule('{"on":{}}'), 'rule.on', yes, undefined],
    ['what nobody can tell, in a broken text', rule('{'), 'rule.on', yes, undefined],
    ['what nobody can tell, in a text that is no rule', rule('7'), 'rule.on', yes, undefined],
    ['what nobody can tell, because it did not come', {}, 'rule.on', yes, undefined],
    ['null, where the input knows it', { rule: null }, 'rule', { ...words, nullable: true }, null],
    ['nothing for null, where it does not', { rule: null }, 'rule', words, ''],
  ])('%s', (_, record, path, field, own) => {
    expect(ownValue(record, path, field)).toEqual(own)
  })
})

describe('settings', () => {
  it('are what an action begins with, where it saves that or is done with several records', () => {
    const paid = { is_enable: 'agent_pay.is_enable', month_limit_li: 'agent_pay.month_limit_li' }
    expect(settingsOf(actionOf(merchant, 'agentPay'))).toEqual(paid)
    expect(settingsOf(actionOf(complaint, 'assign'))).toEqual({ assignee: 'assignee' })
    // The amount of a refund is a proposal.
    expect(settingsOf(actionOf(trade, 'refund'))).toEqual({})
  })

  it('that an account cannot see are named, so that a form leaves them as they are', () => {
    const blind = (...denied: string[]) =>
      narrowed(merchant, ['*', ...denied.map((one) => `!merchant.field.${one}`)])
    const unseen = (area: Resource | undefined, action: string) => area?.actions?.[action]?.unseen
    expect(unseen(merchant, 'paidRule')).toBeUndefined()
    const without = blind('paid_push_rule')
    expect(unseen(without, 'paidRule')).toEqual(['is_enable', 'filter_express'])
    expect(unseen(without, 'agentPay')).toBeUndefined()
    // Narrowed again, as when somebody views the console as another.
    const again = without && narrowed(without, ['*', '!merchant.field.agent_pay'])
    expect(unseen(again, 'paidRule')).toEqual(['is_enable', 'filter_express'])
    expect(unseen(again, 'agentPay')).toEqual(['is_enable', 'month_limit_li'])
  })
})
