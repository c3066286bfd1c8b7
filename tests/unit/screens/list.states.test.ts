import { describe, expect, it } from 'vitest'
import { choice, defineResource, integer, l, type Resource, text, timestamp } from '@/declaration'
import { completed } from '@/declaration/completed'
import { shownState, statesOf, withoutState } from '@/screens/list/states/states'

const label = l('名', 'Name', 'Nombre')

const order: Resource = defineResource({
  name: 'order',
  path: '/demo/order',
  label,
  icon: 'storefront',
  menu: { order: 1 },
  key: ['order_no'],
  title: 'order_no',
  fields: {
    order_no: text({ label }),
    state: choice({ label, of: { NEW: label, PAID: label, DONE: label } }),
    sync: choice({ label, of: { OK: label, BAD: label } }),
    pieces: integer({ label }),
    due: timestamp({ label }),
  },
  list: { call: 'GET /demo/orders', columns: ['order_no'], sortable: [], sort: 'order_no', filters: [] },
})

const area = (summary: Resource['list']['summary'], filters: Resource['list']['filters']): Resource => ({
  ...order,
  list: { ...order.list, filters, summary },
})

const tone = 'info'
const several = { on: 'state', test: 'in' } as const

describe('a figure is a state', () => {
  it.each([
    ['that counts one value of a filter', { state: 'NEW' }, ['state'], { state: 'NEW' }],
    ['that counts one value, for a filter of several', { state: 'NEW' }, [several], { state: 'NEW' }],
    ['that counts several values', { state: { in: ['NEW', 'PAID'] } }, [several], { state: 'NEW,PAID' }],
    [
      'that asks for two things',
      { state: 'NEW', sync: 'BAD' },
      ['state', 'sync'],
      { state: 'NEW', sync: 'BAD' },
    ],
    [
      'that counts what is past',
      { due: { beforeDays: 0 } },
      [{ name: 'overdue', on: 'due', test: 'isPast', input: { kind: 'boolean', label } }],
      { overdue: true },
    ],
    ['by the name of its parameter', { state: 'NEW' }, [{ ...several, name: 'states' }], { states: 'NEW' }],
  ] as const)('%s', (_, when, filters, filter) => {
    expect(statesOf(area({ one: { label, when, tone } }, filters))).toMatchObject([{ name: 'one', filter }])
  })

  it.each([
    ['without a tone', { label, when: { state: 'NEW' } }, ['state']],
    ['that is a sum', { label, sum: 'pieces', when: { state: 'NEW' }, tone }, ['state']],
    ['that counts everything', { label, tone }, ['state']],
    ['that no filter can ask for', { label, when: { pieces: { atLeast: 1 } }, tone }, ['state']],
    [
      'of several values, where the filter takes one',
      { label, when: { state: { in: ['NEW', 'PAID'] } }, tone },
      ['state'],
    ],
    ['with alternatives', { label, when: [{ state: 'NEW' }, { sync: 'BAD' }], tone }, ['state', 'sync']],
    ['without a filter', { label, when: { sync: 'BAD' }, tone }, ['state']],
  ] as const)('but not one %s', (_, total, filters) => {
    expect(statesOf(area({ one: total }, filters))).toEqual([])
  })
})

it('the states of the choice come first, in its order', () => {
  const counted = completed({
    ...order,
    list: {
      ...order.list,
      filters: ['state', 'sync'],
      states: 'state',
      summary: { bad: { label, when: { sync: 'BAD' }, tone } },
    },
  })
  expect(statesOf(counted).map(({ name }) => name)).toEqual(['new', 'paid', 'done', 'bad'])
})

describe('filter values', () => {
  const states = statesOf(
    area(
      {
        fresh: { label, when: { state: 'NEW' }, tone },
        bad: { label, when: { sync: 'BAD' }, tone },
      },
      ['state', 'sync'],
    ),
  )

  it.each([
    [{ state: 'NEW' }, 'fresh', {}],
    [{ state: 'NEW', order_no: '1' }, 'fresh', { order_no: '1' }],
    [{ sync: 'BAD' }, 'bad', {}],
    // The first is the state; the other stays a filter within it.
    [{ state: 'NEW', sync: 'BAD' }, 'fresh', { sync: 'BAD' }],
    // Choices that are not states are filters like any other.
    [{ state: 'DONE' }, undefined, { state: 'DONE' }],
    [{ state: 'NEW', sync: 'OK' }, 'fresh', { sync: 'OK' }],
    [{}, undefined, {}],
  ])('%j show the state %j, within %j', (values, name, rest) => {
    const state = shownState(states, values)
    expect(state?.name).toBe(name)
    expect(withoutState(state, values)).toEqual(rest)
  })
})
