import { expect, it } from 'vitest'
import { type Field, l, list, money, text } from '@/declaration'
import { shownGroups } from '@/screens/show/shownGroups'

const label = l('甲', 'A', 'A')

const fields: { readonly [name: string]: Field } = {
  name: text({ label }),
  fee: money({ label, unit: 'fen' }),
  reason: text({ label }),
  rule: text({ label, component: 'Rule' }),
  scope: text({ label, emptyText: label }),
  cause: text({ label, shownWhen: { name: 'X' } }),
  refunds: list({ label, component: 'Refunds', fields: { fee: money({ label, unit: 'fen' }) } }),
}

/** The names of the visible fields, by group. */
const shown = (groups: readonly string[][], record: object | undefined, partial = false) => {
  const detail = { groups: groups.map((names) => ({ label, fields: names })) }
  return shownGroups({ fields, detail }, record && { id: 1, ...record }, partial).map((group) =>
    group.fields.map(({ name }) => name),
  )
}

it.each<[what: string, groups: string[][], record: object | undefined, expected: string[][]]>([
  [
    'a group without any value is left out',
    [['name'], ['fee', 'reason'], ['refunds']],
    { name: 'X', refunds: [] },
    [['name']],
  ],
  ['nothing is a value, zero is', [['fee']], { fee: 0 }, [['fee']]],
  ['in a pair, the one without a value stays', [['name', 'fee']], { name: 'X' }, [['name', 'fee']]],
  [
    'the last, alone in its row and without a value, is left out',
    [['name', 'fee', 'reason']],
    { name: 'X' },
    [['name', 'fee']],
  ],
  [
    'the last, alone in its row, stays with its value',
    [['name', 'fee', 'reason']],
    { reason: 'Y' },
    [['name', 'fee', 'reason']],
  ],
  [
    'what takes a whole row leaves nobody alone',
    [['name', 'rule', 'fee']],
    { name: 'X' },
    [['name', 'rule', 'fee']],
  ],
  ['what an area shows itself stays', [['rule']], {}, [['rule']]],
  [
    'what means something without a value stays',
    [['name', 'fee', 'scope']],
    { scope: '' },
    [['name', 'fee', 'scope']],
  ],
  [
    'a field that is not for this record leaves no group behind',
    [['name'], ['cause']],
    { name: 'Y', cause: 'Z' },
    [['name']],
  ],
  [
    'while the record is loading, everything has its place',
    [['name', 'fee', 'reason'], ['refunds']],
    undefined,
    [['name', 'fee', 'reason'], ['refunds']],
  ],
])('%s', (_, groups, record, expected) => {
  expect(shown(groups, record)).toEqual(expected)
})

it('what the row of a list does not bring has its place until the record is there', () => {
  expect(shown([['refunds']], {}, true)).toEqual([['refunds']])
  expect(shown([['refunds']], {}, false)).toEqual([])
})
