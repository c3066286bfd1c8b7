import { effectOf } from '@mock/platform/areas/inputs'
import { expect, it } from 'vitest'
import type { Effect, Json } from '@/declaration'

const context = {
  now: 1_780_000_000,
  operator: 'lin',
  input: { reason: 'late' },
  record: { amount: 1200, times: 2, never: null, state: 'OPEN' },
}

it.each<[what: string, value: Effect['set'][string], set: Json | undefined]>([
  ['a constant', 'DONE', 'DONE'],
  ['the time', { from: 'now' }, 1_780_000_000],
  ['the operator', { from: 'operator' }, 'lin'],
  ['an input', { input: 'reason' }, 'late'],
  ['nothing for an input that was not sent', { input: 'other' }, undefined],
  ['another field', { field: 'amount' }, 1200],
])('an effect sets %s', (_, value, set) => {
  expect(effectOf([{ set: { field: value } }], context).field).toBe(set)
})

it.each<[field: string, add: number, sum: number]>([
  ['times', 1, 3],
  ['amount', -200, 1000],
  ['never', 1, 1],
])('an effect counts %s on', (field, add, sum) => {
  expect(effectOf([{ set: { [field]: { add } } }], context)).toEqual({ [field]: sum })
})

it('only the first effect that fits applies', () => {
  const effects = [
    { when: { state: 'DONE' }, set: { a: 1 } },
    { when: { state: 'OPEN' }, set: { b: 2 } },
    { set: { c: 3 } },
  ]
  expect(effectOf(effects, context)).toEqual({ b: 2 })
})
