import type { ReadTable, TableFormat } from '@/files/table'
import { columnLetters, type Mapping } from './mapping'

/** A file that was read, and what its columns are for. */
export interface ChosenFile {
  readonly name: string
  readonly format: TableFormat
  readonly table: ReadTable
  readonly mapping: Mapping
}

/** A column of a file as the operator knows it. */
export interface FileColumn {
  readonly index: number
  readonly letters: string
  readonly header: string
  /** The first value that stands in it. */
  readonly example: string
}

export const formatOf = (fileName: string): TableFormat => (/\.xlsx$/i.test(fileName) ? 'xlsx' : 'csv')

/** The table with a header for each column, also for those that the file has not named. */
export const withAllColumns = ({ header, headerLine, rows }: ReadTable): ReadTable => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length)
  return { header: Array.from({ length: width }, (_, column) => header[column] ?? ''), headerLine, rows }
}

/** The columns in which anything stands. */
export const columnsOf = ({ header, rows }: Pick<ReadTable, 'header' | 'rows'>): readonly FileColumn[] => {
  // Row by row: a sheet may have thousands of columns, most of them empty.
  const examples = new Map<number, string>()
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries())
      if (cell !== '' && !examples.has(index)) examples.set(index, cell)
  return header.flatMap((text, index) => {
    const example = examples.get(index) ?? ''
    return text === '' && example === ''
      ? []
      : [{ index, letters: columnLetters(index), header: text, example }]
  })
}
