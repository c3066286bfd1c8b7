import merchant from '@resources/merchant/merchant/merchant.area'
import replyTemplate from '@resources/pay/replyTemplate/replyTemplate.area'
import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filtersOf, startOfDay } from '@/declaration'
import { setFilters, withoutFilter } from '@/screens/list/filters/FilterChips'
import { firstRow, gridColumns, layoutFor, spanFor } from '@/screens/list/filters/filterLayout'
import {
  daysOf,
  type PeriodOf,
  periodProblem,
  presets,
  presetsFor,
  spanOf,
} from '@/screens/list/filters/period'
import { rangeProblem, shownFilters } from '@/screens/list/filters/range'
import { rebase } from '@/screens/list/filters/useFilterForm'
import { cleanParams, cleanSearch, sameJson } from '@/screens/list/params'
import { forAll } from '../cases'

const period =
  filtersOf(trade).find((filter): filter is PeriodOf => filter.test === 'period') ??
  expect.fail('trades have a period')
const noonOf = (day: string) => (startOfDay(day) ?? 0) + 12 * 3600

describe('the usual spans', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last_7_days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['last_30_days', '2026-03-03', '2026-02-02', '2026-03-03'],
    ['this_month', '2026-03-31', '2026-03-01', '2026-03-31'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2024-03-01', '2024-02-01', '2024-02-29'],
    ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (preset, today, begin, end) => {
    expect(spanOf(preset, noonOf(today))).toEqual({ begin, end })
  })

  it('are days of China: its new day begins at 16:00 UTC', () => {
    expect(spanOf('today', Date.parse('2026-06-15T15:59:59Z') / 1000).begin).toBe('2026-06-15')
    expect(spanOf('today', Date.parse('2026-06-15T16:00:00Z') / 1000).begin).toBe('2026-06-16')
  })

  it('that are longer than the filter allows are not offered', () => {
    const short = presetsFor({ ...period, maxDays: 7 }, noonOf('2026-06-15'))
    expect(short).toEqual(['today', 'yesterday', 'last_7_days'])
    expect(presetsFor(period, noonOf('2026-06-15'))).toEqual(presets)
  })
})

describe('a range', () => {
  const shown = shownFilters(trade)
  const fee = shown.find(({ name }) => name === 'min_fee') ?? expect.fail('trades have a least amount')

  it('stands for "at least" and the "at most" of the same field behind it, with the field’s name', () => {
    expect(fee.label).toEqual(trade.fields.total_fee?.label)
    expect(fee.range?.map(({ name }) => name)).toEqual(['min_fee', 'max_fee'])
    expect(shown.map(({ name }) => name)).not.toContain('max_fee')
    expect(shown).toHaveLength(filtersOf(trade).length - 1)
  })

  it('is none with another filter between the two, or of two fields', () => {
    const { filters } = trade.list
    const between = { ...trade, list: { ...trade.list, filters: filters.toSorted(() => -1) } }
    const other = { name: 'max_paid', on: 'payer_total', test: 'atMost' } as const
    const alone = filters.filter((one) => typeof one === 'string' || one.name !== 'max_fee')
    const ofTwo = { ...trade, list: { ...trade.list, filters: [...alone, other] } }
    for (const area of [between, ofTwo]) expect(shownFilters(area).filter(({ range }) => range)).toEqual([])
  })

  it.each([
    [undefined, undefined, undefined],
    [100, undefined, undefined],
    [undefined, 100, undefined],
    [100, 100, undefined],
    [101, 100, 'range_order'],
  ])('from %s to %s: %s', (min_fee, max_fee, problem) => {
    const values = Object.fromEntries(
      Object.entries({ min_fee, max_fee }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    )
    expect(rangeProblem(fee, values)).toBe(problem)
  })
})

describe('a period', () => {
  const now = noonOf('2026-06-15')
  it.each([
    ['', '', undefined],
    ['2026-06-01', '2026-06-01', undefined],
    ['2026-05-01', '2026-05-31', undefined],
    ['2026-05-01', '2026-06-01', 'date_span'],
    ['2026-06-02', '2026-06-01', 'date_order'],
    ['', '2026-06-01', 'date_begin'],
    ['2026-06-01', '', undefined],
    ['2026-05-15', '', 'date_span'],
    ['2026-12-01', '', undefined],
    ['2026-02-30', '2026-03-01', 'day'],
  ])('from "%s" to "%s": %s', (begin_date, end_date, problem) => {
    expect(periodProblem(period, { begin_date, end_date }, now)).toBe(problem)
  })

  it('counts both of its days', () => {
    expect(daysOf({ begin: '2026-02-27', end: '2026-03-02' })).toBe(4)
  })
})

describe('the filters that are set, in words', () => {
  const said = (values: Parameters<typeof setFilters>[1], locale: 'zh' | 'en' = 'zh') =>
    setFilters(trade, values, locale).map(({ label, text }) => `${label}: ${text}`)

  it.each([
    [{ trade_state: 'SUCCESS' }, ['交易状态: 支付成功']],
    [{ min_fee: 120_000 }, ['最低金额: ¥\u00a01,200.00']],
    [{ agent_channel: 3 }, ['收款模式: 微信代收']],
    [{ begin_date: '2026-06-01', end_date: '2026-06-15' }, ['下单时间: 2026-06-01 – 2026-06-15']],
    [{ begin_date: '2026-06-01', end_date: '2026-06-01', date_type: 'pay' }, ['支付时间: 2026-06-01']],
    [{ begin_date: '2026-06-01' }, ['下单时间: 2026-06-01 – …']],
    [{ date_type: 'pay' }, []],
    [{}, []],
  ])('%o', (values, expected) => {
    expect(said(values)).toEqual(expected)
  })

  it('speak the operator’s language, with the unit', () => {
    expect(said({ trade_state: 'SUCCESS' }, 'en')).toEqual(['Status: Paid'])
    const [filter] = setFilters(merchant, { expire_in_days: 7 }, 'es')
    expect(filter).toMatchObject({ label: 'Caduca en', text: '7 días' })
  })

  it('are taken away with all their parameters', () => {
    const values = { begin_date: '2026-06-01', end_date: '2026-06-15', date_type: 'pay', mch_id: '1' }
    const [filter] = setFilters(trade, values, 'zh')
    expect(filter && withoutFilter(values, filter)).toEqual({ mch_id: '1' })
  })
})

it('what was typed stays, but for what was since asked for differently', () => {
  expect(rebase({ a: 'typed', b: '1' }, { b: '1' }, {})).toEqual({ a: 'typed' })
  expect(rebase({ a: 'typed' }, {}, { c: 2 })).toEqual({ a: 'typed', c: 2 })
  expect(rebase({ a: 'typed' }, { a: 'old' }, { a: 'new' })).toEqual({ a: 'new' })
})

describe('the places of filters', () => {
  const words = {
    zh: { query: '查询', reset: '重置', expand: '展开（10）' },
    en: { query: 'Search', reset: 'Reset', expand: 'Expand (10)' },
    es: { query: 'Consultar', reset: 'Restablecer', expand: 'Desplegar (10)' },
  } as const
  const filtersBy = { merchant: filtersOf(merchant), trade: filtersOf(trade) }

  it.each([
    ['merchant', 'zh', 1134, 4, 1],
    ['merchant', 'en', 1164, 4, 1],
    ['merchant', 'es', 1134, 3, 1],
    // One long label only widens its own column.
    ['trade', 'zh', 1134, 4, 1],
    ['trade', 'en', 1134, 3, 1],
    // Narrower controls, as one filter alone would stand beside the buttons.
    ['merchant', 'zh', 718, 3, 1],
    ['merchant', 'zh', 620, 2, 1],
    ['merchant', 'zh', 300, 1, 1],
  ] as const)(
    'of %s, %s at %i px: %i in a row, %i of them for the buttons',
    (area, locale, width, columns, places) => {
      expect(layoutFor(width, filtersBy[area], words[locale], locale)).toMatchObject({ columns, places })
    },
  )

  it('leave the buttons in their row where all are in sight and none is to be expanded', () => {
    const two = filtersOf(replyTemplate)
    const { columns, places } = layoutFor(748, two, words.en, 'en')
    expect([columns, places, firstRow(two, columns, places)]).toEqual([3, 1, 2])
    expect(layoutFor(748, filtersBy.merchant, words.en, 'en').last).toBeGreaterThan(300)
  })

  it('the last one is as wide as the buttons beside it, less the label that stands there', () => {
    const filters = filtersBy.merchant
    const layout = layoutFor(1164, filters, words.en, 'en')
    expect(layout.last).toBeGreaterThan(300)
    const last = (shown: typeof filters) =>
      Number(/minmax\((\d+)px, 1fr\)$/.exec(gridColumns(layout, shown, 'en'))?.[1])
    expect(last(filters.slice(0, 3))).toBe(layout.last - 24)
    expect(last(filters)).toBeLessThan(layout.last - 24 - 30)
    const alone = gridColumns({ columns: 1, places: 1, last: 0 }, filters, 'en')
    expect(alone).toBe('max-content minmax(0px, 1fr)')
  })

  it('fill the first row, or two where the buttons leave no room in one', () => {
    const filters = shownFilters(trade)
    expect(spanFor(period, 4)).toBe(2)
    expect(firstRow(filters, 4, 1)).toBe(3)
    expect(firstRow(filters, 3, 2)).toBe(4)
    // A period needs two places, and only one is left.
    expect(firstRow([...filters.slice(0, 3), period], 3, 2)).toBe(3)
    // Nor in a row whose end the buttons take.
    expect(firstRow([...filters.slice(0, 2), period], 3, 2)).toBe(2)
    expect(firstRow(filtersOf(merchant), 3, 2)).toBe(4)
    expect(firstRow(filtersOf(merchant), 2, 1)).toBe(1)
    expect(firstRow(filters, 1, 1)).toBe(1)
    expect(firstRow(filtersOf(merchant), 4, 1)).toBe(3)
    expect(firstRow([], 4, 1)).toBe(0)
  })
})

const declared = { page: 1, perPage: 20, sort: 'create_time', order: 'DESC', filter: {} }

describe('list parameters', () => {
  it.each([
    ['nothing', undefined, {}],
    ['a page', { page: '3' }, { page: 3 }],
    ['a page before the first', { page: '-5' }, { page: 1 }],
    ['no page', { page: 'x' }, { page: 1 }],
    ['a page beyond all lists', { page: '99999999999' }, { page: 1_000_000 }],
    ['a size that is offered', { perPage: '50' }, { perPage: 50 }],
    ['a huge size', { perPage: 1_000_000 }, { perPage: 20 }],
    ['a sortable field', { sort: 'total_fee', order: 'ASC' }, { sort: 'total_fee', order: 'ASC' }],
    ['a field that cannot be sorted by', { sort: 'body', order: 'ASC' }, {}],
    ['no such order', { sort: 'total_fee', order: 'SIDEWAYS' }, {}],
    ['a filter', { filter: { trade_state: 'SUCCESS' } }, { filter: { trade_state: 'SUCCESS' } }],
    ['a filter of another type', { filter: { agent_channel: '3' } }, { filter: { agent_channel: 3 } }],
    ['an undeclared value', { filter: { trade_state: 'SOLD' } }, {}],
    ['an undeclared filter', { filter: { hack: 1, __proto__: { x: 1 } } }, {}],
    ['a filter that is no object', { filter: 'str' }, {}],
  ])('%s', (_, raw, expected) => {
    expect(cleanParams(trade, raw)).toEqual({ ...declared, ...expected })
  })

  it('are the same when they are cleaned again, whatever they were', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
    const names = ['trade_state', 'agent_channel', 'min_fee', 'begin_date', 'date_type', 'mch_id', 'x']
    const filter = fc.oneof(fc.dictionary(fc.constantFrom(...names), value), value)
    const raws = fc.record({ page: value, perPage: value, sort: value, order: value, filter })
    forAll([raws], (raw) => {
      const once = cleanParams(trade, raw)
      expect(cleanParams(trade, once)).toEqual(once)
      expect(trade.list.sortable).toContain(once.sort)
      expect([10, 20, 30, 50, 100]).toContain(once.perPage)
    })
  })
})

describe('an address', () => {
  const filterOf = (search: string | undefined) =>
    JSON.parse(new URLSearchParams(search).get('filter') ?? 'null')

  it.each([
    [''],
    ['?tab=2'],
    ['?page=2&perPage=50&sort=total_fee&order=ASC'],
    [`?filter=${encodeURIComponent('{"trade_state":"SUCCESS","agent_channel":3}')}`],
    ['?filter={"trade_state":"SUCCESS"}'],
  ])('%s stays', (search) => {
    expect(cleanSearch(trade, search)).toBeUndefined()
  })

  it('keeps what is allowed and what belongs to others', () => {
    const search = cleanSearch(trade, '?tab=2&page=2&perPage=7&filter={"trade_state":"SUCCESS","x":1}')
    const kept = { tab: '2', page: '2', perPage: '20', filter: '{"trade_state":"SUCCESS"}' }
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(kept)
  })

  it('that cannot be read asks for no filter', () => {
    expect(filterOf(cleanSearch(trade, '?filter={broken'))).toEqual({})
    expect(filterOf(cleanSearch(trade, '?filter="str"'))).toEqual({})
  })

  it('that says a thing twice says it once', () => {
    expect(cleanSearch(trade, '?page=2&page=3')).toBe('?page=2')
  })

  it('is clean after it was cleaned', () => {
    const names = fc.constantFrom('page', 'perPage', 'sort', 'order', 'filter', 'tab')
    forAll([fc.array(fc.tuple(names, fc.string()), { maxLength: 6 })], (query) => {
      const search = `?${new URLSearchParams(query)}`
      const clean = cleanSearch(merchant, search)
      expect(cleanSearch(merchant, clean ?? search)).toBeUndefined()
    })
  })
})

it('two sets of filters are the same in any order', () => {
  expect(sameJson({ a: 1, b: '2' }, { b: '2', a: 1 })).toBe(true)
  expect(sameJson({ a: 1 }, { a: '1' })).toBe(false)
  expect(sameJson({}, undefined)).toBe(false)
})
