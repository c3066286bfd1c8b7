import { type Bounded, boundingFields, boundsOf } from './bounds'
import { isDerived, reckoned } from './computed'
import { isSet, type Json, judge, type WireRecord } from './condition'
import type { Field, Fields } from './field'
import { checkField, emptyOf } from './kinds'

/** The reference that a field is copied through, and the field of the referenced record. */
export const sourceOf = (takenFrom: string): readonly [reference: string, field: string] => {
  const [reference = '', field = ''] = takenFrom.split('.')
  return [reference, field]
}

/** The value of an empty field. */
export const clearedValue = (field: Field): Json => {
  if (field.nullable) return null
  return field.kind === 'choice' && field.numeric ? 0 : emptyOf({ ...field, initial: undefined })
}

/** Whether a record's other fields hide this one. Unknown fields hide nothing. */
export const isHidden = ({ shownWhen }: Field, record: WireRecord): boolean =>
  // Such a condition never depends on days, so the time does not matter.
  judge(shownWhen, record, 0) === false

/** Smallest steps per unit of a number. */
const partsOf = (field: Field): number => (field.kind === 'money' && field.unit === 'yuan' ? 100 : 1)

const settledValue = (field: Field, own: Json | undefined, record: WireRecord): Json | undefined => {
  const { computed, takenFrom } = field
  if (isHidden(field, record)) return clearedValue(field)
  if (takenFrom !== undefined) {
    const reference = record[sourceOf(takenFrom)[0]]
    return reference === undefined || isSet(reference) ? own : clearedValue(field)
  }
  if (computed === undefined) return own
  const value = reckoned(computed, record, partsOf(field))
  return value === undefined ? own : (value ?? clearedValue(field))
}

/** The fields whose values depend on others, by name. */
export const ruledFields = (fields: Fields): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([, field]) => field.shownWhen !== undefined || isDerived(field))

/**
 * A record after its fields' rules: hidden fields are empty, computed ones are computed. Console and platform share this. Fields
 * whose rules need values that the record lacks stay as they are.
 */
export const settled = (
  fields: Fields,
  record: WireRecord,
  ruled: readonly (readonly [name: string, field: Field])[] = ruledFields(fields),
): WireRecord => {
  let current = record
  // A rule may depend on the result of another, but not in a circle: one round per rule is enough.
  for (let round = 0; round < ruled.length; round++) {
    const next = { ...record }
    for (const [name, field] of ruled) {
      const value = settledValue(field, record[name], current)
      if (value !== undefined) next[name] = value
    }
    const same = ruled.every(([name]) => JSON.stringify(next[name]) === JSON.stringify(current[name]))
    current = next
    if (same) break
  }
  return current
}

/** The suggestions for a settled record, by field. No suggestion if the result is not a value of the field. */
export const suggestedValues = (fields: Fields, record: WireRecord): { readonly [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field.suggested || isHidden(field, record)) return []
      const value = reckoned(field.suggested, record, partsOf(field))
      const isValue = value !== undefined && value !== null && checkField(field, value) === undefined
      return isValue ? [[name, value]] : []
    }),
  )

/** A settled record with suggestions for some of its fields, and with everything that follows from these. */
export const withSuggestions = (
  fields: Fields,
  record: WireRecord,
  isOpen: (name: string) => boolean,
): WireRecord => {
  const open = Object.entries(suggestedValues(fields, record)).filter(([name]) => isOpen(name))
  return open.length === 0 ? record : settled(fields, { ...record, ...Object.fromEntries(open) })
}

/**
 * The fields that a settled record shows, with `required` resolved for this record, and bounded by the others.
 *
 * @param now Unix seconds, for conditions that depend on days
 */
export const fieldsFor = (
  fields: Fields,
  record: WireRecord,
  now: number,
): { readonly [name: string]: Bounded } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (isHidden(field, record)) return []
      const { requiredWhen } = field
      const isRequired = requiredWhen !== undefined && judge(requiredWhen, record, now) === true
      const bounds = boundsOf(fields, name, record)
      if (!isRequired && bounds.length === 0) return [[name, field]]
      return [[name, { ...field, required: isRequired || field.required === true, bounds }]]
    }),
  )

/** Whether a field's presence, `required` or range depends on others. */
export const hasRules = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) =>
      field.requiredWhen !== undefined ||
      field.shownWhen !== undefined ||
      field.suggested !== undefined ||
      boundingFields(field).length > 0 ||
      isDerived(field),
  )
