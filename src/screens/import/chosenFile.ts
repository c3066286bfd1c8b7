import type { ReadTable, TableFormat } from '@/files/table'
import { columnLetters, type Mapping } from './mapping'

/** A file that was read, and its column mapping. */
export interface ChosenFile {
  readonly name: string
  readonly format: TableFormat
  readonly table: ReadTable
  readonly mapping: Mapping
}

/** A file's column as shown to the operator. */
export interface FileColumn {
  readonly index: number
  readonly letters: string
  readonly header: string
  /** Its first value. */
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
    return text === '' && example === ''
      ? []
      : [{ index, letters: columnLetters(index), header: text, example }]
  })
}
