import { clipboardTable } from '@/files/clipboardTable'
import { byteOrderMark } from '@/files/csvText'
import { cleanName } from '@/files/saveFile'
import type { BookSheet } from '@/files/table'
import { createTableWriter, writeBook } from '@/files/tableWriter'
import { rowTexts } from './articles'

export const bookTypes = ['xlsx', 'csv', 'txt'] as const
export type BookType = (typeof bookTypes)[number]

export const isBookType = (value: string): value is BookType => bookTypes.some((type) => type === value)

/** The name of a file as it was typed, without what no system takes; the given one where none was. */
export const exportName = (typed: string, otherwise: string, type: string): string =>
  `${cleanName(typed) || otherwise}.${type}`

/** Rows as plain text, a tab between two cells and a line end as Windows has it. */
export const plainTable = ({
  columns,
  rows,
  locale,
}: Pick<BookSheet, 'columns' | 'rows' | 'locale'>): string => {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => rowTexts(columns, row, locale))]
  return `${byteOrderMark}${clipboardTable(lines).replaceAll('\n', '\r\n')}\r\n`
}

/**
 * The content of an export. XLSX and CSV are made in a worker.
 *
 * @throws WorkerLost when the worker is broken
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
