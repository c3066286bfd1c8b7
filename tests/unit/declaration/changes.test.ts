import complaint from '@resources/pay/complaint/complaint.area'
import trade from '@resources/pay/trade/trade.area'
import { describe, expect, it } from 'vitest'
import { type Action, integer, l, money, type Resource, text } from '@/declaration'
import { actionFields, changedFields, concernsAction } from '@/declaration/changes'

const label = l('字段', 'Field', 'Campo')
const fields = { name: text({ label }), count: integer({ label }), price: money({ label, unit: 'fen' }) }

describe('the changes of a record', () => {
  it('are the fields whose values differ', () => {
    const changes = changedFields(
      fields,
      { name: 'A', count: 1, price: 5 },
      { name: 'B', count: 1, price: 6 },
    )
    expect(changes).toMatchObject([
      { name: 'name', from: 'A', to: 'B' },
      { name: 'price', from: 5, to: 6 },
    ])
  })

  it('are not what one of the two does not tell, nor what is not declared', () => {
    expect(changedFields(fields, { name: 'A', other: 1 }, { count: 2, other: 2 })).toEqual([])
  })
})

describe('an action stands on', () => {
  const bare: Action = { label, icon: 'edit', call: 'POST /user/x', on: ['row'] }
  const fieldsOf = (action: Partial<Action>) =>
    [...(actionFields({ title: 'name' }, { ...bare, ...action }) ?? ['all'])].sort()

  it.each<[string, Partial<Action>, readonly string[]]>([
    ['nothing by itself', {}, []],
    ['what allows it', { when: [{ state: 'A' }, { 'plan.on': true }] }, ['plan', 'state']],
    ['what refuses it', { refuse: [{ when: { locked: true }, code: 1 }] }, ['locked']],
    ['what refuses it for many', { inBulk: { refuse: [{ when: { big: true }, code: 1 }] } }, ['big']],
    ['what makes it needless', { done: { state: 'DONE' } }, ['state']],
    ['what its inputs begin with', { prefill: { on: 'rule.is_enable' } }, ['rule']],
    ['what they may not exceed', { limits: { fee: { field: 'left', code: 1 } } }, ['left']],
    ['what it costs', { price: { field: 'cost' } }, ['cost']],
    ['no field, if the price is fixed', { price: { li: 45 } }, []],
    ['what its question names', { confirm: { text: label, names: 'no' } }, ['name', 'no']],
    ['the title, if nothing else is named', { confirm: { text: label } }, ['name']],
    [
      'the amount to type',
      { confirm: { text: label, type: { amount: 'total', above: 1 } } },
      ['name', 'total'],
    ],
    [
      'the amount to type, and the one that stands in for it',
      { confirm: { text: label, type: { amount: 'asked', or: 'total', above: 1 } } },
      ['asked', 'name', 'total'],
    ],
    [
      'no field, if the amount is an input',
      {
        inputs: { total: integer({ label }) },
        confirm: { text: label, type: { amount: 'total', above: 1 } },
      },
      ['name'],
    ],
    [
      'what it sets, by which condition, and from what',
      {
        effect: [{ when: { kind: 'X' }, set: { state: 'B', old: { field: 'state2' }, at: { from: 'now' } } }],
      },
      ['at', 'kind', 'old', 'state', 'state2'],
    ],
    ['all fields, if it removes the record', { effect: 'remove' }, ['all']],
  ])('%s', (_, action, expected) => {
    expect(fieldsOf(action)).toEqual(expected)
  })

  const action = ({ actions }: Resource, name: string) => actions?.[name] ?? expect.fail(name)

  it('the money that can be refunded and the state, but not on a remark', () => {
    const refund = action(trade, 'refund')
    expect(concernsAction(trade, refund, [{ name: 'refundable_fee' }])).toBe(true)
    expect(concernsAction(trade, refund, [{ name: 'trade_state' }])).toBe(true)
    expect(concernsAction(trade, refund, [{ name: 'attach' }])).toBe(false)
    expect(concernsAction(trade, refund, [])).toBe(false)
  })

  it('the state of a complaint', () => {
    expect(concernsAction(complaint, action(complaint, 'reply'), [{ name: 'complaint_state' }])).toBe(true)
  })
})
