import {
  checkField,
  type Field,
  isSet,
  type Json,
  type Random,
  type Resource,
  sampleOf,
  secondsPerDay,
  type WireRecord,
} from '@/declaration'
import { type Bounded, boundingFields, checkAsked, checkBounds } from '@/declaration/bounds'
import { dayOf, startOfDay } from '@/declaration/calendar'
import { referenceTo } from '@/declaration/referred'
import { clearedValue, fieldsFor, settled, withSuggestions } from '@/declaration/settled'
import { claimOf } from '@/declaration/unique'
import { takingsOf } from './fieldRules'

/** Records of other areas by the value that refers to them: by area, then by key. */
export type Referenced = ReadonlyMap<string, ReadonlyMap<string, WireRecord>>

/** @param keyOf the key fields of an area */
export async function referencedIn(
  areas: Iterable<string>,
  keyOf: (area: string) => readonly string[],
  others: (area: string) => Promise<readonly WireRecord[]>,
): Promise<Referenced> {
  const referenced = new Map<string, ReadonlyMap<string, WireRecord>>()
  for (const area of new Set(areas)) {
    const key = keyOf(area)
    referenced.set(area, new Map((await others(area)).map((record) => [referenceTo(key, record), record])))
  }
  return referenced
}

/** A sample with what it takes from the records that it refers to. */
export const withTaken = (resource: Resource, record: WireRecord, referenced: Referenced): WireRecord => {
  const taken = takingsOf(resource.fields).map(({ name, field, reference, from, source }) => {
    const other = referenced.get(from)?.get(String(record[reference] ?? ''))
    return [name, other?.[source] ?? clearedValue(field)]
  })
  return taken.length === 0 ? record : { ...record, ...Object.fromEntries(taken) }
}

interface Making {
  readonly referenced: Referenced
  readonly now: number
  readonly random: Random
}

/** Values to try in a field that other fields bound: likely ones first, the limit last. */
function* boundedValues(
  { name, field }: { name: string; field: Bounded },
  { sample }: Resource,
  random: Random,
): Iterable<Json> {
  const declared = sample?.values?.[name]
  if (Array.isArray(declared)) for (const _ of declared) yield random.pick(declared)
  for (const { side, limit } of field.bounds ?? []) {
    const days = (side === 'atLeast' ? 1 : -1) * random.int(0, mostDaysApart)
    const day = field.kind === 'day' ? startOfDay(String(limit)) : undefined
    if (day !== undefined) yield dayOf(day + days * secondsPerDay)
    if (field.kind === 'timestamp') yield Number(limit) + days * secondsPerDay
  }
  for (let n = 0; n < boundAttempts; n++) yield sampleOf(field, random)
  for (const { limit } of field.bounds ?? []) yield limit
}

const mostDaysApart = 10
const boundAttempts = 20

/** The record with a value within the others' bounds wherever one is out of them. */
const withinBounds = (resource: Resource, drawn: WireRecord, { now, random }: Making): WireRecord => {
  const { fields } = resource
  const bounded = Object.keys(fields).filter((name) => boundingFields(fields[name] ?? {}).length > 0)
  let record = drawn
  // A field may bound the next one, so it takes as many rounds as there are fields.
  for (let round = 0; round < bounded.length; round++)
    for (const name of bounded) {
      const field = fieldsFor(fields, record, now)[name]
      if (!field || !checkBounds(field, record[name])) continue
      for (const value of boundedValues({ name, field }, resource, random))
        if (!checkAsked(field, value)) {
          record = settled(fields, { ...record, [name]: value })
          break
        }
    }
  return record
}

/** What is suggested, where the declaration has no samples of its own. */
const suggestedTo = ({ fields, sample }: Resource, record: WireRecord): WireRecord => {
  const said = [
    sample?.values,
    ...(sample?.records ?? []),
    ...(sample?.cases ?? []).map(({ values }) => values),
  ]
  return withSuggestions(fields, record, (name) => !said.some((one) => one && Object.hasOwn(one, name)))
}

/** A drawn sample with its fields' rules applied: required fields have values, and bounds between fields hold. */
export const ruledSample = (resource: Resource, drawn: WireRecord, making: Making): WireRecord => {
  const { referenced, now, random } = making
  const { fields } = resource
  const record = suggestedTo(resource, settled(fields, withTaken(resource, drawn, referenced)))
  const missing = Object.entries(fieldsFor(fields, record, now)).filter(
    ([name, { required }]) => fields[name]?.requiredWhen && required && !isSet(record[name]),
  )
  const filled = missing.map(([name, field]) => [name, sampleOf(field, random)])
  const whole = missing.length === 0 ? record : settled(fields, { ...record, ...Object.fromEntries(filled) })
  return withinBounds(resource, whole, making)
}

const attempts = 1000

/** The drawn value, then variations on it, then others of its field's kind. */
function* candidates(field: Field, drawn: Json, random: Random): Iterable<Json> {
  yield drawn
  // Another record's key cannot be made up.
  if (field.kind === 'reference') return
  const most = 'max' in field ? field.max : undefined
  for (let n = 2; n < attempts; n++) {
    const mark = String(n)
    if (typeof drawn === 'number') yield drawn + n - 1
    if (typeof drawn === 'string') yield [...drawn].slice(0, most && most - mark.length).join('') + mark
    yield sampleOf(field, random)
  }
}

/** By unique field, what records have in it. */
export type Taken = Map<string, Set<string>>

const isFree = (taken: Taken, name: string, field: Field, record: WireRecord) => {
  const claim = claimOf(name, field, record)
  return !claim || !taken.get(name)?.has(JSON.stringify(claim))
}

const claimsOf = ({ fields }: Resource, record: WireRecord) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const claim = claimOf(name, field, record)
    return claim ? [[name, JSON.stringify(claim)] as const] : []
  })

/** Reserves a record's unique values. */
export const claim = (resource: Resource, record: WireRecord, taken: Taken): void => {
  for (const [name, own] of claimsOf(resource, record))
    taken.set(name, (taken.get(name) ?? new Set()).add(own))
}

/** Frees a record's unique values for other samples. */
export const release = (resource: Resource, record: WireRecord, taken: Taken): void => {
  for (const [name, own] of claimsOf(resource, record)) taken.get(name)?.delete(own)
}

/** Replaces unique values that an earlier sample has. Undefined when there are none left. */
export function distinctSample(
  resource: Resource,
  drawn: WireRecord,
  taken: Taken,
  random: Random,
): WireRecord | undefined {
  let record = drawn
  const unique = Object.entries(resource.fields).filter(([, field]) => field.unique !== undefined)
  for (const [name, field] of unique) {
    const value = record[name]
    if (value === undefined || !claimOf(name, field, record)) continue
    let free: WireRecord | undefined
    for (const one of candidates(field, value, random)) {
      const changed = { ...record, [name]: one }
      if (checkField(field, one) || !isFree(taken, name, field, changed)) continue
      free = changed
      break
    }
    if (!free) return undefined
    record = free
  }
  // A value may be unique only together with another, which may have been replaced later.
  if (!unique.every(([name, field]) => isFree(taken, name, field, record))) return undefined
  claim(resource, record, taken)
  return record
}
