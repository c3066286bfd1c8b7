import { areasOf } from '@mock/platform/areas'
import type { Sources } from '@mock/platform/areas/declared'
import { defineSeed } from '@mock/platform/areas/rules'
import { genericSeed } from '@mock/platform/areas/seed'
import { byArea, collect, withSamples } from '@mock/platform/collect'
import type { Store } from '@mock/store/sql'
import { afterAll, describe, expect, it } from 'vitest'
import {
  checkField,
  createRandom,
  type Json,
  type Resource,
  secondsPerDay,
  text,
  type WireRecord,
} from '@/declaration'
import { openEmpty } from '../../stores/empty'
import { label, plainArea } from '../declaration/plainArea'
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

/** The rows of a platform that is only started for them. */
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
    const sources = { declarations: [everyKind, shop], seeds: { shop: seed } }
    expect(() => areasOf(sources)).toThrow('samples wait for each other: everyKind → shop → everyKind')
  })
})

it.each([
  [{ rules: { shopp: {} } }, 'shopp.rules.ts: no area is declared beside it'],
  [{ rules: { shop: { actions: { sell: () => undefined } } } }, 'shop.rules.ts: "sell" is no action of shop'],
  [{ rules: { everyKind: { view: 'select 1' } } }, 'everyKind.rules.ts: a view is only read'],
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
      'shop: code 41999 has no message; declare it in errors, or take one of src/declaration/errorCatalogue.ts',
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
  const added = { city: "L'Hospitalet", closed: null, size: 0 }
  expect(await rowsOf(store, 'shop')).toEqual(before.map((row) => ({ ...row, ...added })))
  const answer = await second.get('/test/shoplist?size=0&sort=-size')
  expect(answer).toMatchObject({ code: 0, data: { total: before.length } })
  await second.stop()
})

const declared = {
  '/resources/sms/sign/smsSign.area.ts': { name: 'smsSign' },
  '/resources/pay/trade/trade.area.ts': { name: 'trade' },
}

it.each([
  ['the area of its folder, rules', '/resources/sms/sign/platform/rules.ts', 'smsSign'],
  ['the area of its folder, seed', '/resources/pay/trade/platform/seed.ts', 'trade'],
  ['no area, where the folder declares none', '/resources/sms/sing/platform/rules.ts', 'sing'],
])('a platform file belongs to %s', (_, file, name) => {
  expect(byArea({ [file]: 'module' }, declared)).toEqual({ [name]: 'module' })
})

describe('a sample in a seed file', () => {
  const note = { name: 'note', fields: {} }
  const sample = { count: { small: 1, standard: 2, full: 3 } }
  const file = '/resources/notes/note.area.ts'
  const seedFile = '/resources/notes/platform/seed.ts'

  it('is the sample of the declaration in its folder', () => {
    const declared = { [file]: { ...note, sample } }
    expect(withSamples({ [file]: note }, { [seedFile]: { sample } })).toEqual({ declared, seeds: {} })
  })

  it('leaves seeds that make their records themselves as they are', () => {
    const seeds = { [seedFile]: { records: () => [] } }
    expect(withSamples({ [file]: note }, seeds)).toEqual({ declared: { [file]: note }, seeds })
  })

  it.each([
    ['no declaration', '/resources/note/note.area.ts', note],
    ['a page, which has no records', file, { name: 'note', component: 'Note' }],
  ])('beside %s is left to be refused', (_, beside, value) => {
    const seeds = { [seedFile]: { sample } }
    expect(withSamples({ [beside]: value }, seeds).seeds).toEqual(seeds)
  })

  it('is refused where the declaration has one too', () => {
    expect(() => withSamples({ [file]: { ...note, sample } }, { [seedFile]: { sample } })).toThrow(
      `${seedFile}: the declaration has a sample too; take one of them out`,
    )
  })

  it('is how the texts of reply and e-mail templates reach the platform', () => {
    const areas = collect().declarations
    for (const name of ['replyTemplate', 'emailTemplate'])
      expect(areas.find((area) => area.name === name)?.sample?.records?.length, name).toBeGreaterThan(10)
  })
})

const now = 1_717_200_000

const letters: Resource = {
  ...plainArea('/letter'),
  key: ['letter_id'],
  title: 'subject',
  fields: {
    letter_id: { kind: 'integer', label },
    subject: { kind: 'text', label },
    words: { kind: 'tags', label },
    state: { kind: 'choice', label, of: { DRAFT: label, REFUSED: label, DONE: label } },
    reason: { kind: 'text', label },
    made_time: { kind: 'timestamp', label },
    audit_time: { kind: 'timestamp', label, nullable: true },
  },
  save: { call: 'POST /test/saveletter', fields: ['subject'], stamp: { made: 'made_time' } },
  sample: {
    count: { small: 90, standard: 90, full: 90 },
    records: [{ subject: 'one', words: ['a'] }, { subject: 'two' }, { subject: 'three', state: 'DRAFT' }],
    values: { state: { DRAFT: 1, REFUSED: 1, DONE: 3 }, reason: [''], words: [[]] },
    cases: [
      { when: { subject: 'two' }, values: { state: ['DONE'] } },
      { when: { state: 'REFUSED' }, values: { reason: ['dull', 'long'] } },
      { when: { state: 'DRAFT' }, values: { audit_time: [null] } },
    ],
  },
}

async function samplesOf(resource: Resource, count: number): Promise<WireRecord[]> {
  const seed = genericSeed(resource, () => [])
  const random = createRandom('letters')
  const none = async () => []
  const context = { partnerId: 1, username: 'u', size: 'small', count, now, random } as const
  const records: WireRecord[] = []
  for await (const record of seed.records({ ...context, colleagues: none, others: none }))
    records.push(record)
  return records
}

describe('declared samples', async () => {
  const records = await samplesOf(letters, 90)
  const subjectsWhere = (wanted: (record: WireRecord) => boolean) =>
    new Set(records.filter(wanted).map(({ subject }) => subject))

  it('take the written records in turn, and draw what one leaves open', () => {
    expect(records.slice(0, 4).map(({ subject }) => subject)).toEqual(['one', 'two', 'three', 'one'])
    expect(records.slice(0, 2).map(({ words }) => words)).toEqual([['a'], []])
    expect(subjectsWhere(({ state }) => state === 'REFUSED')).toEqual(new Set(['one']))
    expect(records.map(({ letter_id }) => letter_id)).toEqual(records.map((_, index) => index + 1))
  })

  it('hang together as the cases say, a later case seeing what an earlier one made', () => {
    for (const { subject, state, reason, audit_time } of records) {
      if (subject === 'two') expect(state).toBe('DONE')
      expect(['dull', 'long'].includes(String(reason))).toBe(state === 'REFUSED')
      expect(audit_time === null).toBe(state === 'DRAFT')
    }
    expect(new Set(records.map(({ state }) => state))).toEqual(new Set(['DRAFT', 'REFUSED', 'DONE']))
  })

  it('were made at the time that the area stamps', () => {
    for (const { made_time, audit_time } of records)
      if (audit_time !== null) expect(Number(audit_time)).toBeGreaterThanOrEqual(Number(made_time))
  })
})
