import type { Json } from './condition'
import type { Field } from './field'
import { emptyOf } from './kinds'

/**
 * What an input holds before anything is entered. Nothing, if the kind's empty value would look like an entered one: a required
 * number or time.
 */
export const startingValue = (field: Field): Json => {
  const empty = emptyOf(field)
  return field.required && field.initial === undefined && typeof empty === 'number' ? null : empty
}
