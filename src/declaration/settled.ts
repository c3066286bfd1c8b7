import { type Bounded, boundingFields, boundsOf } from './bounds'
import { isDerived, reckoned } from './computed'
import { isSet, type Json, judge, type WireRecord } from './condition'
import type { Field, Fields } from './field'
import { checkField, emptyOf } from './kinds'

/** The reference that a field is taken through, and the field of the referenced record. */
export const sourceOf = (takenFrom: string): readonly [reference: string, field: string] => {
  const [reference = '', field = ''] = takenFrom.split('.')
  return [reference, field]
}

/** The value of a field in which nothing is entered. */
export const clearedValue = (field: Field): Json => {
  if (field.nullable) return null
  return field.kind === 'choice' && field.numeric ? 0 : emptyOf({ ...field, initial: undefined })
}

/** Whether a record's other fields hide this one. What the record does not tell hides nothing. */
export const isHidden = ({ shownWhen }: Field, record: WireRecord): boolean =>
  // Such a condition never speaks of days, so the time does not matter.
  judge(shownWhen, record, 0) === false

/** In how many parts the unit of a number is counted. */
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

/** The fields whose values the others decide, by name. */
export const ruledFields = (fields: Fields): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([, field]) => field.shownWhen !== undefined || isDerived(field))

/**
 * A record as its fields' rules leave it: what is hidden is empty, what is computed is reckoned. Console and platform share
 * it. Fields that the record does not tell enough about stay as they are.
 */
export const settled = (
  fields: Fields,
  record: WireRecord,
  ruled: readonly (readonly [name: string, field: Field])[] = ruledFields(fields),
): WireRecord => {
  let current = record
  // A rule may stand on what another decides, in no circle: one round for each is enough.
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

/** What is suggested for a settled record, by field: where no value of the field comes of it, nothing is. */
export const suggestedValues = (fields: Fields, record: WireRecord): { readonly [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field.suggested || isHidden(field, record)) return []
      const value = reckoned(field.suggested, record, partsOf(field))
      const isValue = value !== undefined && value !== null && checkField(field, value) === undefined
      return isValue ? [[name, value]] : []
    }),
  )

/** A settled record with what is suggested for some of its fields, and what follows from that. */
export const withSuggestions = (
  fields: Fields,
  record: WireRecord,
  isOpen: (name: string) => boolean,
): WireRecord => {
  const open = Object.entries(suggestedValues(fields, record)).filter(([name]) => isOpen(name))
  return open.length === 0 ? record : settled(fields, { ...record, ...Object.fromEntries(open) })
}

/**
 * The fields that a settled record shows, each with `required` as it is for this record, and bounded by the others.
 *
 * @param now Unix seconds, for conditions that speak of days
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

/** Whether a field's presence, necessity or range depends on others. */
export const hasRules = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) =>
      field.requiredWhen !== undefined ||
      field.shownWhen !== undefined ||
      field.suggested !== undefined ||
      boundingFields(field).length > 0 ||
      isDerived(field),
  )
