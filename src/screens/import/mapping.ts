import { type Locale, textIn } from '@/declaration'
import type { ReadTable, TableFormat } from '@/files/table'
import { columnName } from '@/files/xlsx/cells'
import { locales } from '@/i18n/locales'
import type { FormField } from '../form/formFields'
import { isNeeded } from './importable'

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

type NamesOf = (one: FormField) => readonly string[]

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

/** Guesses each column's field by label in any language (`locale` first) or name, with or without unit. Each is used once. */
export const guessMapping = (header: readonly string[], fields: readonly FormField[], locale: Locale) => {
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

export const missingFields = (fields: readonly FormField[], mapping: Mapping): readonly FormField[] =>
  fields.filter((one) => isNeeded(one) && !mapping.includes(one.name))

export interface ChosenFile {
  readonly name: string
  readonly format: TableFormat
  readonly table: ReadTable
  readonly mapping: Mapping
}

export interface FileColumn {
  readonly index: number
  readonly letters: string
  readonly header: string
  readonly example: string
}

export const formatOf = (fileName: string): TableFormat => (/\.xlsx$/i.test(fileName) ? 'xlsx' : 'csv')

/** The table with a header for each column, including those that the file leaves unnamed. */
export const withAllColumns = ({ header, headerLine, rows }: ReadTable): ReadTable => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length)
  return { header: Array.from({ length: width }, (_, column) => header[column] ?? ''), headerLine, rows }
}

/** The columns that are not empty. */
export const columnsOf = ({ header, rows }: Pick<ReadTable, 'header' | 'rows'>): readonly FileColumn[] => {
  // Row by row, because a sheet may have thousands of columns, most of them empty.
  const examples = new Map<number, string>()
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries())
      if (cell !== '' && !examples.has(index)) examples.set(index, cell)
  return header.flatMap((text, index) => {
    const example = examples.get(index) ?? ''
    return text === '' && example === '' ? [] : [{ index, letters: columnName(index), header: text, example }]
  })
}
