import { isSet, type Json, type WireRecord } from './condition'
import type { Field, Fields } from './field'
import { checkField } from './kinds'
import type { FieldBase, Violation } from './kinds/kind'

/** Which side another field bounds a value on: `atLeast` is the lowest allowed, `atMost` the highest. */
export const sides = ['atLeast', 'atMost'] as const
export type Side = (typeof sides)[number]

/** What another field of the record allows. */
export interface Bound {
  readonly side: Side
  readonly limit: string | number
  /** The other field, for the message. */
  readonly by: Field
}

/** What is wrong with a value. If another field limits it, that field's bound is included. */
export interface BoundViolation extends Violation {
  readonly bound?: Bound
}

/** A field with its bounds for one record. */
export type Bounded<F = Field> = F & { readonly bounds?: readonly Bound[] }

export const isTime = ({ kind }: Field): boolean => kind === 'timestamp' || kind === 'day'

/** The fields that bound a field. */
export const boundingFields = (field: Pick<FieldBase, Side>): readonly string[] =>
  sides.flatMap((side) => field[side] ?? [])

/** Whether a value can bound another. An empty one cannot, nor can a time of 0, which means "never". */
const isLimit = (field: Field, value: Json | undefined): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && isSet(value) && !(isTime(field) && value === 0)

/** The bounds that other fields set for a field of a record. */
export const boundsOf = (fields: Fields, name: string, record: WireRecord): readonly Bound[] => {
  const field = fields[name]
  // "Never" is after every time and before none.
  if (!field || (isTime(field) && record[name] === 0)) return []
  return sides.flatMap((side) => {
    const other = field[side] ?? ''
    const [by, limit] = [fields[other], record[other]]
    return by && isLimit(by, limit) ? [{ side, limit, by }] : []
  })
}

/** What is wrong with a value given the other fields of its record. Days compare as strings. */
export const checkBounds = (
  { bounds }: Pick<Bounded, 'bounds'>,
  value: Json | undefined,
): BoundViolation | undefined => {
  const bound = bounds?.find(({ side, limit }) =>
    side === 'atLeast' ? (value ?? limit) < limit : (value ?? limit) > limit,
  )
  return bound && { code: 'bound', bound }
}

/** What is wrong with a value of a field returned by `fieldsFor`. */
export const checkAsked = (field: Bounded, value: Json | undefined): BoundViolation | undefined =>
  checkField(field, value) ?? checkBounds(field, value)
