import merchant from '@resources/merchant/merchant/merchant.area'
import trade from '@resources/pay/trade/trade.area'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areasOf } from '@/declaration'
import { createDataProvider, maxRows, pageSizes, UnsupportedError } from '@/platform/dataProvider'
import { platformPageSizes } from '@/platform/dataProvider/listRequest'
import { TransportError } from '@/platform/errors'
import { forAllAsync, spreadFirst } from '../cases'
import { base, nothing, platformStub, queryOf } from './platformStub'

afterEach(() => vi.unstubAllGlobals())

const provider = createDataProvider(areasOf([merchant, trade]))
const query = (params: object) => queryOf(() => provider.getList('pay/tradelist', params))

describe('a list asks the platform', () => {
  it('for the declared call, page, limit, sort and filters', async () => {
    const sent = platformStub(nothing)
    await provider.getList('pay/tradelist', {
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'total_fee', order: 'ASC' },
      filter: { trade_state: 'SUCCESS', min_fee: 12_900, mch_id: ' 1900000109 ' },
    })
    const filter = { trade_state: 'SUCCESS', min_fee: '12900', mch_id: '1900000109' }
    const query = { page: '3', limit: '50', sort: 'total_fee', ...filter }
    expect(sent).toEqual([{ call: 'GET /user/tradelist', query, body: undefined }])
  })

  it('for the first page in the declared order when nothing is said', async () => {
    expect(await query({})).toEqual(base)
  })
})

const ids = (count: number) => Array.from({ length: count }, (_, index) => `P${index}`)
const rows = (count: number) => ids(count).map((trade_no) => ({ trade_no }))

/** A platform with this many trades, which keeps to its own limit. */
const withTrades = (count: number) =>
  platformStub(({ query: { page, limit } }) => {
    const from = (Number(page) - 1) * Number(limit)
    return { items: rows(count).slice(from, from + Number(limit)), total: count }
  })

describe('pages', () => {
  it.each<[page: unknown, perPage: unknown, page: string, limit: string]>([
    ...pageSizes
      .filter((size) => size <= 100)
      .map((size): [number, number, string, string] => [2, size, '2', `${size}`]),
    ['2', '50', '2', '50'],
    [2.9, 10.9, '2', '10'],
    ...[0, -5, Number.NaN, Number.NEGATIVE_INFINITY, 'drop table', null, {}, [3]].map(
      (page): [unknown, number, string, string] => [page, 20, '1', '20'],
    ),
    ...[0, -1, 'many', undefined, true].map((n): [number, unknown, string, string] => [1, n, '1', '20']),
    [1e300, 20, '1000000', '20'],
    [Number.POSITIVE_INFINITY, 20, '1000000', '20'],
    // Sizes that nobody may choose are cut from a larger page.
    [1, 7, '1', '10'],
    [1, 25, '1', '30'],
    [1, 1, '1', '10'],
  ])('page %j with %j rows is page %s with limit %s', async (page, perPage, wanted, limit) => {
    expect(await query({ pagination: { page, perPage } })).toEqual({ ...base, page: wanted, limit })
  })

  it.each([[undefined], [null], ['first'], [7], [[1, 20]]])(
    'a pagination of %j is the first page',
    async (pagination) => {
      expect(await query({ pagination })).toEqual(base)
    },
  )

  it('of any size hold exactly the rows asked for', async () => {
    const upTo = (max: number) => fc.integer({ min: 1, max })
    await forAllAsync(
      [upTo(12), upTo(maxRows), fc.nat(1500)],
      { runs: 150 },
      async (page, perPage, count) => {
        const sent = withTrades(count)
        const { data, total } = await provider.getList('pay/tradelist', { pagination: { page, perPage } })
        expect(total).toBe(count)
        expect(data.map(({ id }) => id)).toEqual(ids(count).slice((page - 1) * perPage, page * perPage))
        for (const { query } of sent) expect(platformPageSizes.map(String)).toContain(query.limit)
      },
    )
  })

  it.each([
    [1000, 1, 5000, 10],
    [1000, 1, 130, 2],
    [1_000_000, 1, 5000, 10],
    [250, 2, 5000, 3],
  ])('%i rows, page %i, of %i are read in %s calls', async (perPage, page, count, calls) => {
    const sent = withTrades(count)
    const { data } = await provider.getList('pay/tradelist', { pagination: { page, perPage } })
    expect(sent).toHaveLength(calls)
    expect(data).toHaveLength(Math.min(perPage, count, maxRows))
  })

  it.each(pageSizes)(
    'of %i rows, which an operator may choose, are read four at a time at the most',
    async (perPage) => {
      const sent = withTrades(5000)
      const answered = vi.mocked(fetch)
      let together = 0
      let most = 0
      vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
        together += 1
        most = Math.max(most, together)
        // A macrotask: by then, other simultaneous requests are under way.
        await new Promise((resolve) => setImmediate(resolve))
        together -= 1
        return answered(...asked)
      })
      const { data } = await provider.getList('pay/tradelist', { pagination: { page: 2, perPage } })
      expect(data.map(({ id }) => id)).toEqual(ids(2 * perPage).slice(perPage))
      expect(sent).toHaveLength(Math.ceil(perPage / 100))
      expect(most).toBe(Math.min(Math.ceil(perPage / 100), perPage > 100 ? 4 : 1))
    },
  )

  it('that are read together give no row twice when rows move between them', async () => {
    const [first, second] = [rows(100), rows(300).slice(95, 195)]
    platformStub(({ query: { page } }) => ({ items: page === '1' ? first : second, total: 200 }))
    const { data } = await provider.getList('pay/tradelist', { pagination: { page: 1, perPage: 200 } })
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  })

  it('are not asked for any more once one of them failed', async () => {
    const sent = platformStub(({ query: { page } }) => {
      if (page === '2') return new Response('<html>', { status: 502 })
      return { items: rows(100), total: 1000 }
    })
    const answer = provider.getList('pay/tradelist', { pagination: { page: 1, perPage: 1000 } })
    await expect(answer).rejects.toBeInstanceOf(TransportError)
    expect(sent.length).toBeLessThan(10)
  })
})

describe('all rows of a filter', () => {
  const reading = (filter: object) => {
    const taken: string[] = []
    const onPage = (_: number, rows: readonly { readonly id: string }[]) =>
      void taken.push(...rows.map(({ id }) => id))
    const to = { onPage, onLost: () => {} }
    const sort = { field: 'total_fee', order: 'ASC' }
    return { taken, done: provider.readAll('pay/tradelist', { sort, filter }, to) }
  }

  it('are asked for as declared, in parts of 100', async () => {
    const sent = withTrades(130)
    const { taken, done } = reading({ trade_state: 'SUCCESS', min_fee: 'many', nothing: 'x' })
    await expect(done).resolves.toEqual({ total: 130 })
    expect(taken).toEqual(ids(130))
    const asked = { limit: '100', sort: 'total_fee', trade_state: 'SUCCESS' }
    expect(sent.map(({ query }) => query)).toEqual([
      { ...asked, page: '1' },
      { ...asked, page: '2' },
    ])
  })

  it('of no declared area are refused, without asking', async () => {
    const sent = platformStub(nothing)
    const answer = provider.readAll('pay/nothing', {}, { onPage: () => {}, onLost: () => {} })
    await expect(answer).rejects.toBeInstanceOf(UnsupportedError)
    expect(sent).toEqual([])
  })
})

const by = (field: unknown, order?: string) => ({ field, order })
it.each<[unknown, string]>(
  spreadFirst<unknown, string>([
    [[by('pay_time', 'DESC')], '-pay_time'],
    [[by('pay_time', 'ASC')], 'pay_time'],
    [[by('pay_time', 'SIDEWAYS'), by('pay_time'), by(['pay_time'], 'ASC')], '-create_time'],
    [[by('body', 'ASC'), by(';drop', 'ASC'), by('id', 'ASC'), by('__proto__', 'ASC')], '-create_time'],
    [['pay_time', null], '-create_time'],
  ]),
)('the sort %j is sent as %s', async (sort, wanted) => {
  expect((await query({ sort })).sort).toBe(wanted)
})

describe('records that refer to another', () => {
  const ask = (target: string, id: string | number) => {
    const sent = platformStub(nothing)
    const sort = { field: 'id', order: 'ASC' } as const
    const params = { pagination: { page: 1, perPage: 25 }, sort, filter: {} }
    return { sent, answer: provider.getManyReference('pay/tradelist', { ...params, target, id }) }
  }

  it('are the list with one filter more', async () => {
    const { sent, answer } = ask('mch_id', 1900000109)
    await answer
    expect(sent[0]?.query).toEqual({ ...base, limit: '30', mch_id: '1900000109' })
  })

  it('are none, without asking, when no record can refer to it', async () => {
    const { sent, answer } = ask('trade_state', 'BOGUS')
    await expect(answer).resolves.toEqual({ data: [], total: 0 })
    expect(sent).toEqual([])
  })

  it.each(['nothing', 'seller_nick', '__proto__'])(
    'are refused by %s, which does not name them exactly',
    async (target) => {
      const { sent, answer } = ask(target, 'x')
      await expect(answer).rejects.toBeInstanceOf(UnsupportedError)
      expect(sent).toEqual([])
    },
  )
})
