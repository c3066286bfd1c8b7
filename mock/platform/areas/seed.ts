import {
  createRandom,
  dayOf,
  type Field,
  holds,
  type Json,
  parseParam,
  type Random,
  type Resource,
  sampleOf,
  secondsPerDay,
  type WireRecord,
} from '@/declaration'
import { serialStart } from '@/declaration/kinds/code'
import type { Restriction } from '@/declaration/kinds/reference'
import { referenceTo } from '@/declaration/referred'
import { clearedValue, settled } from '@/declaration/settled'
import type { Area, Seeding } from '../contract'
import { sandboxPartners } from '../sandbox'
import { fixedSeed } from './context'
import { areaNamed, type Declared, type DeclaredAreas } from './declared'
import { takingsOf } from './fieldRules'
import { whereSql } from './filters'
import { insertRows, touch } from './rows'
import type { Seed, SeedContext } from './rules'
import {
  claim,
  distinctSample,
  type Referenced,
  referencedIn,
  release,
  ruledSample,
  type Taken,
  withTaken,
} from './sampleRules'
import { type Outcomes, outcomesOf, withOutcomes } from './sampleStates'
import { type Drawing, type Drawn, withVerdicts } from './sampleVerdicts'
import { Parameters } from './sqlText'
import { indexesOf, versionColumn } from './tables'
import { type Row, recordId, wholeRecord } from './wire'

const defaultCount = { small: 24, standard: 60, full: 200 }
const historyDays = 90
const nullShare = 0.2

/** A time after the record was made; for an expiry, around now. */
const momentOf = (field: Field, made: number, now: number, random: Random): number =>
  field.kind === 'timestamp' && field.warnWithinDays !== undefined
    ? now + random.int(-10 * secondsPerDay, 60 * secondsPerDay)
    : random.int(made, now)

function declaredValue(
  field: Field,
  from: readonly Json[] | { readonly [value: string]: number },
  random: Random,
): Json {
  if (Array.isArray(from)) return random.pick(from as readonly Json[])
  const text = random.weighted(from as { readonly [value: string]: number })
  return parseParam(field, text) ?? text
}

function sampleValue(
  resource: Resource,
  name: string,
  field: Field,
  { index, made, now, random, referenced, offered, outcomes, forced }: Making,
): Json {
  const { records = [], values: from, cases = [] } = resource.sample ?? {}
  const written = records[index % records.length]?.[name]
  if (written !== undefined) return written
  const wanted = forced[name]
  if (wanted !== undefined) return wanted
  const values = from?.[name]
  if (values) return declaredValue(field, values, random)
  const isKey = resource.key.includes(name)
  if (isKey && field.kind === 'integer') return index + 1
  if (field.kind === 'code' && field.serial)
    return serialStart(field.serial, made) + String(index + 1).padStart(field.serial.digits, '0')
  if (name === (resource.save?.stamp?.made ?? 'create_time') && field.kind === 'timestamp') return made
  const decided = cases.some((one) => one.values[name]) || outcomes?.fields.has(name)
  if (field.nullable && !isKey && !decided && random.chance(nullShare)) return null
  if (field.kind === 'timestamp') return momentOf(field, made, now, random)
  if (field.kind === 'day') return dayOf(random.int(made, now))
  if (field.kind === 'reference') {
    const known = offered.get(name) ?? [...(referenced.get(field.to)?.keys() ?? [])]
    if (known.length > 0) return random.pick(known)
    if (field.where) return clearedValue(field)
  }
  return sampleOf(field, random)
}

interface Making {
  readonly index: number
  readonly made: number
  readonly now: number
  readonly random: Random
  readonly referenced: Referenced
  /** For each restricted reference, the keys of the records that may be chosen. */
  readonly offered: ReadonlyMap<string, readonly string[]>
  readonly outcomes: Outcomes | undefined
  /** Values that it must have. */
  readonly forced: WireRecord
}

/** Replaces drawn values by those of the sample's cases that apply. */
function withCases({ fields, sample }: Resource, drawn: WireRecord, { now, random }: Making): WireRecord {
  let record = drawn
  for (const { when, values } of sample?.cases ?? [])
    if (holds(when, record, now))
      for (const [name, from] of Object.entries(values)) {
        const field = fields[name]
        if (field && from) record = { ...record, [name]: declaredValue(field, from, random) }
      }
  return record
}

function recordOf(
  resource: Resource,
  making: Making,
  keys: Set<string>,
  taken: Taken,
): WireRecord | undefined {
  for (let attempt = 0; attempt < 100; attempt++) {
    const drawn = Object.entries(resource.fields).map(([name, field]): [string, Json] => [
      name,
      sampleValue(resource, name, field, making),
    ])
    const sample = ruledSample(resource, Object.fromEntries(drawn), making)
    const decided = withCases(resource, sample, making)
    const left = withOutcomes(resource, making, decided)
    const whole = ruledSample(resource, left, making)
    if (keys.has(recordId(resource, whole))) continue
    const record = distinctSample(resource, whole, taken, making.random)
    if (!record) continue
    keys.add(recordId(resource, record))
    return record
  }
  return undefined
}

/** When a record was made: before everything that happened to it. */
const madeBefore = ({ fields }: Resource, made: number, forced: WireRecord): number => {
  const times = Object.entries(forced).flatMap(([name, value]) =>
    fields[name]?.kind === 'timestamp' && typeof value === 'number' && value > 0 ? [value] : [],
  )
  return Math.min(made, ...times)
}

const referencesIn = ({ name, fields }: Resource): readonly string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'reference' && field.to !== name ? [field.to] : [],
  )

/** The keys that each reference with a `where` may hold. */
async function offeredIn(
  { name: own, fields }: Resource,
  keyOfArea: (area: string) => readonly string[],
  others: SeedContext['others'],
): Promise<Making['offered']> {
  const offered = new Map<string, readonly string[]>()
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'reference' && field.where && field.to !== own) {
      const key = keyOfArea(field.to)
      const found = await others(field.to, key, field.where)
      offered.set(
        name,
        found.map((record) => referenceTo(key, record)),
      )
    }
  return offered
}

async function* records(
  resource: Resource,
  keyOfArea: (area: string) => readonly string[],
  { count, now, random, others }: SeedContext,
): AsyncIterable<WireRecord> {
  const referenced = await referencedIn(referencesIn(resource), keyOfArea, others)
  const offered = await offeredIn(resource, keyOfArea, others)
  const outcomes = outcomesOf(resource)
  const keys = new Set<string>()
  const taken: Taken = new Map()
  const making = { now, random, referenced, offered, outcomes }
  const drawn: Drawn[] = []
  for (let index = 0; index < count; index++) {
    const made = now - random.int(0, historyDays * secondsPerDay)
    const record = recordOf(resource, { index, ...making, made, forced: {} }, keys, taken)
    // Few declared values allow few keys.
    if (!record) break
    drawn.push({ record, index, made })
  }
  const settle = (record: WireRecord) => settled(resource.fields, withTaken(resource, record, referenced))
  const redraw: Drawing['redraw'] = ({ record: before, index, made }, forced, isWanted) => {
    keys.delete(recordId(resource, before))
    release(resource, before, taken)
    const again = { index, ...making, made: madeBefore(resource, made, forced), forced }
    const record = recordOf(resource, again, keys, taken)
    if (record && isWanted(record)) return record
    if (record) {
      keys.delete(recordId(resource, record))
      release(resource, record, taken)
    }
    keys.add(recordId(resource, before))
    claim(resource, before, taken)
    return undefined
  }
  for (const { record } of withVerdicts(resource, drawn, { now, random, settle, redraw })) yield record
}

/** Sample records of an area without a seed file. `keyOfArea`: the key fields of another area. */
export const genericSeed = (resource: Resource, keyOfArea: (area: string) => readonly string[]): Seed => ({
  after: referencesIn(resource),
  count: resource.sample?.count ?? defaultCount,
  records: (context) => records(resource, keyOfArea, context),
})

const batchSize = 1000

const keyFields =
  (areas: DeclaredAreas) =>
  (name: string): readonly string[] =>
    areaNamed(areas, name).resource.key

/** The areas that samples take values from. */
const takenIn = ({ name, fields }: Resource): readonly string[] =>
  takingsOf(fields).flatMap(({ from }) => (from === name ? [] : [from]))

export const seedOf = (areas: DeclaredAreas, { resource, seed }: Declared): Seed =>
  seed
    ? { ...seed, after: [...(seed.after ?? []), ...takenIn(resource)] }
    : genericSeed(resource, keyFields(areas))

/** The areas, each after those that its samples refer to. Throws Error when areas wait for each other. */
export function seedingOrder(areas: DeclaredAreas): Declared[] {
  const ordered = new Set<Declared>()
  const visit = (area: Declared, waiting: readonly string[]) => {
    const { name } = area.resource
    if (waiting.includes(name))
      throw new Error(`samples wait for each other: ${[...waiting, name].join(' → ')}`)
    for (const other of seedOf(areas, area).after ?? []) visit(areaNamed(areas, other), [...waiting, name])
    ordered.add(area)
  }
  for (const area of areas.values()) visit(area, [])
  return [...ordered]
}

/** All partners but the first get a tenth of the records. */
const countFor = ({ resource }: Declared, seed: Seed, { partnerId, size }: Seeding): number => {
  const count = (seed.count ?? resource.sample?.count)?.[size] ?? 0
  return partnerId === sandboxPartners[0].partnerId ? count : Math.ceil(count / 10)
}

export const seeder =
  (areas: DeclaredAreas, area: Declared): NonNullable<Area['seed']> =>
  async (seeding) => {
    const { sql, partnerId, username, size, now, progress } = seeding
    const { resource, table } = area
    const seed = seedOf(areas, area)
    const count = countFor(area, seed, seeding)
    const scope = { sql, table, partnerId }
    const others = async (
      name: string,
      fields?: readonly string[],
      where: Restriction = {},
    ): Promise<WireRecord[]> => {
      if (!seed.after?.includes(name))
        throw new Error(`${resource.name}.seed.ts asks for "${name}"; name it in "after"`)
      const other = areaNamed(areas, name)
      const key = other.table.key.map((column) => column.sql).join(', ')
      const columns = other.table.columns.filter((column) => fields?.includes(column.name) ?? true)
      const params = new Parameters()
      const wanted = [
        `partner_id = ${params.add(partnerId, 'bigint')}`,
        ...whereSql(other.resource, other.table, where, now, params),
      ]
      const rows = await sql.query<Row>(
        `select ${[...columns.map((column) => column.sql), versionColumn].join(', ')}
         from ${other.table.sql} where ${wanted.join(' and ')} order by ${key}`,
        params.values,
      )
      return rows.map((row) => wholeRecord(other.resource, columns, row))
    }
    const colleagues = async (): Promise<readonly string[]> => {
      const rows = await sql.query<{ name: string }>(
        'select name from platform.account where partner_id = $1 order by account_id',
        [partnerId],
      )
      return rows.map(({ name }) => name)
    }
    const context: SeedContext = {
      partnerId,
      username,
      size,
      count,
      now,
      random: createRandom(`${fixedSeed} ${partnerId} ${resource.name}`),
      colleagues,
      // The caller names the type of the records, as with a query's rows.
      others: others as SeedContext['others'],
    }
    // Creating an index over finished rows is ten times faster.
    const [existing] = await sql.query(`select 1 from ${table.sql} limit 1`)
    const dropped = existing ? [] : indexesOf(resource, table)
    for (const { drop } of dropped) await sql.exec(drop)
    let batch: Partial<WireRecord>[] = []
    let done = 0
    const write = async () => {
      if ((await insertRows(scope, batch)) !== batch.length)
        throw new Error(`${resource.name}.seed.ts gives a key twice`)
      done += batch.length
      batch = []
      progress(done, Math.max(done, count))
    }
    const referenced = await referencedIn(takenIn(resource), keyFields(areas), others)
    for await (const record of seed.records(context)) {
      batch.push(withTaken(resource, record, referenced))
      if (batch.length === batchSize) await write()
    }
    await write()
    for (const { create } of dropped) await sql.exec(create)
    await touch(scope)
  }
