import type { Field, Locale, WireRecord } from '@/declaration'
import { unprotectCell } from './csvText'

export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

export interface TableColumn {
  readonly name: string
  readonly label: string
  readonly field: Field
}

/** A file with one record per row. It is plain data, so that it can be sent to a worker. */
export interface TableFile {
  readonly format: TableFormat
  readonly columns: readonly TableColumn[]
  readonly locale: Locale
  readonly title: string
}

/** A sheet of a workbook; titles must differ. */
export interface BookSheet extends Omit<TableFile, 'format'> {
  readonly rows: readonly WireRecord[]
  /** Rows above the column labels, for a header of several levels. */
  readonly above?: readonly (readonly string[])[]
  readonly merges?: readonly string[]
  /** `fitted` to the longest text, or the spreadsheet's `standard`; by default according to field kinds. */
  readonly widths?: 'fitted' | 'standard'
}

export interface TableWriter {
  /** Writes a part, from 0; in any order, and again, which replaces it. The file has them in order. */
  readonly write: (part: number, rows: readonly WireRecord[]) => Promise<void>
  /** The file of all parts so far; more can be written afterwards. */
  readonly finish: () => Promise<Blob>
  readonly close: () => void
}

/** The content of a file, as an operator would type it. */
export interface ReadTable {
  readonly header: readonly string[]
  readonly headerLine: number
  /** Rows that are not empty, with their line, starting at 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/** `inaccessible`: changed or moved since it was chosen, or locked by another program. `tooLong`: too many rows. */
export type UnreadableReason = 'type' | 'inaccessible' | 'empty' | 'broken' | 'tooLarge' | 'tooLong'

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`unreadable file: ${reason}`, options)
    this.reason = reason
  }
}

/** A file being written. Its parts are kept as blobs, outside the memory of scripts. */
export interface TableContent {
  readonly write: (part: number, rows: readonly WireRecord[]) => void
  readonly finish: () => Promise<Blob>
}

export const inOrder = <P>(parts: ReadonlyMap<number, P>): P[] =>
  [...parts].sort(([a], [b]) => a - b).map(([, part]) => part)

/** Maximum number of cells in a file, including omitted cells before others. */
const maxCells = 5_000_000

/** `maxRows`: not counting the header. */
export const collectRows = (maxRows: number) => {
  const rows: ReadTable['rows'][number][] = []
  let cellCount = 0
  return {
    /** From line 1. Throws UnreadableFile if there are too many. */
    add: (line: number, cells: readonly string[]): void => {
      cellCount += cells.length
      if (cellCount > maxCells) throw new UnreadableFile('tooLarge')
      const texts = cells.map(unprotectCell)
      if (texts.every((text) => text === '')) return
      if (rows.length > maxRows) throw new UnreadableFile('tooLong')
      rows.push({ line, cells: texts })
    },
    /** Throws UnreadableFile if there are none. */
    table: (): ReadTable => {
      const [header, ...rest] = rows
      if (!header) throw new UnreadableFile('empty')
      return { header: header.cells, headerLine: header.line, rows: rest }
    },
  }
}
