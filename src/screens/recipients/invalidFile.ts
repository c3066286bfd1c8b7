import type { Locale, WireRecord } from '@/declaration'
import type { ReadTable, TableColumn } from '@/files/table'
import { mendableFile } from '../import/mendableFile'
import type { RejectedRow, RowProblem } from './recipients'

/** The invalid rows with their problems as a file to be corrected, with all columns of the original file. */
export const invalidFile = (
  invalid: readonly RejectedRow[],
  of: {
    readonly table: ReadTable | undefined
    /** The label of an address. */
    readonly address: string
    readonly locale: Locale
    readonly reasonOf: (problem: RowProblem) => string
  },
): { readonly columns: readonly TableColumn[]; readonly rows: readonly WireRecord[] } => {
  const reasons = new Map(
    invalid.map(({ line, problems }) => [line, problems.map(of.reasonOf).join('\n')] as const),
  )
  if (of.table) {
    const { header, headerLine, rows } = of.table
    // A first row that is not a header is included only if it is invalid itself.
    const first = reasons.has(headerLine) ? [{ line: headerLine, cells: header }] : []
    const heads = first.length > 0 ? header.map(() => '') : header
    return mendableFile({ header: heads, rows: [...first, ...rows] }, reasons, of.locale)
  }
  const typed = invalid.map(({ text }, index) => ({ line: index, cells: [text] }))
  const byIndex = new Map(invalid.map(({ problems }, index) => [index, problems.map(of.reasonOf).join('\n')]))
  return mendableFile({ header: [of.address], rows: typed }, byIndex, of.locale)
}
