import type { Json } from './condition'
import type { Field } from './field'
import { checkField, isPartial, parseParam } from './kinds'
import { mostFilterValues } from './limits'

/** The wire uses commas; the others come from a pasted column or a Chinese keyboard. */
const separators = /[\s,，、;；]+/

/** The words of a text without duplicates, in order. */
export const filterWords = (text: string): readonly string[] => [
  ...new Set(text.split(separators).filter((word) => word !== '')),
]

/**
 * The values of a filter with the test `in`, without duplicates, in order. A single word may be anything, as in a filter that takes
 * one value; several must each be valid.
 *
 * @param field the filter's input
 * @param text as typed, pasted or sent: `A,B`
 * @returns undefined if one of them is not a valid value, if there are none, or if there are more than `mostFilterValues`
 */
export const filterValues = (field: Field, text: string): readonly Json[] | undefined => {
  const words = filterWords(text)
  if (words.length === 0 || words.length > mostFilterValues) return undefined
  const values = words.map((word) => parseParam(field, word))
  const fits = (value: Json | undefined): value is Json =>
    value !== undefined &&
    ((words.length === 1 && isPartial(field)) ||
      checkField({ ...field, required: false }, value) === undefined)
  return values.every(fits) ? values : undefined
}

/** The values of a filter with the test `in` as they are sent: `A,B`. */
export const filterText = (values: readonly Json[]): string => values.map(String).join(',')
