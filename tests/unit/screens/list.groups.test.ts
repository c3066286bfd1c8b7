import refund from '@resources/pay/refund/refund.area'
import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json, Resource } from '@/declaration'
import { filterFor, groupingsOf, groupOf } from '@/screens/list/groups/grouping'
import { ordered, usualOrder } from '@/screens/list/groups/order'
import { createGroupTally, figuresOf, together } from '@/screens/list/groups/tally'

const now = 1_718_000_000
/** 2024-06-10 23:59:59 and a second later, in UTC+8. */
const [lateInDay, nextDay] = [1_718_035_199, 1_718_035_200]

const by = (key: string, resource: Resource = trade) => {
  const found = groupingsOf(resource).find((one) => one.key === key)
  if (!found) throw new Error(`no grouping ${key}`)
  return found
}

describe('the rows of a list may be grouped by', () => {
  it('fields whose values repeat, and the days and months of times, in the order of the columns', () => {
    const keys = groupingsOf(trade).map(({ key }) => key)
    expect(keys).toEqual(
      expect.arrayContaining(['trade_state', 'pay_channel', 'create_time.day', 'create_time.month']),
    )
    const places = keys.map((key) => {
      const name = key.split('.')[0] ?? ''
      return [...trade.list.columns, ...(trade.list.moreColumns ?? [])].indexOf(name as never)
    })
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('no amount and no key', () => {
    const names = groupingsOf(trade).map(({ name }) => name)
    for (const name of ['trade_no', 'total_fee', 'refund_fee']) expect(names).not.toContain(name)
  })
})

describe('a value belongs to', () => {
  it.each<[string, string, Json | undefined, Json]>([
    ['itself', 'trade_state', 'SUCCESS', 'SUCCESS'],
    ['the rows without one, where it is empty', 'trade_state', '', null],
    ['the rows without one, where it is missing', 'trade_state', undefined, null],
    ['the rows without one, where it never happened', 'create_time.day', 0, null],
    ['its day in UTC+8', 'create_time.day', lateInDay, '2024-06-10'],
    ['the next day from midnight on', 'create_time.day', nextDay, '2024-06-11'],
    ['its month in UTC+8', 'create_time.month', lateInDay, '2024-06'],
  ])('%s', (_, key, value, group) => {
    expect(groupOf(by(key), value)).toBe(group)
  })
})

const tallied = (rows: readonly { readonly [name: string]: Json }[], resource: Resource = trade) => {
  const tally = createGroupTally(groupingsOf(resource), figuresOf(resource), now)
  tally.add(rows)
  return tally
}

describe('the figures of a group', () => {
  const refunds = [
    { refund_status: 'SUCCESS', refund_fee: 1290 },
    { refund_status: 'ABNORMAL', refund_fee: 10 },
    { refund_status: 'SUCCESS', refund_fee: 1 },
  ]

  it('are those of the list, over its rows alone', () => {
    expect(figuresOf(refund).map(({ name }) => name)).toEqual([
      'refund_fee',
      'processing',
      'success',
      'closed',
      'abnormal',
    ])
    expect(tallied(refunds, refund).groupsOf(by('refund_status', refund))).toEqual([
      { value: 'SUCCESS', count: 2, figures: [1291, 0, 2, 0, 0] },
      { value: 'ABNORMAL', count: 1, figures: [10, 0, 0, 0, 1] },
    ])
  })

  it('are unknown where a row does not say what they count', () => {
    const [group] = tallied([{ refund_status: 'SUCCESS' }], refund).groupsOf(by('refund_status', refund))
    expect(group?.figures).toEqual([null, 0, 1, 0, 0])
  })

  it('add up to those of all rows, whatever the rows are and however they come', () => {
    const row = fc.record({
      refund_status: fc.constantFrom('SUCCESS', 'PROCESSING', 'ABNORMAL', ''),
      refund_fee: fc.oneof(fc.nat(), fc.constant(null)),
      create_time: fc.integer({ min: 0, max: 2_000_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), fc.nat(60), (rows, cut) => {
        const tally = createGroupTally(groupingsOf(refund), figuresOf(refund), now)
        tally.add(rows.slice(0, cut))
        tally.add(rows.slice(cut))
        const { count, figures } = tally.whole()
        expect(count).toBe(rows.length)
        expect(figures[0]).toBe(rows.reduce((sum, { refund_fee }) => sum + (refund_fee ?? 0), 0))
        for (const grouping of rows.length > 0 ? tally.groupings() : [])
          expect(together(tally.groupsOf(grouping))).toEqual({ value: null, count, figures })
      }),
      { seed: 5 },
    )
  })
})

it('texts that are another in most rows, and what comes to more than a thousand groups, group nothing', () => {
  const rows = Array.from({ length: 1200 }, (_, at) => ({
    trade_state: at % 2 ? 'SUCCESS' : 'CLOSED',
    mch_name: `${at % 3}号店`,
    body: `${at}`,
    create_time: at * 86_400 + 1,
  }))
  const keys = tallied(rows)
    .groupings()
    .map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['trade_state', 'mch_name', 'create_time.month']))
  expect(keys).not.toContain('body')
  expect(keys).not.toContain('create_time.day')
})

describe('a group is shown alone by', () => {
  it.each<[string, string, Json, object, object | undefined]>([
    ['its value', 'trade_state', 'SUCCESS', {}, { trade_state: 'SUCCESS' }],
    [
      'its value in place of others',
      'trade_state',
      'SUCCESS',
      { trade_state: 'SUCCESS,CLOSED' },
      { trade_state: 'SUCCESS' },
    ],
    [
      'the days of its month, of the time that it is of',
      'pay_time.month',
      '2024-02',
      {},
      { begin_date: '2024-02-01', end_date: '2024-02-29', date_type: 'pay' },
    ],
    [
      'the days that its month has in common with the period that is set',
      'create_time.month',
      '2024-06',
      { begin_date: '2024-05-20', end_date: '2024-06-10' },
      { begin_date: '2024-06-01', end_date: '2024-06-10', date_type: 'create' },
    ],
    ['nothing, where it has no value', 'trade_state', null, {}, undefined],
    ['nothing, where the list has no filter for it', 'op', 'pdd', {}, undefined],
  ])('%s', (_, key, value, set, filter) => {
    expect(filterFor(trade, set as never, by(key), value)).toEqual(filter)
  })
})

describe('groups are ordered', () => {
  const groups = [
    { value: null, count: 9, figures: [90] },
    { value: '2024-05', count: 1, figures: [5] },
    { value: '2024-06', count: 3, figures: [2] },
  ]
  it.each([
    ['the latest first', 'value', ['2024-06', '2024-05', null]],
    ['the most rows first', 'count', ['2024-06', '2024-05', null]],
    ['the greatest figure first', 0, ['2024-05', '2024-06', null]],
  ] as const)('%s, those without a value last', (_, order, values) => {
    expect(ordered(groups, order).map(({ value }) => value)).toEqual(values)
  })

  it('at first by time, else by the first sum, else by their rows', () => {
    const figures = figuresOf(refund)
    expect(usualOrder(by('create_time.day'), figures)).toBe('value')
    expect(usualOrder(by('refund_status', refund), figures)).toBe(0)
    expect(usualOrder(by('refund_status', refund), figures.slice(1))).toBe('count')
  })
})
