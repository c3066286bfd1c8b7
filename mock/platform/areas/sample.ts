import {
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
import type { Seed, SeedContext } from './rules'
import { recordId } from './wire'

/** Default numbers of sample records. */
const defaultCount = { small: 24, standard: 60, full: 200 }
/** Days of history in the samples. */
const historyDays = 90
/** How often a nullable field is null. */
const nullShare = 0.2

/** A time after the record was made; for an expiry, around now. */
const momentOf = (field: Field, made: number, now: number, random: Random): number =>
  field.kind === 'timestamp' && field.warnWithinDays !== undefined
    ? now + random.int(-10 * secondsPerDay, 60 * secondsPerDay)
    : random.int(made, now)

/** A random value of a declared sample, by weight. */
function declaredValue(
  field: Field,
  from: readonly Json[] | { readonly [value: string]: number },
  random: Random,
): Json {
  if (Array.isArray(from)) return random.pick(from as readonly Json[])
  const text = random.weighted(from as { readonly [value: string]: number })
  return parseParam(field, text) ?? text
}

type References = ReadonlyMap<string, readonly Json[]>

function sampleValue(
  resource: Resource,
  name: string,
  field: Field,
  { index, made, now, random, references }: Making,
): Json {
  const { records = [], values: from, cases = [] } = resource.sample ?? {}
  const written = records[index % records.length]?.[name]
  if (written !== undefined) return written
  const values = from?.[name]
  if (values) return declaredValue(field, values, random)
  const isKey = resource.key.includes(name)
  if (isKey && field.kind === 'integer') return index + 1
  if (field.kind === 'code' && field.serial)
    return field.serial.prefix + String(index + 1).padStart(field.serial.digits, '0')
  if (name === (resource.save?.stamp?.made ?? 'create_time') && field.kind === 'timestamp') return made
  const decided = cases.some((one) => one.values[name])
  if (field.nullable && !isKey && !decided && random.chance(nullShare)) return null
  if (field.kind === 'timestamp') return momentOf(field, made, now, random)
  if (field.kind === 'day') return dayOf(random.int(made, now))
  if (field.kind === 'reference') {
    const known = references.get(name) ?? []
    if (known.length > 0) return random.pick(known)
  }
  return sampleOf(field, random)
}

interface Making {
  readonly index: number
  readonly made: number
  readonly now: number
  readonly random: Random
  readonly references: References
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

/** Draws records until one has a new key. */
function recordOf(resource: Resource, making: Making, keys: Set<string>): WireRecord | undefined {
  for (let attempt = 0; attempt < 100; attempt++) {
    const drawn = Object.entries(resource.fields).map(([name, field]): [string, Json] => [
      name,
      sampleValue(resource, name, field, making),
    ])
    const record = withCases(resource, Object.fromEntries(drawn), making)
    const key = recordId(resource, record)
    if (keys.has(key)) continue
    keys.add(key)
    return record
  }
  return undefined
}

const referencesIn = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.to !== resource.name ? [{ name, to: field.to }] : [],
  )

async function* records(
  resource: Resource,
  keyOfArea: (area: string) => string,
  { count, now, random, others }: SeedContext,
): AsyncIterable<WireRecord> {
  const references = new Map<string, readonly Json[]>()
  for (const { name, to } of referencesIn(resource)) {
    const key = keyOfArea(to)
    references.set(
      name,
      (await others(to)).map((record) => String(record[key] ?? '')),
    )
  }
  const keys = new Set<string>()
  for (let index = 0; index < count; index++) {
    const made = now - random.int(0, historyDays * secondsPerDay)
    const record = recordOf(resource, { index, made, now, random, references }, keys)
    // Few declared values allow few keys.
    if (!record) return
    yield record
  }
}

/**
 * Sample records of an area without a seed file, from the kinds of its fields and its `sample`.
 *
 * @param keyOfArea the first key field of another area
 */
export const genericSeed = (resource: Resource, keyOfArea: (area: string) => string): Seed => ({
  after: referencesIn(resource).map(({ to }) => to),
  count: resource.sample?.count ?? defaultCount,
  records: (context) => records(resource, keyOfArea, context),
})
