import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanParams, cleanSearch, sameJson } from '@/screens/list/params'
import { forAll } from '../cases'

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
    ['a size of 0', { perPage: '0' }, { perPage: 20 }],
    ['a sortable field', { sort: 'total_fee', order: 'ASC' }, { sort: 'total_fee', order: 'ASC' }],
    ['a field that cannot be sorted by', { sort: 'body', order: 'ASC' }, {}],
    ['an attack', { sort: ';drop table', order: 'ASC' }, {}],
    ['no such order', { sort: 'total_fee', order: 'SIDEWAYS' }, {}],
    ['a filter', { filter: { trade_state: 'SUCCESS' } }, { filter: { trade_state: 'SUCCESS' } }],
    ['a filter of another type', { filter: { agent_channel: '3' } }, { filter: { agent_channel: 3 } }],
    ['an undeclared value', { filter: { trade_state: 'SOLD' } }, {}],
    ['an undeclared filter', { filter: { hack: 1, __proto__: { x: 1 } } }, {}],
    ['a filter that is no object', { filter: 'str' }, {}],
    ['a list for a filter', { filter: ['a'] }, {}],
    ['null', null, {}],
  ])('%s', (_, raw, expected) => {
    expect(cleanParams(trade, raw)).toEqual({ ...declared, ...expected })
  })

  it('are the same when they are cleaned again, whatever they were', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
    const filters = fc.dictionary(
      fc.constantFrom('trade_state', 'agent_channel', 'min_fee', 'begin_date', 'date_type', 'mch_id', 'x'),
      value,
    )
    const filter = fc.oneof(filters, value)
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
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      tab: '2',
      page: '2',
      perPage: '20',
      filter: '{"trade_state":"SUCCESS"}',
    })
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
