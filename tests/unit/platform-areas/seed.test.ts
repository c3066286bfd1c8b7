import { areasOf } from '@mock/platform/areas'
import type { Sources } from '@mock/platform/areas/declared'
import { defineSeed } from '@mock/platform/areas/rules'
import type { Store } from '@mock/store/sql'
import { afterAll, describe, expect, it } from 'vitest'
import { checkField, type Json, type Resource, secondsPerDay, text } from '@/declaration'
import { openEmpty } from '../../stores/empty'
import { everyKind } from './everyKind'
import { shop, started, startOfClock } from './started'

type Row = Record<string, Json>

const rowsOf = (store: Store, area = 'everyKind', partnerId = 100238) =>
  store.query<Row>(`select * from area."${area}" where partner_id = $1 order by 1, 2`, [partnerId])

const store = await openEmpty()
afterAll(() => store.close())

/** Starts with nothing in the store. */
async function startedAnew(sources: Partial<Sources> = {}) {
  await store.exec('drop schema if exists area cascade; drop schema if exists platform cascade')
  return started(sources, store)
}

/** The rows of a platform that was started for them alone. */
async function seeded(sources: Partial<Sources> = {}, area = 'everyKind', partnerId = 100238) {
  const running = await startedAnew(sources)
  const rows = await rowsOf(store, area, partnerId)
  await running.stop()
  return rows
}

describe('generic samples', async () => {
  const rows = await seeded()

  it('are as many as declared, and a tenth for the second partner', async () => {
    expect(rows).toHaveLength(40)
    expect(await seeded({}, 'everyKind', 100517)).toHaveLength(4)
  })

  it('are the same on every start', async () => {
    expect(await seeded()).toEqual(rows)
  })

  it('keep the rules of their fields, with keys that are unique', () => {
    const { password: _, ...fields } = everyKind.fields
    for (const row of rows)
      for (const [name, field] of Object.entries(fields))
        expect(checkField(field, row[name] ?? null), `${name} ${row[name]}`).toBeUndefined()
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
  })

  it('take declared values by their weights, and references from the other area', async () => {
    const states = rows.map(({ state }) => state)
    expect(states.filter((state) => state === 'DRAFT').length).toBeGreaterThan(states.length / 2)
    expect(states).toContain('PUBLISHED')
    expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([1, 7]))
    const shops = (await seeded({}, 'shop')).map(({ code }) => code)
    expect(rows.every((row) => shops.includes(row.shop ?? null))).toBe(true)
  })

  it('happened in the last 90 days, each thing after the record was made', () => {
    for (const { create_time, update_time } of rows) {
      expect(Number(create_time)).toBeGreaterThanOrEqual(startOfClock - 90 * secondsPerDay)
      expect(Number(update_time)).toBeGreaterThanOrEqual(Number(create_time))
      expect(Number(update_time)).toBeLessThanOrEqual(startOfClock)
    }
  })
})

describe("an area's own samples", () => {
  it('are made after those that they speak of', async () => {
    const own = defineSeed<{ code: string; name: string }>({
      after: ['everyKind'],
      count: { small: 20, standard: 20, full: 20 },
      async *records({ count, username, others }) {
        const [first] = await others<{ code: string }>('everyKind')
        for (let i = 0; i < count; i++) yield { code: `${first?.code}-${i}`, name: username }
      },
    })
    const fields = { ...everyKind.fields, shop: text({ label: everyKind.label }) }
    const alone: Resource = { ...everyKind, fields }
    const rows = await seeded({ declarations: [shop, alone], seeds: { shop: own } }, 'shop')
    expect(rows).toHaveLength(20)
    expect(rows[0]).toMatchObject({ code: 'EK000001-0', name: 'demo_partner' })
  })

  it.each<[string, ReturnType<typeof defineSeed>, string]>([
    ['a key twice', { records: () => [{ code: 'S1' }, { code: 'S1' }] }, 'shop.seed.ts gives a key twice'],
    [
      'an area it has not named',
      {
        async *records({ others }) {
          yield* await others('everyKind')
        },
      },
      'shop.seed.ts asks for "everyKind"; name it in "after"',
    ],
  ])('are refused with %s', async (_, seed, message) => {
    await expect(startedAnew({ seeds: { shop: defineSeed(seed) } })).rejects.toThrow(message)
  })

  it('are refused when they wait for each other', () => {
    const seed = defineSeed({ after: ['everyKind'], *records() {} })
    expect(() => areasOf({ declarations: [everyKind, shop], seeds: { shop: seed } })).toThrow(
      'samples wait for each other: everyKind → shop → everyKind',
    )
  })
})

it.each([
  [{ rules: { shopp: {} } }, 'shopp.rules.ts: no area is declared beside it'],
  [{ rules: { shop: { actions: { sell: () => undefined } } } }, 'shop.rules.ts: "sell" is no action of shop'],
  [{ rules: { shop: () => undefined } }, 'shop.rules.ts: write "export default defineRules'],
  [{ seeds: { shop: {} } }, 'shop.seed.ts: write "export default defineSeed'],
])('a file that fits no area is refused: %j', (sources, message) => {
  expect(() => areasOf({ declarations: [everyKind, shop], ...sources })).toThrow(message)
})

describe('a code without a message is refused at the start', () => {
  const { label } = shop
  const refuse = [{ when: { name: 'x' }, code: 41_999 }]
  const note = text({ label, errorCode: 41_999 })
  const close = { label, icon: 'close', call: 'POST /test/closeshop', on: ['row'] } as const
  const saved = { call: 'POST /test/saveshop', fields: ['name'] } as const
  it.each([
    ['of a field', { fields: { ...shop.fields, note } }],
    ['of a record that is not there', { detail: { missing: 41_999 } }],
    ['of a save', { save: { ...saved, refuse } }],
    ['of a rule between fields', { save: { ...saved, checks: [{ ...refuse[0], field: 'name' }] } }],
    ['of an action', { actions: { close: { ...close, refuse } } }],
    ['of an input', { actions: { close: { ...close, inputs: { note } } } }],
    ['of a limit', { actions: { close: { ...close, limits: { note: { field: 'name', code: 41_999 } } } } }],
  ] as [string, Partial<Resource>][])('%s', (_, part) => {
    expect(() => areasOf({ declarations: [{ ...shop, ...part }] })).toThrow(
      'shop: code 41999 has no message; take one of src/declaration/errorCatalogue.ts or add it there',
    )
  })
})

it('a declaration that grew gives its table the new columns and indexes, and keeps the rows', async () => {
  const first = await startedAnew({ declarations: [shop] })
  await first.stop()
  const before = await rowsOf(store, 'shop')
  const label = shop.label
  const grown: Resource = {
    ...shop,
    fields: {
      ...shop.fields,
      city: text({ label, initial: "L'Hospitalet" }),
      closed: { kind: 'timestamp', label, nullable: true },
      size: { kind: 'integer', label },
    },
    list: { ...shop.list, sortable: ['name', 'size'], filters: ['name', 'size'] },
  }
  const second = await started({ declarations: [grown] }, store)
  expect(await rowsOf(store, 'shop')).toEqual(
    before.map((row) => ({ ...row, city: "L'Hospitalet", closed: null, size: 0 })),
  )
  const answer = await second.get('/test/shoplist?size=0&sort=-size')
  expect(answer).toMatchObject({ code: 0, data: { total: before.length } })
  await second.stop()
})
