import type { Cell, CellForm } from '@/declaration'
import { xmlText } from './xml'

/** A cell takes no more UTF-16 units. */
const longestText = 32_767

/** The forms of cells by their style's number; 0 is the plain style, and the last one the header's. */
export const styledForms = [
  'integer',
  'fen',
  'li',
  'percent',
  'time',
  'day',
  'text',
] as const satisfies CellForm[]
const styleOf = (form: CellForm): number => styledForms.indexOf(form) + 1
const headerStyle = styledForms.length + 1

/** Stands for the number of the row in a cell's address, which is not known yet; no text in XML can hold it. */
export const rowMark = '\u0001'

/** A, B … Z, AA … */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const secondsPerDay = 86_400
/** Days from the beginning of a spreadsheet's time to 1970. */
const daysBefore1970 = 25_569
/** Spreadsheets hold 1900 for a leap year: before its March their days are not ours. */
const firstSureDay = 61

/** A moment or a day, as text in UTC+8, as the days of a spreadsheet; undefined where it has none. */
const serialOf = (text: string): string | undefined => {
  const seconds = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`) / 1000
  const days = seconds / secondsPerDay + daysBefore1970
  return days >= firstSureDay ? String(days) : undefined
}

/** The number that a spreadsheet keeps of a cell; undefined for a text. Percent is a share of one: 0.38 % is 0.38E-2. */
const numberOf = ({ form, text }: Cell): string | undefined => {
  switch (form) {
    case 'text':
      return undefined
    case 'time':
    case 'day':
      return serialOf(text)
    case 'percent':
      return text.replace('%', 'E-2')
    default:
      return text
  }
}

const cut = (text: string): string =>
  text.length <= longestText ? text : `${text.slice(0, longestText - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/** A text as a cell, which is never taken for a formula. Nothing for an empty one. */
const textCell = (address: string, text: string, style: number): string => {
  if (text === '') return ''
  const space = /^\s|\s$|[\n\t]/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t${space}>${xmlText(cut(text))}</t></is></c>`
}

/** A cell of the column with this name, its row still open. */
export const cellXml = (column: string, cell: Cell): string => {
  const address = column + rowMark
  const number = numberOf(cell)
  return number === undefined
    ? textCell(address, cell.text, styleOf('text'))
    : `<c r="${address}" s="${styleOf(cell.form)}"><v>${number}</v></c>`
}

export const headerCellXml = (column: string, label: string): string =>
  textCell(column + rowMark, label, headerStyle)
