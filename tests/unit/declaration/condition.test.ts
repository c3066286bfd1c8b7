import { describe, expect, it } from 'vitest'
import {
  type Condition,
  holds,
  isSet,
  type Json,
  judge,
  secondsPerDay,
  valueAt,
  type WireRecord,
} from '@/declaration'
import { spreadFirst } from '../cases'

const now = 1_717_200_000
const day = secondsPerDay

const record: WireRecord = {
  state: 'PAID',
  fee: 100,
  none: null,
  empty: '',
  no: false,
  zero: 0,
  tags: ['a'],
  noTags: [],
  agent_pay: { is_enable: true, cap: 5, part: { deep: 'x' } },
  today: now,
  yesterday: now - day,
  longAgo: now - 365 * day,
  tomorrow: now + day,
}

describe('a condition', () => {
  it.each<[Condition, boolean]>([
    // Nothing asked.
    [{}, true],
    [[], false],
    [[{}], true],
    // A bare value is "is".
    [{ state: 'PAID' }, true],
    [{ state: 'OPEN' }, false],
    [{ fee: 100 }, true],
    [{ fee: '100' }, false],
    [{ no: false }, true],
    [{ zero: 0 }, true],
    [{ zero: false }, false],
    [{ unknown: 'x' }, false],
    // All entries, any of several.
    [{ state: 'PAID', fee: 100 }, true],
    [{ state: 'PAID', fee: 101 }, false],
    [[{ state: 'OPEN' }, { fee: 100 }], true],
    [[{ state: 'OPEN' }, { fee: 101 }], false],
    // is, not
    [{ state: { is: 'PAID' } }, true],
    [{ state: { is: 'OPEN' } }, false],
    [{ state: { not: 'OPEN' } }, true],
    [{ state: { not: 'PAID' } }, false],
    [{ unknown: { not: 'PAID' } }, true],
    [{ none: { not: 'PAID' } }, true],
    // in, notIn
    [{ state: { in: ['OPEN', 'PAID'] } }, true],
    [{ state: { in: ['OPEN'] } }, false],
    [{ state: { in: [] } }, false],
    [{ fee: { in: ['100'] } }, false],
    [{ state: { notIn: ['OPEN'] } }, true],
    [{ state: { notIn: ['OPEN', 'PAID'] } }, false],
    [{ unknown: { notIn: ['PAID'] } }, true],
    // atLeast, atMost
    [{ fee: { atLeast: 100 } }, true],
    [{ fee: { atLeast: 101 } }, false],
    [{ fee: { atMost: 100 } }, true],
    [{ fee: { atMost: 99 } }, false],
    [{ fee: { atLeast: 1, atMost: 99 } }, false],
    [{ zero: { atMost: 0 } }, true],
    [{ none: { atMost: 0 } }, false],
    [{ state: { atLeast: 0 } }, false],
    [{ unknown: { atLeast: 0 } }, false],
    // set
    [{ state: { set: true } }, true],
    [{ none: { set: true } }, false],
    [{ empty: { set: true } }, false],
    [{ noTags: { set: true } }, false],
    [{ unknown: { set: true } }, false],
    [{ tags: { set: true } }, true],
    [{ no: { set: true } }, true],
    [{ zero: { set: true } }, true],
    [{ none: { set: false } }, true],
    [{ state: { set: false } }, false],
    // lacks
    [{ state: { lacks: ['PAY', 'UN'] } }, true],
    [{ state: { lacks: ['PAY', 'AI'] } }, false],
    [{ state: { lacks: ['paid'] } }, true],
    [{ empty: { lacks: ['x'] } }, true],
    [{ none: { lacks: ['x'] } }, true],
    [{ fee: { lacks: ['1'] } }, true],
    [{ tags: { lacks: ['a'] } }, true],
    // Days: the edges belong to "within".
    [{ today: { withinLastDays: 0 } }, true],
    [{ yesterday: { withinLastDays: 1 } }, true],
    [{ yesterday: { withinLastDays: 0 } }, false],
    [{ longAgo: { withinLastDays: 365 } }, true],
    [{ longAgo: { withinLastDays: 364 } }, false],
    [{ tomorrow: { withinLastDays: 9 } }, false],
    [{ none: { withinLastDays: 9 } }, false],
    [{ longAgo: { beforeDays: 365 } }, false],
    [{ longAgo: { beforeDays: 364 } }, true],
    [{ tomorrow: { beforeDays: 0 } }, false],
    [{ none: { beforeDays: 0 } }, false],
    [{ state: { withinLastDays: 9 } }, false],
    // Several demands on one value.
    [{ fee: { atLeast: 1, not: 100 } }, false],
    [{ state: { set: true, in: ['PAID'] } }, true],
    // Parts of objects.
    [{ 'agent_pay.is_enable': true }, true],
    [{ 'agent_pay.cap': { atLeast: 6 } }, false],
    [{ 'agent_pay.part.deep': 'x' }, true],
    [{ 'agent_pay.nothing': true }, false],
    [{ 'state.length': 4 }, false],
    [{ 'tags.0': 'a' }, false],
    [{ 'none.x': { set: false } }, true],
  ])('%j: %s', (condition, wanted) => {
    expect(holds(condition, record, now)).toBe(wanted)
  })

  it('that is not there holds', () => {
    expect(holds(undefined, record, now)).toBe(true)
  })

  it.each(['constructor', '__proto__', 'toString', 'agent_pay.constructor', 'agent_pay.__proto__'])(
    'finds nothing at %s, which no record sent',
    (path) => {
      expect(valueAt(record, path)).toBeUndefined()
      expect(holds({ [path]: { set: true } }, record, now)).toBe(false)
    },
  )

  it.each<[Json | undefined, boolean]>(
    spreadFirst([
      [[undefined, null, '', []], false],
      [[' ', 0, false, {}, ['']], true],
    ]),
  )('takes %j for filled in: %s', (value, wanted) => {
    expect(isSet(value)).toBe(wanted)
  })
})

it.each<[Condition, boolean | undefined]>([
  // A value that was sent decides as always; null counts as sent.
  [{ state: 'PAID' }, true],
  [{ state: 'OPEN' }, false],
  [{ none: 'x' }, false],
  [{ none: { set: false } }, true],
  [{ 'none.part': { not: 'x' } }, true],
  // What is not told decides nothing.
  [{ unknown: 'x' }, undefined],
  [{ unknown: { not: 'x' } }, undefined],
  [{ unknown: { set: false } }, undefined],
  [{ 'agent_pay.unknown': true }, undefined],
  [{ unknown: 'x', state: 'PAID' }, undefined],
  // Unless the rest does.
  [{ unknown: 'x', state: 'OPEN' }, false],
  [[{ unknown: 'x' }, { state: 'PAID' }], true],
  [[{ unknown: 'x' }, { state: 'OPEN' }], undefined],
  [[{ state: 'OPEN' }, { fee: 1 }], false],
])('a condition on a record that may lack fields, %j: %s', (condition, expected) => {
  expect(judge(condition, record, now)).toBe(expected)
})
