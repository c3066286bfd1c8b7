import article from '@resources/demo/article/article.area'
import { cellOf, type Field, type Locale, valueAt, type WireRecord } from '@/declaration'
import { textIn } from '@/declaration/label'
import { byteOrderMark, clipboardTable } from '@/files/csvText'
import { cleanName } from '@/files/saveFile'
import type { BookSheet, TableColumn } from '@/files/table'
import { createTableWriter, writeBook } from '@/files/tableWriter'
import { zipped } from '@/files/xlsx/zip'

const names = ['id', 'title', 'author', 'pageviews', 'display_time'] as const

const fields: { readonly [name: string]: Field } = article.fields

export const articleColumns = (locale: Locale): readonly TableColumn[] =>
  names.flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, label: textIn(field.label, locale), field }] : []
  })

export const cellText = ({ name, field }: TableColumn, record: WireRecord, locale: Locale): string =>
  cellOf(field, valueAt(record, name), locale).text

export const bookTypes = ['xlsx', 'csv', 'txt'] as const
export type BookType = (typeof bookTypes)[number]

export const isBookType = (value: string): value is BookType => bookTypes.some((type) => type === value)

export const exportName = (typed: string, otherwise: string): string => cleanName(typed) || otherwise

type Sheet = Pick<BookSheet, 'columns' | 'rows' | 'locale'>

const linesOf = ({ columns, rows, locale }: Sheet): readonly (readonly string[])[] => [
  columns.map(({ label }) => label),
  ...rows.map((row) => columns.map((column) => cellText(column, row, locale))),
]

/** Tab-separated rows with CRLF line ends. */
export const plainTable = (sheet: Sheet): string =>
  `${byteOrderMark}${clipboardTable(linesOf(sheet)).replaceAll('\n', '\r\n')}\r\n`

/**
 * An archive containing one text file of the same name. Its cells are joined by commas and not quoted: it is meant for people,
 * and CSV for programs.
 */
export const textArchive = (name: string, sheet: Sheet): Promise<Blob> => {
  const text = linesOf(sheet).map((cells) => `${cells.join(',')}\r\n`)
  return zipped([{ path: `${name}.txt`, texts: [text.join('')] }], 'application/zip')
}

/**
 * The content of the file. XLSX and CSV are written in a worker.
 *
 * @param name of the file, without its ending
 * @throws WorkerLost if the worker fails
 */
export const exportContent = async (
  type: BookType | 'zip',
  name: string,
  sheet: BookSheet,
): Promise<Blob> => {
  if (type === 'zip') return textArchive(name, sheet)
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

/**
 * A two-row header: the middle columns share a group name, and the first and last column span both rows.
 *
 * @param columns five columns
 * @param common the group name
 */
export const mergedHeader = (columns: readonly TableColumn[], common: string) => {
  const isOuter = (index: number) => index === 0 || index === columns.length - 1
  return {
    // The text of merged cells belongs in the first one.
    columns: columns.map((column, index) => (isOuter(index) ? { ...column, label: '' } : column)),
    above: [columns.map(({ label }, index) => (isOuter(index) ? label : index === 1 ? common : ''))],
    merges: ['A1:A2', 'B1:D1', 'E1:E2'],
  }
}
