import { collect } from '@mock/platform/collect'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areasOf, filtersOf, isRecord, type Resource, resourceName } from '@/declaration'
import { createDataProvider } from '@/platform/dataProvider'
import { PlatformError } from '@/platform/errors'
import { lookedAtNow, onlyArea } from '../areas/looked'
import { remedied } from '../areas/remedies'
import { startSandbox } from '../conformance/sandbox'
import { rounds } from '../scope'
import { openSeeded } from '../stores/seeded'

const collected = collect()
/** There are no samples for an area where each account has its own records. */
const isPersonal = (rules: unknown) => isRecord(rules) && 'seen' in rules
const areas = collected.declarations.filter(
  ({ name, menu }) => !menu.onlySent && !isPersonal(collected.rules[name]),
)
const provider = createDataProvider(areasOf(areas))

let stop: () => Promise<void>
beforeAll(async () => {
  stop = await startSandbox(collected, openSeeded)
})
afterAll(() => stop())

const firstOf = (name: string, perPage: number, field = '') =>
  provider.getList(name, { pagination: { page: 1, perPage }, sort: { field, order: 'ASC' }, filter: {} })

/** Other possible values. Made once, because making a `fc.string()` costs more than 100 draws of it. */
const anyValue = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 1 }),
)

/** Addresses of an area that somebody might type, half of them sensible. */
const addresses = (area: Resource) => {
  const params = filtersOf(area).flatMap((filter) => filter.params)
  const values = Object.values(area.fields).flatMap((field) =>
    field.kind === 'choice' ? Object.keys(field.of) : [],
  )
  const value = fc.oneof(fc.constantFrom(...values, '2024-05-01', '1', 'SET', true, 12_900), {
    arbitrary: anyValue,
    weight: 4,
  })
  return fc.record({
    pagination: fc.record({
      page: fc.oneof(fc.nat(40), fc.double()),
      perPage: fc.oneof(fc.nat(120), fc.double({ max: 300 })),
    }),
    sort: fc.record({
      field: fc.constantFrom(...Object.keys(area.fields), 'id', ''),
      order: fc.constantFrom('ASC', 'DESC', 'SIDEWAYS'),
    }),
    filter: fc.dictionary(fc.constantFrom(...params, 'q'), value, { maxKeys: 4 }),
  })
}

describe.each(lookedAtNow(areas, collected.rules).map((area): [string, Resource] => [area.name, area]))(
  'the platform and %s',
  (_, area) => {
    remedied({
      'answer the declared code': 'Look at detail.missing.',
      '': 'Look at key, list.filters and list.sortable: the console and the platform read them differently here.',
    })
    const name = resourceName(area)
    const first = (count: number) => firstOf(name, count)

    it('never find fault with what is asked of a list, whatever an address says', async () => {
      await fc.assert(
        fc.asyncProperty(addresses(area), async (asked) => {
          const answer = await provider.getList(name, asked as object).catch((error: unknown) => error)
          // The one thing that only the platform can reject: a period that is too long, or ends before it begins.
          const asksForPeriod = 'begin_date' in asked.filter || 'end_date' in asked.filter
          if (asksForPeriod && answer instanceof PlatformError) expect([10001, 10009]).toContain(answer.code)
          else expect(answer).not.toBeInstanceOf(Error)
        }),
        { seed: 21, numRuns: rounds(60) },
      )
    })

    it('find each record of a page again by its id', async () => {
      // Opening a record may mark it as read.
      await provider.getMany(name, { ids: (await first(3)).data.map(({ id }) => id) })
      const { data } = await first(3)
      expect(data.length).toBeGreaterThan(0)
      const again = await provider.getMany(name, { ids: data.map(({ id }) => id) })
      expect(again.data.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
      for (const [index, row] of data.entries()) expect(again.data[index]).toMatchObject(row)
    })

    it('answer the declared code for a record that is not there', async () => {
      const [row] = (await first(10)).data
      const id = String(row?.id).replace(/.$/, '§')
      await expect(provider.getOne(name, { id })).rejects.toMatchObject({
        code: area.detail?.missing ?? 10002,
      })
    })

    it('count what the pages hold', async () => {
      const { data, total } = await first(1000)
      expect(data).toHaveLength(Math.min(total ?? 0, 1000))
      expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
    })
  },
)

describe.runIf(onlyArea === undefined)('an action over the platform', () => {
  it('clears grants in one call, says which it refused and why, and the records are so afterwards', async () => {
    const name = 'merchant/merchant'
    // More would need a second person.
    const { data: records } = await firstOf(name, 19, 'create_time')
    const missing = { ...records[0], id: String(records[0]?.id).replace(/.$/, '§') }
    const { data } = await provider.act(name, { action: 'clearGrant', records: [...records, missing] })
    expect(data.failed.at(-1)).toEqual({ id: missing.id, code: 40001, message: '商家不存在或未授权给该应用' })
    const after = await provider.getMany(name, { ids: data.succeeded })
    expect(after.data.length).toBeGreaterThan(10)
    for (const record of after.data) expect(record.grant_status).toBe('CLEARED')
  })
})
