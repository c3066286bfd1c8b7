import {
  type Field,
  type Fields,
  isSet,
  type Json,
  keyOf,
  parseParam,
  textOf,
  type WireRecord,
} from '@/declaration'
import { idOfReference } from '@/declaration/referred'
import { clearedValue, fieldsFor, hasRules, settled, sourceOf } from '@/declaration/settled'
import { refuse } from '../refusal'
import { areaNamed, type Declared, type DeclaredAreas } from './declared'
import { readable } from './inputs'
import { recordsOf, type Work } from './records'
import { isTaken, lockNumbers, type Scope } from './rows'
import { completed } from './tables'

/** A field that is taken from another area's records. */
export interface Taking {
  readonly name: string
  readonly field: Field
  readonly reference: string
  /** The other area, and the field of its records. */
  readonly from: string
  readonly source: string
}

export const takingsOf = (fields: Fields): readonly Taking[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.takenFrom === undefined) return []
    const [reference, source] = sourceOf(field.takenFrom)
    const through = fields[reference]
    return through?.kind === 'reference' ? [{ name, field, reference, from: through.to, source }] : []
  })

/** The key of the record that a reference names; undefined if none can have it. */
const keyReferredTo = ({ resource, table }: Declared, value: string): WireRecord | undefined => {
  const texts = keyOf(resource.key, idOfReference(resource.key, value))
  if (!texts) return undefined
  const key = table.key.map(({ name, field }) => [name, parseParam(field, texts[name] ?? '')] as const)
  return key.every(([, value]) => value !== undefined) ? Object.fromEntries(key) : undefined
}

/** What a record takes from those that it refers to anew; what was taken before stays. */
export async function takenValues(
  areas: DeclaredAreas,
  { resource }: Declared,
  work: Work,
  before: WireRecord | undefined,
  wanted: WireRecord,
): Promise<Record<string, Json>> {
  const taken: Record<string, Json> = {}
  for (const { name, field, reference, from, source } of takingsOf(resource.fields)) {
    const value = wanted[reference]
    const isOld = before !== undefined && before[reference] === value && isSet(before[name])
    if (!isSet(value) || isOld) continue
    const key = keyReferredTo(areaNamed(areas, from), String(value))
    const found = key && (await recordsOf(areas, work)(from).get(key))
    taken[name] = found?.[source] ?? clearedValue(field)
  }
  return taken
}

/** A form's fields as they are for the record that it would save, and the values that nobody enters. */
export async function askedFields(
  areas: DeclaredAreas,
  area: Declared,
  work: Work,
  { changed, body, record }: { changed: Fields; body: WireRecord; record: WireRecord | undefined },
): Promise<{ readonly fields: Fields; readonly taken: Readonly<Record<string, Json>> }> {
  const { resource, table } = area
  if (!hasRules(resource.fields)) return { fields: resource.fields, taken: {} }
  const given = { ...(record ?? completed(table, {})), ...readable(changed, body) }
  const taken = await takenValues(areas, area, work, record, given)
  const wanted = settled(resource.fields, { ...given, ...taken })
  return { fields: fieldsFor(resource.fields, wanted, work.now), taken }
}

/**
 * Keeps every value of a unique field to one record, also among calls at the same time.
 *
 * @param before undefined for a new record
 * @throws Refusal with the field's code
 */
export async function checkUnique(
  { resource }: Declared,
  scope: Scope,
  before: WireRecord | undefined,
  wanted: WireRecord,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = wanted[name]
    if (field.unique === undefined || value === undefined || !isSet(value) || before?.[name] === value)
      continue
    await lockNumbers(scope)
    if (await isTaken(scope, name, value, before))
      refuse(field.unique, { field: field.label.zh, x: textOf(field, value, 'zh') })
  }
}
