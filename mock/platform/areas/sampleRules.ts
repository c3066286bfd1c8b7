import {
  checkField,
  type Field,
  isSet,
  type Json,
  type Random,
  type Resource,
  sampleOf,
  type WireRecord,
} from '@/declaration'
import { referenceTo } from '@/declaration/referred'
import { clearedValue, fieldsFor, settled } from '@/declaration/settled'
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

/** A drawn sample as its fields' rules leave it, with a value wherever one is required. */
export const ruledSample = (
  resource: Resource,
  drawn: WireRecord,
  { referenced, now, random }: { referenced: Referenced; now: number; random: Random },
): WireRecord => {
  const { fields } = resource
  const record = settled(fields, withTaken(resource, drawn, referenced))
  const missing = Object.entries(fieldsFor(fields, record, now)).filter(
    ([name, { required }]) => fields[name]?.requiredWhen && required && !isSet(record[name]),
  )
  if (missing.length === 0) return record
  const filled = missing.map(([name, field]) => [name, sampleOf(field, random)])
  return settled(fields, { ...record, ...Object.fromEntries(filled) })
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

const isFree = (taken: Map<string, Set<string>>, name: string, field: Field, record: WireRecord) => {
  const claim = claimOf(name, field, record)
  return !claim || !taken.get(name)?.has(JSON.stringify(claim))
}

/** Replaces values of unique fields that an earlier sample has; undefined where none is left. */
export function distinctSample(
  { fields }: Resource,
  drawn: WireRecord,
  taken: Map<string, Set<string>>,
  random: Random,
): WireRecord | undefined {
  let record = drawn
  const unique = Object.entries(fields).filter(([, field]) => field.unique !== undefined)
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
  // One value may count together with another that was replaced after it.
  if (!unique.every(([name, field]) => isFree(taken, name, field, record))) return undefined
  for (const [name, field] of unique) {
    const claim = claimOf(name, field, record)
    if (claim) taken.set(name, (taken.get(name) ?? new Set()).add(JSON.stringify(claim)))
  }
  return record
}
