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
import type { Bounded } from '@/declaration/bounds'
import { idOfReference } from '@/declaration/referred'
import { clearedValue, fieldsFor, hasRules, settled, sourceOf, suggestedValues } from '@/declaration/settled'
import { claimOf, uniquenessOf } from '@/declaration/unique'
import { refuse } from '../refusal'
import { areaNamed, type Declared, type DeclaredAreas } from './declared'
import { readable } from './inputs'
import { recordsOf, type Work } from './records'
import { isTaken, lockNumbers, type Scope } from './rows'
import { completed } from './tables'

/** A field that takes its value from another area's records. */
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
export const keyReferredTo = ({ resource, table }: Declared, value: string): WireRecord | undefined => {
  const texts = keyOf(resource.key, idOfReference(resource.key, value))
  if (!texts) return undefined
  const key = table.key.map(({ name, field }) => [name, parseParam(field, texts[name] ?? '')] as const)
  return key.every(([, value]) => value !== undefined) ? Object.fromEntries(key) : undefined
}

/** The values that a record takes from newly referenced records. Values taken earlier stay. */
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

/** A form's fields resolved for the record that it would save, and the values that nobody enters. */
export async function askedFields(
  areas: DeclaredAreas,
  area: Declared,
  work: Work,
  { changed, body, record }: { changed: Fields; body: WireRecord; record: WireRecord | undefined },
): Promise<{
  readonly fields: { readonly [name: string]: Bounded }
  readonly taken: Readonly<Record<string, Json>>
}> {
  const { resource, table } = area
  if (!hasRules(resource.fields)) return { fields: resource.fields, taken: {} }
  const given = { ...(record ?? completed(table, {})), ...readable(changed, body) }
  const taken = await takenValues(areas, area, work, record, given)
  const wanted = settled(resource.fields, { ...given, ...taken })
  return { fields: fieldsFor(resource.fields, wanted, work.now), taken }
}

/** The body of a new record, with suggested values for missing fields. */
export const withSuggested = ({ resource: { fields }, table }: Declared, body: WireRecord): WireRecord => {
  if (!Object.values(fields).some(({ suggested }) => suggested)) return body
  const record = settled(fields, { ...completed(table, {}), ...readable(fields, body) })
  const left = Object.entries(suggestedValues(fields, record)).filter(([name]) => body[name] === undefined)
  return { ...body, ...Object.fromEntries(left) }
}

/**
 * Makes sure that no two records share a unique value, even with concurrent calls or when a record starts to count again.
 *
 * @param before undefined for a new record
 * @param wanted as it will be stored; missing fields are empty
 * @throws Refusal with the field's code
 */
export async function checkUnique(
  { resource: { fields }, table }: Declared,
  scope: Scope,
  before: WireRecord | undefined,
  wanted: WireRecord,
): Promise<void> {
  // A missing value claims nothing, even where the column stores it as 0.
  const unique = Object.entries(fields).filter(
    ([name, field]) => field.unique !== undefined && wanted[name] !== undefined,
  )
  if (unique.length === 0) return
  const after = settled(fields, completed(table, wanted))
  for (const [name, field] of unique) {
    const [rule, claim] = [uniquenessOf(field), claimOf(name, field, after)]
    const had = before && claimOf(name, field, before)
    if (!rule || !claim || JSON.stringify(claim) === JSON.stringify(had)) continue
    await lockNumbers(scope)
    if (await isTaken(scope, claim, rule.while, before))
      refuse(rule.code, { field: field.label.zh, x: textOf(field, claim[name], 'zh') })
  }
}
