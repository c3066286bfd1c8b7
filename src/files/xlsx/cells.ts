import type { Cell, CellForm } from '@/declaration'

/** Characters that XML 1.0 cannot contain, or changes on reading; Excel writes them as `_x000D_`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const forbidden = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g
/** A text that only looks escaped, or would with the next character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}[_\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF])/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML like spreadsheets do; lone surrogates become �. */
export const xmlText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(looksEscaped, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replace(forbidden, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Maximum length of a cell's text, in UTF-16 units. */
const maxTextLength = 32_767

/** Cell forms by style number; 0 is the plain style, the last one the header's. */
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

/** Placeholder for the row number in a cell's address; cannot occur in XML. */
export const rowMark = '\u0001'

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

const secondsPerDay = 86_400
/** Days from the start of spreadsheet time to 1970. */
const daysBefore1970 = 25_569
/** Spreadsheets treat 1900 as a leap year, so earlier days are off by one. */
const firstExactDay = 61

/** A time or day in UTC+8 as spreadsheet days; undefined if it has none. */
const serialOf = (text: string): string | undefined => {
  const seconds = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`) / 1000
  const days = seconds / secondsPerDay + daysBefore1970
  return days >= firstExactDay ? String(days) : undefined
}

/** The number a spreadsheet stores for a cell; undefined for texts. Percentages are fractions: 0.38 % is 0.38E-2. */
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
  text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/** A text cell, which is never a formula; '' for an empty text. */
const textCell = (address: string, text: string, style: number): string => {
  if (text === '') return ''
  const space = /^\s|\s$|[\n\t]/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t${space}>${xmlText(cut(text))}</t></is></c>`
}

/** A cell in a column; its row is filled in later. */
export const cellXml = (column: string, cell: Cell): string => {
  const address = column + rowMark
  const number = numberOf(cell)
  return number === undefined
    ? textCell(address, cell.text, styleOf('text'))
    : `<c r="${address}" s="${styleOf(cell.form)}"><v>${number}</v></c>`
}

export const headerCellXml = (column: string, label: string): string =>
  textCell(column + rowMark, label, headerStyle)
