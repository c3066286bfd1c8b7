import { byteOrderMark, clipboardTable } from '@/files/csvText'
import { cleanName } from '@/files/saveFile'
import type { BookSheet } from '@/files/table'
import { createTableWriter, writeBook } from '@/files/tableWriter'
import { rowTexts } from './articles'

export const bookTypes = ['xlsx', 'csv', 'txt'] as const
export type BookType = (typeof bookTypes)[number]

export const isBookType = (value: string): value is BookType => bookTypes.some((type) => type === value)

/** The typed name without characters that are invalid in file names, or the default one. */
export const exportName = (typed: string, otherwise: string, type: string): string =>
  `${cleanName(typed) || otherwise}.${type}`

/** Tab-separated rows with CRLF line ends. */
export const plainTable = ({
  columns,
  rows,
  locale,
}: Pick<BookSheet, 'columns' | 'rows' | 'locale'>): string => {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => rowTexts(columns, row, locale))]
  return `${byteOrderMark}${clipboardTable(lines).replaceAll('\n', '\r\n')}\r\n`
}

/**
 * The content of the file. XLSX and CSV are written in a worker.
 *
 * @throws WorkerLost if the worker fails
 */
export const exportContent = async (type: BookType, sheet: BookSheet): Promise<Blob> => {
  if (type === 'txt') return new Blob([plainTable(sheet)], { type: 'text/plain;charset=utf-8' })
  if (type === 'xlsx') return writeBook([sheet])
  const { rows, columns, locale, title } = sheet
  const writer = createTableWriter({ format: 'csv', columns, locale, title })
  try {
    await writer.write(0, rows)
    return await writer.finish()
  } finally {
    writer.close()
  }
}
