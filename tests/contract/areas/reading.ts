import type { JsonObject } from '@mock/platform/contract'
import { beforeAll, expect, it } from 'vitest'
import { columnOf, filtersOf, isHeavy, isVersioned, type WireRecord } from '@/declaration'
import { openApiOf } from '@/declaration/openapi'
import { remedied } from '../../areas/remedies'
import { dataOf } from '../answers'
import { missingCode, stranger } from './attempts'
import { fits, idsOf, inOrder, probes, type Query, summaryOf } from './oracle'
import { dataSchema, misfits } from './schema'
import type { AreaOnPlatform } from './sessions'

interface ListData {
  items: WireRecord[]
  total: number
  summary?: Record<string, number>
}

/** The fields of an area that differ per account. */
const ownFields = (rules: unknown): readonly string[] =>
  Object.keys((typeof rules === 'object' && rules !== null && 'own' in rules && rules.own) || {})

/** What every list and detail of an area must do. The oracle reads the store's rows and uses plain JavaScript. */
export function readingContract(area: AreaOnPlatform): void {
  const { resource, isReserved, tokens, now, ask } = area
  const { list, detail } = resource
  remedied({
    'has sample records':
      'Give the area a "sample" with a count, or a platform/seed.ts that makes records for both partners.',
    'lists the first page':
      'Look at list.sort and list.summary, and at view, own, seen and summary in platform/rules.ts.',
    'filters by': 'Look at this filter in list.filters (on, test, input), and at own in platform/rules.ts.',
    'joins filters': 'Look at list.filters and list.summary.',
    'refuses a value': 'Look at the kind and the label of this filter’s input in list.filters.',
    'refuses too long a span': 'Look at maxDays of the period in list.filters.',
    'sorts by':
      'Look at this field in list.sortable: its kind must have an order that text, numbers or times have.',
    'answers what the API document says':
      'A sample does not fit its field: look at sample, at platform/seed.ts, and at "nullable" and the kind of the field named above.',
    'gives a whole record':
      'Look at detail.adds, and at detail in platform/rules.ts, which must answer the declared fields.',
    'answers an unknown key': 'Look at key and detail.missing.',
    '': 'Look at list, key and title of the declaration, and at platform/rules.ts if there is one.',
  })
  const own = ownFields(area.rules)
  const document = openApiOf([resource])
  let records: WireRecord[]
  beforeAll(async () => {
    records = await area.stored()
  })

  const keyOf = (record: WireRecord): Query =>
    Object.fromEntries(resource.key.map((name) => [name, String(record[name])]))
  const pageOf = async (query: Query, as?: string): Promise<ListData> => {
    const answer = await ask(list.call, query, as)
    expect(answer, JSON.stringify(query)).toMatchObject({ code: 0 })
    return dataOf<ListData>(answer)
  }

  it(`has sample records of ${isReserved ? 'the demonstration accounts alone' : 'both partners'}`, async () => {
    expect(records.length).toBeGreaterThan(0)
    const others = await area.ofOther()
    expect(others.length > 0).toBe(!isReserved)
  })

  it('lists the first page in the declared order, with total and figures', async () => {
    const { items, total, summary } = await pageOf({})
    expect(total).toBe(records.length)
    expect(idsOf(resource, items)).toEqual(
      idsOf(resource, inOrder(resource, records, list.sort)).slice(0, 20),
    )
    if (list.summary) expect(summary).toEqual(summaryOf(resource, records, now()))
  })

  it.each(filtersOf(resource).map((filter) => [filter.name, filter] as const))(
    'filters by %s',
    async (_, filter) => {
      const queries = probes(filter, records, now())
      expect(queries).not.toEqual([])
      for (const query of queries) {
        const wanted = records.filter((record) => fits(filter, record, query, now()))
        const { items, total, summary } = await pageOf({ ...query, limit: '100' })
        expect({ query, total }).toEqual({ query, total: wanted.length })
        expect(idsOf(resource, items)).toEqual(
          idsOf(resource, inOrder(resource, wanted, list.sort)).slice(0, 100),
        )
        if (list.summary) expect(summary).toEqual(summaryOf(resource, wanted, now()))
      }
    },
  )

  it('joins filters by "and"', async () => {
    const [first, second] = filtersOf(resource).filter(({ test }) => test === 'equals')
    if (!first || !second) return
    for (const one of probes(first, records, now()).slice(0, 3))
      for (const two of probes(second, records, now()).slice(0, 3)) {
        const query = { ...one, ...two }
        const wanted = records.filter((record) =>
          [first, second].every((filter) => fits(filter, record, query, now())),
        )
        expect({ query, total: (await pageOf(query)).total }).toEqual({ query, total: wanted.length })
      }
  })

  it('refuses a value that a filter cannot have with 10001 and its Chinese name', async () => {
    for (const filter of filtersOf(resource)) {
      const isNumber = filter.test !== 'period' && columnOf(filter.input) === 'bigint'
      const isChoice = filter.test === 'isSet' || (filter.test !== 'period' && filter.input.kind === 'choice')
      if (!isNumber && !isChoice && filter.test !== 'period') continue
      const query: Query =
        filter.test === 'period'
          ? { begin_date: '2024-02-31', end_date: '2024-03-01' }
          : { [filter.name]: '!' }
      expect(await ask(list.call, query)).toMatchObject({
        code: 10001,
        message: `参数错误：${filter.label.zh}`,
      })
    }
  })

  it('refuses too long a span with 10009', async () => {
    for (const filter of filtersOf(resource))
      if (filter.test === 'period')
        expect(await ask(list.call, { begin_date: '2020-01-01', end_date: '2024-01-01' })).toMatchObject({
          code: 10009,
          message: `查询时间跨度不能超过${filter.maxDays}天`,
        })
  })

  it.each(list.sortable.flatMap((field) => [field, `-${field}`, `+${field}`]))(
    'sorts by %s',
    async (sort) => {
      const { items } = await pageOf({ sort, limit: '100' })
      expect(idsOf(resource, items)).toEqual(idsOf(resource, inOrder(resource, records, sort)).slice(0, 100))
    },
  )

  it('takes an unencoded plus as ascending, and refuses an unknown sort, page or limit', async () => {
    const [field = ''] = list.sortable
    const { items } = await pageOf({ sort: ` ${field}` })
    expect(idsOf(resource, items)).toEqual(idsOf(resource, inOrder(resource, records, field)).slice(0, 20))
    const wrong: readonly Query[] = [
      { sort: '-no_such_field' },
      { sort: '--' },
      { page: '0' },
      { page: 'x' },
      { limit: '101' },
      { limit: '-1' },
    ]
    for (const query of wrong) expect(await ask(list.call, query)).toMatchObject({ code: 10001 })
  })

  it('gives every record exactly once over all pages, forwards from either end', async () => {
    const limit = Math.max(1, Math.min(100, Math.ceil(records.length / 7)))
    const pages = Math.ceil(records.length / limit)
    const seen: string[] = []
    for (let page = 1; page <= pages; page++)
      seen.push(...idsOf(resource, (await pageOf({ page: String(page), limit: String(limit) })).items))
    expect(seen).toEqual(idsOf(resource, inOrder(resource, records, list.sort)))
  })

  it('answers a page past the end with nothing and the real total', async () => {
    expect(await pageOf({ page: '100000' })).toMatchObject({ items: [], total: records.length })
  })

  it('sends light rows: heavy fields travel with the detail', async () => {
    const { items } = await pageOf({ limit: '1' })
    const expected = Object.entries(resource.fields).flatMap(([name, field]) =>
      detail?.call && isHeavy(field) ? [] : [name],
    )
    expect(Object.keys(items[0] ?? {})).toEqual([...expected, ...(isVersioned(resource) ? ['version'] : [])])
  })

  it('answers what the API document says', async () => {
    const { data } = await ask(list.call, { limit: '100' })
    expect(misfits(document, dataSchema(document, list.call), data)).toEqual([])
    if (!detail?.call) return
    for (const record of records.slice(0, 20)) {
      const one = await ask(detail.call, keyOf(record))
      expect(misfits(document, dataSchema(document, detail.call), one.data)).toEqual([])
    }
  })

  if (isReserved)
    it('is refused to everybody but the demonstration accounts', async () => {
      expect(await ask(list.call, {}, tokens.other)).toMatchObject({ code: 10003, data: null })
      expect(await ask(list.call, {}, await area.running().signIn())).toMatchObject({
        code: 10003,
        data: null,
      })
    })
  else
    it('shows no record of another partner', async () => {
      const own = new Set(idsOf(resource, records))
      const others = await area.ofOther()
      const { items, total } = await pageOf({ limit: '100' }, tokens.other)
      expect(total).toBe(others.length)
      const foreign = new Set(idsOf(resource, others).filter((id) => !own.has(id)))
      expect(idsOf(resource, items).every((id) => own.has(id) || foreign.has(id))).toBe(true)
      expect(idsOf(resource, items)).toEqual(
        idsOf(resource, inOrder(resource, others, list.sort)).slice(0, 100),
      )
    })

  it('asks for a session', async () => {
    expect(await ask(list.call, {}, '')).toMatchObject({ code: 50008 })
  })

  const call = detail?.call
  if (!call) return

  it('gives a whole record by its key', async () => {
    for (const record of records.slice(0, 5)) {
      const { code, data } = await ask(call, keyOf(record))
      expect(code).toBe(0)
      expect(Object.keys(data as JsonObject)).toEqual([
        ...Object.keys(resource.fields),
        ...(isVersioned(resource) ? ['version'] : []),
        ...Object.keys(detail.adds ?? {}),
      ])
      // Opening may have changed it, and per-account fields are not in the store's row.
      const opened = await area.recordNow(record)
      for (const [name, { kind }] of Object.entries(resource.fields))
        if (!['phone', 'email', 'secret', 'object', 'list'].includes(kind) && !own.includes(name))
          expect((data as JsonObject)[name]).toEqual(opened?.[name])
    }
  })

  it('answers an unknown key, a foreign key and no key without telling them apart', async () => {
    const others = new Set(idsOf(resource, await area.ofOther()))
    const foreign = records.find((record) => !others.has(idsOf(resource, [record])[0] ?? ''))
    const unknown = await ask(call, keyOf(stranger(resource)))
    expect(unknown).toMatchObject({ code: missingCode(resource), data: null })
    const theirs = await ask(call, keyOf(foreign ?? {}), tokens.other)
    expect(theirs).toMatchObject({ code: area.foreignCode, data: null })
    if (!isReserved) expect(theirs).toEqual(unknown)
    expect(await ask(call, {})).toMatchObject({ code: 10001 })
  })
}
