import { type Locale, textIn } from '@/declaration'
import { locales } from '@/i18n/locales'
import { type ImportField, isNeeded } from './importable'

/** For each column of a file the field that it fills in; undefined for a column that is not imported. */
export type Mapping = readonly (string | undefined)[]

/** A name as people vary it: letters and digits alone, without case, width and accents. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What stands beside a name: a unit or an explanation in brackets. */
const withoutBrackets = (name: string): string => name.replace(/[([（【［][^)\]）】］]*[)\]）】］]/gu, '')

type NamesOf = (one: ImportField) => readonly string[]

/** From the surest to the vaguest. */
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
 * Which field each column of a file is for, by its header: a field's label in any language or its name, however they are
 * spelled, with a unit or a star beside them. Each field is taken once.
 *
 * @param locale labels in this language come before all others
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

/** Another choice for one column; a field that another column had is taken from it. */
export const withChoice = (mapping: Mapping, column: number, name: string | undefined): Mapping =>
  mapping.map((old, index) => (index === column ? name : old !== undefined && old === name ? undefined : old))

/** The fields that a record cannot do without and that no column fills in. */
export const missingFields = (fields: readonly ImportField[], mapping: Mapping): readonly ImportField[] =>
  fields.filter((one) => isNeeded(one) && !mapping.includes(one.name))

/** What a spreadsheet calls a column, from 0: A, B, … Z, AA. */
export const columnLetters = (column: number): string => {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last
}
