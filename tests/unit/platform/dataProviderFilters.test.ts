import { collect } from '@mock/platform/collect'
import kindGallery from '@resources/demo/gallery/kindGallery.area'
import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf, filtersOf, type Resource, resourceName } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { platformPageSizes } from '@/platform/dataProvider/listRequest'
import { fixtures } from '../../areas/fixtures'
import { lookedAt } from '../../areas/looked'
import { templates } from '../../conformance/templates'
import { forAllAsync } from '../cases'
import { base, queryOf } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

// Areas served over REST have addresses in another form (dataProviderRest.test.ts); POST lists have none.
const areas: readonly Resource[] = [...collect().declarations, ...fixtures.declarations, templates].filter(
  ({ rest, list }) => !rest && list.call.startsWith('GET '),
)
const provider = createDataProvider(areasOf(areas))
const query = (params: object, area: Resource = trade) =>
  queryOf(() => provider.getList(resourceName(area), params))

describe('filters of trades', () => {
  const may = { begin_date: '2024-05-01', end_date: '2024-05-31' }
  const paid = { begin_date: '2024-05-01', date_type: 'pay' }

  it.each<object>([
    { trade_state: 'SUCCESS' },
    { agent_channel: '3' },
    { min_fee: '12900' },
    { out_trade_no: 'ab' },
    { seller_nick: '小店😀' },
    may,
    paid,
  ])('%j are sent as they are', async (filter) => {
    expect(await query({ filter })).toEqual({ ...base, ...filter })
  })

  it.each<[filter: unknown, sent: Record<string, string>]>([
    [{ trade_state: ['SUCCESS'] }, { trade_state: 'SUCCESS' }],
    [{ agent_channel: 3 }, { agent_channel: '3' }],
    [{ min_fee: 12_900 }, { min_fee: '12900' }],
    [{ min_fee: 0 }, { min_fee: '0' }],
    [{ trade_no: '  P1  ' }, { trade_no: 'P1' }],
    [{ seller_nick: '长'.repeat(5000) }, { seller_nick: '长'.repeat(200) }],
    [{ begin_date: '2024-05-01', date_type: 'toString' }, { begin_date: '2024-05-01' }],
  ])('%j are sent as %j', async (filter, sent) => {
    expect(await query({ filter })).toEqual({ ...base, ...sent })
  })

  const ignored: unknown[] = [
    ...[-1, '129.00', 1e21, Number.NaN].map((min_fee) => ({ min_fee })),
    ...['   ', 'P\0', '\ud800'].map((trade_no) => ({ trade_no })),
    { begin_date: '2024-02-30' },
    { begin_date: 1_717_200_000 },
    Object.create({ trade_state: 'SUCCESS' }),
    'str',
    { 0: 's', 1: 't', 2: 'r' },
    [],
    null,
    7,
  ]
  it.each(ignored.map((filter) => ({ filter })))('$filter are not sent', async ({ filter }) => {
    expect(await query({ filter })).toEqual(base)
  })
})

it.each<[quantity: unknown, sent: Record<string, string>]>([
  ['3,4', { quantity: '3,4' }],
  [['3', 4], { quantity: '3,4' }],
  [['3', '-'], {}],
  [[], {}],
  [Object.create(null), {}],
])('one of several quantities: %j are sent as %j', async (quantity, sent) => {
  expect(await query({ filter: { quantity } }, kindGallery)).toEqual({ ...base, ...sent })
})

it.each<[typed: string, sent: Record<string, string>]>([
  // A single value is searched whatever it is; of several, each must be a trade number.
  ['!', { trade_no: '!' }],
  [`P1 ${'P'.repeat(99)}`, {}],
  ['P1 P2', { trade_no: 'P1,P2' }],
  ['P1，P1', { trade_no: 'P1' }],
  [Array.from({ length: 101 }, (_, at) => `P${at}`).join(), {}],
])('trade numbers %j are sent as %j', async (trade_no, sent) => {
  expect(await query({ filter: { trade_no } })).toEqual({ ...base, ...sent })
})

it.each<[filter: object, sent: Record<string, string>]>([
  [{ op: '1688' }, { op: '1688' }],
  [{ expire_in_days: 7 }, { expire_in_days: '7' }],
  [{ expire_in_days: 366 }, {}],
  [{ expire_in_days: 7.5 }, {}],
  [{ agent_pay: true }, { agent_pay: 'true' }],
  [{ agent_pay: 'false' }, { agent_pay: 'false' }],
  [{ agent_pay: { is_enable: true } }, {}],
  [{ rule: true }, {}],
])('filters of merchants: %j are sent as %j', async (filter, sent) => {
  expect(await query({ filter }, merchant)).toEqual({ ...base, ...sent })
})

it.each(lookedAt(areas).map((area) => ({ area, name: area.name })))(
  'whatever an address says, only declared parameters with declared values are sent: $name',
  async ({ area }) => {
    const filters = filtersOf(area)
    const params = filters.flatMap((filter) => filter.params)
    const anything = fc.anything({ withNullPrototype: true, maxDepth: 2 })
    const known = fc.constantFrom(...params, '__proto__', 'page', 'limit', 'sort', 'constructor')
    const name = fc.oneof(known, fc.string())
    const declared = filters.flatMap((filter) =>
      filter.test !== 'period' && 'of' in filter.input ? Object.keys(filter.input.of) : [],
    )
    const value = fc.oneof(anything, fc.constantFrom('1', 'SUCCESS', '2024-05-01', true, -1, ...declared))
    const field = fc.oneof(fc.constantFrom(...Object.keys(area.fields)), fc.string())
    const asked = fc.record(
      {
        pagination: fc.oneof(
          anything,
          fc.record({ page: anything, perPage: fc.oneof(fc.integer({ max: 100 }), fc.string()) }),
        ),
        sort: fc.oneof(anything, fc.record({ field, order: fc.string() })),
        filter: fc.oneof(anything, { weight: 3, arbitrary: fc.dictionary(name, value, { minKeys: 1 }) }),
      },
      { requiredKeys: [] },
    )
    const seen: Record<string, string>[] = []
    await forAllAsync([asked], { runs: 500 }, async (params) => {
      seen.push(await query(params, area))
    })
    const allowed = new Set(['page', 'limit', 'sort', ...params])
    for (const { page, limit, sort, ...rest } of seen) {
      expect(Object.keys(rest).filter((one) => !allowed.has(one))).toEqual([])
      expect(Number(page)).toBeGreaterThanOrEqual(1)
      expect(platformPageSizes.map(String)).toContain(limit)
      expect(area.list.sortable).toContain(sort?.replace(/^-/, ''))
      for (const filter of filters) {
        const given = rest[filter.name]
        if (filter.test !== 'period' && filter.input.kind === 'choice' && given !== undefined)
          expect(Object.keys(filter.input.of)).toEqual(expect.arrayContaining(given.split(',')))
      }
    }
    // The generator must sometimes get through, otherwise this would prove nothing.
    if (params.length > 0) expect(seen.some((one) => Object.keys(one).length > 3)).toBe(true)
  },
)
