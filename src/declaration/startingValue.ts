import type { Json } from './condition'
import type { Field } from './field'
import { checkField, emptyOf } from './kinds'

/**
 * What an input holds before anything is entered. Nothing, where the kind's empty value would pass for an entered one: a
 * number or time that is required. Nothing too where the field does not take it.
 */
export const startingValue = (field: Field): Json => {
  const empty = emptyOf(field)
  const isGuess =
    typeof empty === 'number' &&
    field.initial === undefined &&
    (field.required || checkField(field, empty) !== undefined)
  return isGuess ? null : empty
}
