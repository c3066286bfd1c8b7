import { cellOf, type KindName, type Locale, valueAt, type WireRecord } from '@/declaration'
import type { BookSheet, TableColumn } from '../table'
import { cellXml, columnName, headerCellXml, rowMark, xmlHead, xmlText } from './cells'
import { sheetNamespace } from './workbook'

/** Widths in characters. */
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

/** Chinese characters are as wide as two digits. */
const textWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2E7F' ? 2 : 1), 0)

/** Leaves room for the filter arrow. */
const labelWidth = (label: string): number => textWidth(label) + 4

const margin = 2

/** Column widths for the longest text of each, in characters. */
export const fittedWidths = (columns: readonly TableColumn[], rows: readonly WireRecord[], locale: Locale) =>
  columns.map(({ name, label, field }) =>
    rows.reduce(
      (width, record) =>
        Math.max(width, textWidth(cellOf(field, valueAt(record, name), locale).text) + margin),
      labelWidth(label),
    ),
  )

const usualWidth = ({ label, field }: TableColumn): number =>
  Math.max(widths[field.kind] ?? narrow, labelWidth(label))

const columnXml = (width: number, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${Math.min(widest, width)}" customWidth="1"/>`

/** Turns a record into the cells of a row; `rowXml` adds the row number. */
export const rowCells = (columns: readonly TableColumn[], locale: Locale) => {
  const named = columns.map((column, index) => ({ ...column, column: columnName(index) }))
  return (record: WireRecord): string =>
    named
      .map(({ column, name, field }) => cellXml(column, cellOf(field, valueAt(record, name), locale)))
      .join('')
}

export const rowXml = (cells: string, row: number): string =>
  `<row r="${row}">${cells.replaceAll(rowMark, String(row))}</row>`

export interface SheetForm extends Pick<BookSheet, 'above' | 'merges'> {
  /** Column widths in characters; null leaves them to the spreadsheet. */
  readonly widths?: readonly number[] | null
}

/** The XML before the rows. Header rows are frozen and bold. */
export const sheetBegin = (
  columns: readonly TableColumn[],
  { above = [], widths: given }: SheetForm = {},
): string => {
  const header = [...above, columns.map(({ label }) => label)]
  const wide = given === null ? [] : (given ?? columns.map(usualWidth))
  const cells = (labels: readonly string[]) =>
    labels.map((label, index) => headerCellXml(columnName(index), label)).join('')
  return `${xmlHead}<worksheet xmlns="${sheetNamespace}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="${header.length}" topLeftCell="A${header.length + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
${wide.length > 0 ? `<cols>${wide.map(columnXml).join('')}</cols>` : ''}<sheetData>\
${header.map((labels, index) => rowXml(cells(labels), index + 1)).join('')}`
}

/** The XML after the rows, which include the header. Digits stored as text get no warning. */
export const sheetEnd = (columns: number, rows: number, { above = [], merges = [] }: SheetForm = {}) => {
  if (columns === 0) return '</sheetData></worksheet>'
  const last = `${columnName(columns - 1)}${rows}`
  const merged = merges.map((range) => `<mergeCell ref="${xmlText(range)}"/>`)
  return `</sheetData><autoFilter ref="A${above.length + 1}:${last}"/>\
${merged.length > 0 ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>` : ''}\
<ignoredErrors><ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
}
