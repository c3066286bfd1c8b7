import { expect, it } from 'vitest'
import { choice, code, defineResource, l, money, text, timestamp } from '@/declaration'
import { glanceOf } from '@/screens/glance'

const label = l('字段', 'Field', 'Campo')

const area = (card?: readonly ('no' | 'state' | 'kind' | 'paid' | 'asked' | 'due' | 'made')[]) =>
  defineResource({
    name: 'thing',
    path: '/test/thing',
    label,
    icon: 'receipt',
    menu: { order: 1 },
    key: ['no'],
    title: 'no',
    ...(card && { card }),
    fields: {
      no: code({ label, max: 20 }),
      kind: choice({ label, of: { A: label, B: label } }),
      state: choice({
        label,
        of: { OPEN: { ...label, tone: 'warning' }, SHUT: { ...label, tone: 'success' } },
      }),
      paid: money({ label, unit: 'fen' }),
      asked: money({ label, unit: 'fen', nullable: true }),
      due: timestamp({ label, deadline: { done: { state: 'SHUT' }, soon: 3600 } }),
      made: timestamp({ label }),
      note: text({ label, max: 20 }),
    },
    list: { call: 'GET /test/things', columns: ['no', 'kind', 'paid', 'state', 'made', 'note'], filters: [] },
  })

const told = (...card: Parameters<typeof area>) => {
  const { amounts, state, deadline, lines } = glanceOf(area(...card))
  return [amounts[0]?.[0], state?.[0], deadline?.[0], lines.map(([name]) => name)]
}

it.each([
  ['an amount that comes first, and the state', ['paid', 'state'], ['paid', 'state', undefined, ['paid']]],
  [
    'no amount that comes later',
    ['made', 'paid', 'state'],
    [undefined, 'state', undefined, ['made', 'paid']],
  ],
  ['a deadline, and no other time', ['state', 'due', 'made'], [undefined, 'state', 'due', ['due', 'made']]],
  ['no choice without tones', ['kind', 'made'], [undefined, undefined, undefined, ['kind', 'made']]],
] as const)('a record is told at a glance by %s', (_, card, expected) => {
  expect(told(card)).toEqual(expected)
})

it('the other amounts of a card stand in for one that comes first', () => {
  expect(glanceOf(area(['asked', 'state', 'paid'])).amounts.map(([name]) => name)).toEqual(['asked', 'paid'])
})

it('a record without a card is told by its first columns, the title apart', () => {
  expect(told()).toEqual([undefined, 'state', undefined, ['kind', 'paid', 'made']])
})
