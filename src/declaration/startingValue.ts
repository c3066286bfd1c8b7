import type { Json } from './condition'
import type { Field } from './field'
import { emptyOf } from './kinds'

/**
 * What an input holds before anything is entered. Nothing, where the kind's empty value would pass for an entered one: a
 * number or time that is required.
 */
export const startingValue = (field: Field): Json => {
  const empty = emptyOf(field)
  return field.required && field.initial === undefined && typeof empty === 'number' ? null : empty
}
