import type { Field, Locale, WireRecord } from '@/declaration'

export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

/** A column of a file: the field of each record, under its label. */
export interface TableColumn {
  readonly name: string
  readonly label: string
  readonly field: Field
}

/** A file with one record in each row. It is data, so that it can be handed to a worker. */
export interface TableFile {
  readonly format: TableFormat
  readonly columns: readonly TableColumn[]
  /** Of names of choices, and of words. */
  readonly locale: Locale
  /** The name of the sheet, in XLSX. */
  readonly title: string
}

/** One table of a workbook; their titles differ. */
export interface BookSheet extends Omit<TableFile, 'format'> {
  readonly rows: readonly WireRecord[]
  /** Rows above the labels of the columns, for a header of several levels. */
  readonly above?: readonly (readonly string[])[]
  /** Cells that are one, by their addresses: `B1:D1`. */
  readonly merges?: readonly string[]
  /** How wide its columns are: as their longest text, or as a spreadsheet has them; without it as their kinds of fields need. */
  readonly widths?: 'fitted' | 'standard'
}

/** Writes a file in a worker. What is written lies outside of the page's memory. */
export interface TableWriter {
  /**
   * Writes the rows of one part of the file. Parts may come in any order, and again: the last counts. The file has them
   * in the order of their numbers.
   *
   * @param part from 0
   */
  readonly write: (part: number, rows: readonly WireRecord[]) => Promise<void>
  /** The file of all parts that were written; more may be written, and the file asked for again. */
  readonly finish: () => Promise<Blob>
  /** Ends the worker, at once and whatever it does. */
  readonly close: () => void
}

/** What a file holds: texts as an operator would type them. */
export interface ReadTable {
  /** The first row that is not empty. */
  readonly header: readonly string[]
  /** Where that row stands in the file, from 1. */
  readonly headerLine: number
  /** Rows that are not empty, each with its line in the file, counted from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

/**
 * Why a file cannot be read. `inaccessible`: the browser may not, for it was changed or moved since it was chosen, or another
 * program holds it. `tooLong`: it has more than so many rows.
 */
export type UnreadableReason = 'type' | 'inaccessible' | 'empty' | 'broken' | 'tooLarge' | 'tooLong'

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`unreadable file: ${reason}`, options)
    this.reason = reason
  }
}
