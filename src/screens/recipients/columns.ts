import { textIn } from '@/declaration'
import type { ReadTable } from '@/files/table'
import { locales } from '@/i18n/locales'
import { plainName } from '../import/mapping'
import type { EnteredRow, RecipientOptions, Values } from './recipients'

/** What a file's columns are for, by index from 0. */
export interface ChosenColumns {
  /** Whether the first row names the columns; otherwise it is a recipient like the others. */
  readonly hasHeader: boolean
  readonly address: number | undefined
  /** By variable name. `sameForAll`: no column is used, even if one could be guessed. */
  readonly variables: Readonly<Record<string, number>>
}

/** Used instead of a column index: the operator wants one value for all. */
export const sameForAll = -1

export type Fix = { readonly text?: string; readonly values?: Values } | 'removed'

/** Rows examined to guess what a column holds. */
const mostTried = 50

/** A file's rows, including the first if it is not a header. */
export const rowsOf = (table: ReadTable, { hasHeader }: ChosenColumns): ReadTable['rows'] =>
  hasHeader ? table.rows : [{ line: table.headerLine, cells: table.header }, ...table.rows]

const columnNamed = (
  header: readonly string[],
  names: readonly string[],
  taken: readonly (number | undefined)[],
): number | undefined => {
  const wanted = names.map(plainName).filter((name) => name !== '')
  const free = (column: number) => !taken.includes(column)
  const heads = header.map(plainName)
  const same = heads.findIndex((head, column) => free(column) && wanted.includes(head))
  if (same >= 0) return same
  // 收件人手机号 contains 手机号; names of one or two Latin letters occur in too many words.
  const long = wanted.filter((name) => name.length > 2 || /\p{Script=Han}{2}/u.test(name))
  const holding = heads.findIndex((head, column) => free(column) && long.some((name) => head.includes(name)))
  return holding >= 0 ? holding : undefined
}

/** The column in which most of the first rows are addresses. */
const columnOfAddresses = (rows: ReadTable['rows'], width: number, isAddress: (text: string) => boolean) => {
  const tried = rows.slice(0, mostTried)
  let best: { column: number; count: number } | undefined
  for (let column = 0; column < width; column++) {
    const count = tried.filter(({ cells }) => isAddress(cells[column] ?? '')).length
    if (count > (best?.count ?? 0)) best = { column, count }
  }
  return best?.column
}

/** Guesses columns by header in any language, and addresses by content. A first row with an address is no header. */
export const guessColumns = (
  table: ReadTable,
  { words, check, variables }: RecipientOptions,
): ChosenColumns => {
  const { header } = table
  const isAddress = (text: string) => text !== '' && 'address' in check(text)
  const hasHeader = !header.some(isAddress)
  const rows = rowsOf(table, { hasHeader, address: undefined, variables: {} })
  if (!hasHeader) {
    const address = columnOfAddresses(rows, header.length, isAddress)
    return { hasHeader, address, variables: {} }
  }
  const names = [...locales.map((one) => textIn(words.address, one)), ...words.headers]
  const address = columnNamed(header, names, []) ?? columnOfAddresses(rows, header.length, isAddress)
  return { hasHeader, address, variables: guessVariables(header, variables, address) }
}

/** Guesses the columns for variables by their headers; each column is used once. */
export const guessVariables = (
  header: readonly string[],
  variables: RecipientOptions['variables'],
  address: number | undefined,
): Readonly<Record<string, number>> => {
  const chosen: Record<string, number> = {}
  for (const own of [true, false])
    for (const { name, headers = [] } of variables) {
      if (chosen[name] !== undefined) continue
      const column = columnNamed(header, own ? [name] : headers, [address, ...Object.values(chosen)])
      if (column !== undefined) chosen[name] = column
    }
  return chosen
}

/** Reads a file's row as a recipient; undefined if it was removed. */
export const rowReader =
  ({ address, variables }: ChosenColumns, names: readonly string[], fixes: ReadonlyMap<number, Fix>) =>
  ({ line, cells }: ReadTable['rows'][number]): EnteredRow | undefined => {
    const fix = fixes.get(line)
    if (fix === 'removed') return undefined
    const values: Record<string, string> = {}
    for (const name of names) {
      const column = variables[name]
      if (column !== undefined) values[name] = (cells[column] ?? '').trim()
    }
    const text = (address === undefined ? undefined : cells[address]) ?? ''
    return { line, text: fix?.text ?? text, values: { ...values, ...fix?.values } }
  }
