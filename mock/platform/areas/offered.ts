import {
  type Field,
  type FieldOf,
  type Fields,
  isRecord,
  isSet,
  type Json,
  type WireRecord,
} from '@/declaration'
import { refuse } from '../refusal'
import { areaNamed, type DeclaredAreas } from './declared'
import { keyReferredTo } from './fieldRules'
import { whereSql } from './filters'
import type { Work } from './records'
import { isAmong } from './rows'

type Reference = FieldOf<'reference'>

/** The references in a value, each with its field: one, or those in an object or a list. */
function referencesIn(field: Field, value: Json | undefined): readonly (readonly [Reference, string])[] {
  if (value === undefined || !isSet(value)) return []
  if (field.kind === 'reference') return [[field, String(value)]]
  if (field.kind !== 'object' && field.kind !== 'list') return []
  const entries = Array.isArray(value) ? (value as readonly Json[]) : [value]
  return entries
    .filter(isRecord)
    .flatMap((entry) =>
      Object.entries(field.fields).flatMap(([name, part]) => referencesIn(part, entry[name] as Json)),
    )
}

/**
 * Checks that references point to records that `where` allows. A value that the record already had may stay.
 *
 * @param fields what is entered
 * @throws Refusal with the field's own code, or 10001 with its Chinese name
 */
export async function checkOffered(
  areas: DeclaredAreas,
  { sql, partnerId, now }: Work,
  fields: Fields | undefined,
  entered: WireRecord,
  before: WireRecord = {},
): Promise<void> {
  for (const [name, field] of Object.entries(fields ?? {})) {
    const held = new Set(referencesIn(field, before[name]).map(([, value]) => value))
    for (const [reference, value] of referencesIn(field, entered[name])) {
      const { to, where, errorCode, label } = reference
      if (!where || held.has(value)) continue
      const target = areaNamed(areas, to)
      const { resource, table } = target
      const key = keyReferredTo(target, value)
      const isOffered =
        key !== undefined &&
        (await isAmong({ sql, table, partnerId }, key, (params) =>
          whereSql(resource, table, where, now, params),
        ))
      if (!isOffered) refuse(errorCode ?? 10001, { field: label.zh })
    }
  }
}
