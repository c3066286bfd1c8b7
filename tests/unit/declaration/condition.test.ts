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
  onToday: '2024-06-01',
  onYesterday: '2024-05-31',
  onTomorrow: '2024-06-02',
  longAgoDay: '2023-06-02',
}

describe('a condition', () => {
  it.each<[Condition, boolean]>(
    spreadFirst<Condition, boolean>([
      // No demands.
      [[{}, [{}]], true],
      [[[]], false],
      // A bare value is "is".
      [[{ state: 'PAID' }, { fee: 100 }, { no: false }, { zero: 0 }], true],
      [[{ state: 'OPEN' }, { fee: '100' }, { zero: false }, { unknown: 'x' }], false],
      // All entries of one, any of several.
      [[{ state: 'PAID', fee: 100 }, [{ state: 'OPEN' }, { fee: 100 }]], true],
      [[{ state: 'PAID', fee: 101 }, [{ state: 'OPEN' }, { fee: 101 }]], false],
      [[{ state: { is: 'PAID' } }, { state: { not: 'OPEN' } }], true],
      [[{ unknown: { not: 'PAID' } }, { none: { not: 'PAID' } }], true],
      [[{ state: { is: 'OPEN' } }, { state: { not: 'PAID' } }], false],
      [[{ state: { in: ['OPEN', 'PAID'] } }, { state: { notIn: ['OPEN'] } }], true],
      [[{ unknown: { notIn: ['PAID'] } }], true],
      [[{ state: { in: ['OPEN'] } }, { state: { in: [] } }, { fee: { in: ['100'] } }], false],
      [[{ state: { notIn: ['OPEN', 'PAID'] } }], false],
      [[{ fee: { atLeast: 100 } }, { fee: { atMost: 100 } }, { zero: { atMost: 0 } }], true],
      [[{ fee: { atLeast: 101 } }, { fee: { atMost: 99 } }, { fee: { atLeast: 1, atMost: 99 } }], false],
      [[{ none: { atMost: 0 } }, { state: { atLeast: 0 } }, { unknown: { atLeast: 0 } }], false],
      [[{ state: { set: true } }, { tags: { set: true } }, { no: { set: true } }], true],
      [[{ zero: { set: true } }, { none: { set: false } }], true],
      [[{ none: { set: true } }, { empty: { set: true } }, { noTags: { set: true } }], false],
      [[{ unknown: { set: true } }, { state: { set: false } }], false],
      [[{ state: { lacks: ['PAY', 'UN'] } }, { state: { lacks: ['paid'] } }], true],
      [[{ none: { lacks: ['x'] } }, { fee: { lacks: ['1'] } }, { tags: { lacks: ['a'] } }], true],
      [[{ state: { lacks: ['PAY', 'AI'] } }], false],
      // Days: "within" includes the edges.
      [[{ today: { withinLastDays: 0 } }, { yesterday: { withinLastDays: 1 } }], true],
      [[{ longAgo: { withinLastDays: 365 } }, { longAgo: { beforeDays: 364 } }], true],
      [[{ yesterday: { withinLastDays: 0 } }, { longAgo: { withinLastDays: 364 } }], false],
      [[{ tomorrow: { withinLastDays: 9 } }, { none: { withinLastDays: 9 } }], false],
      [[{ longAgo: { beforeDays: 365 } }, { tomorrow: { beforeDays: 0 } }], false],
      [[{ none: { beforeDays: 0 } }, { state: { withinLastDays: 9 } }], false],
      // Calendar days are compared by day, whatever the hour.
      [[{ onToday: { withinLastDays: 0 } }, { onToday: { withinNextDays: 0 } }], true],
      [[{ onYesterday: { beforeDays: 0 } }, { onYesterday: { withinLastDays: 1 } }], true],
      [[{ onTomorrow: { withinNextDays: 1 } }, { longAgoDay: { beforeDays: 364 } }], true],
      [[{ onToday: { beforeDays: 0 } }, { onTomorrow: { beforeDays: 0 } }], false],
      [[{ onYesterday: { beforeDays: 1 } }, { onTomorrow: { withinLastDays: 9 } }], false],
      [[{ onTomorrow: { withinNextDays: 0 } }, { onYesterday: { withinNextDays: 9 } }], false],
      // Several demands on one value.
      [[{ fee: { atLeast: 1, not: 100 } }], false],
      [[{ state: { set: true, in: ['PAID'] } }], true],
      // Parts of objects.
      [[{ 'agent_pay.is_enable': true }, { 'agent_pay.part.deep': 'x' }, { 'none.x': { set: false } }], true],
      [[{ 'agent_pay.cap': { atLeast: 6 } }, { 'agent_pay.nothing': true }], false],
      [[{ 'state.length': 4 }, { 'tags.0': 'a' }], false],
    ]),
  )('%j: %s', (condition, wanted) => {
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

it.each<[Condition, boolean | undefined]>(
  spreadFirst<Condition, boolean | undefined>([
    // A value that was sent decides as always; null counts as sent.
    [[{ state: 'PAID' }, { none: { set: false } }, { 'none.part': { not: 'x' } }], true],
    [[{ state: 'OPEN' }, { none: 'x' }], false],
    // An unknown value decides nothing.
    [[{ unknown: 'x' }, { unknown: { not: 'x' } }, { unknown: { set: false } }], undefined],
    [[{ 'agent_pay.unknown': true }, { unknown: 'x', state: 'PAID' }], undefined],
    // Unless the rest does.
    [[{ unknown: 'x', state: 'OPEN' }, [{ state: 'OPEN' }, { fee: 1 }]], false],
    [[[{ unknown: 'x' }, { state: 'PAID' }]], true],
    [[[{ unknown: 'x' }, { state: 'OPEN' }]], undefined],
  ]),
)('a condition on a record that may lack fields, %j: %s', (condition, expected) => {
  expect(judge(condition, record, now)).toBe(expected)
})
