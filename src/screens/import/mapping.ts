import { type Locale, textIn } from '@/declaration'
import { locales } from '@/i18n/locales'
import { type ImportField, isNeeded } from './importable'

/** The field that each column maps to; undefined for columns that are not imported. */
export type Mapping = readonly (string | undefined)[]

/** A name normalised for comparison: letters and digits only, ignoring case, width and accents. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A name without the unit or explanation in brackets after it. */
const withoutBrackets = (name: string): string => name.replace(/[([（【［][^)\]）】］]*[)\]）】］]/gu, '')

type NamesOf = (one: ImportField) => readonly string[]

/** Ways to match a header, from the surest to the vaguest. */
const readings = (
  locale: Locale,
): readonly { readonly names: NamesOf; readonly head: (text: string) => string }[] => {
  const whole = (text: string) => text
  const own: NamesOf = ({ field }) => [textIn(field.label, locale)]
  const any: NamesOf = ({ name, field }) => [...locales.map((one) => textIn(field.label, one)), name]
  const bare: NamesOf = (one) => any(one).map(withoutBrackets)
  return [
    { names: own, head: whole },
    { names: any, head: whole },
    { names: bare, head: withoutBrackets },
  ]
}

/**
 * Guesses each column's field from its header: a label in any language or the field's name, in any spelling, with or without
 * a unit or star. Each field is used once.
 *
 * @param locale labels in this language take precedence
 */
export const guessMapping = (
  header: readonly string[],
  fields: readonly ImportField[],
  locale: Locale,
): Mapping => {
  const mapping: (string | undefined)[] = header.map(() => undefined)
  for (const { names, head } of readings(locale))
    for (const [column, text] of header.entries()) {
      const wanted = plainName(head(text))
      if (mapping[column] !== undefined || wanted === '') continue
      mapping[column] = fields.find(
        (one) => !mapping.includes(one.name) && names(one).some((name) => plainName(name) === wanted),
      )?.name
    }
  return mapping
}

/** The mapping with another field for one column; a column that had the field loses it. */
export const withChoice = (mapping: Mapping, column: number, name: string | undefined): Mapping =>
  mapping.map((old, index) => (index === column ? name : old !== undefined && old === name ? undefined : old))

/** The required fields that no column maps to. */
export const missingFields = (fields: readonly ImportField[], mapping: Mapping): readonly ImportField[] =>
  fields.filter((one) => isNeeded(one) && !mapping.includes(one.name))

/** A column's spreadsheet name, from 0: A, B, … Z, AA. */
export const columnLetters = (column: number): string => {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}
