import { cellOf, type KindName, type Locale, valueAt, type WireRecord } from '@/declaration'
import type { TableColumn } from '../table'
import { cellXml, columnName, headerCellXml, rowMark } from './cells'
import { sheetNamespace } from './workbook'
import { xmlHead } from './xml'

/** Widths in characters; those of long texts leave the rest to the operator. */
const narrow = 12
const widest = 60
const widths: { readonly [K in KindName]?: number } = {
  timestamp: 20,
  money: 14,
  code: 24,
  text: 24,
  reference: 20,
  phone: 15,
  email: 28,
  url: 36,
  multiline: 40,
  html: 40,
  tags: 24,
}

/** Chinese characters are as wide as two digits; the filter's arrow stands beside the label. */
const labelWidth = (label: string): number =>
  [...label].reduce((sum, sign) => sum + (sign > '\u2E7F' ? 2 : 1), 4)

const columnXml = ({ label, field }: TableColumn, index: number): string => {
  const width = Math.min(widest, Math.max(widths[field.kind] ?? narrow, labelWidth(label)))
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
}

/** Makes the cells of a row out of a record; their numbers are put in by `rowXml`. */
export const rowCells = (columns: readonly TableColumn[], locale: Locale) => {
  const named = columns.map((column, index) => ({ ...column, column: columnName(index) }))
  return (record: WireRecord): string =>
    named
      .map(({ column, name, field }) => cellXml(column, cellOf(field, valueAt(record, name), locale)))
      .join('')
}

/** A row with its number put into the addresses of its cells. */
export const rowXml = (cells: string, row: number): string =>
  `<row r="${row}">${cells.replaceAll(rowMark, String(row))}</row>`

/** What stands in a sheet before its rows: the first row stays in sight and is bold. */
export const sheetBegin = (columns: readonly TableColumn[]): string =>
  `${xmlHead}<worksheet xmlns="${sheetNamespace}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
${columns.length > 0 ? `<cols>${columns.map(columnXml).join('')}</cols>` : ''}<sheetData>\
${rowXml(columns.map(({ label }, index) => headerCellXml(columnName(index), label)).join(''), 1)}`

/**
 * What stands behind the rows: filters over the columns, and no green corners at codes that are digits.
 *
 * @param rows with the header
 */
export const sheetEnd = (columns: number, rows: number): string => {
  if (columns === 0) return '</sheetData></worksheet>'
  const all = `A1:${columnName(columns - 1)}${rows}`
  return `</sheetData><autoFilter ref="${all}"/>\
<ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
}
