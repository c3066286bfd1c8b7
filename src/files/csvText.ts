/** What a spreadsheet may read as a formula (OWASP, CSV injection). Leading apostrophes count as protection. */
const formula = /^'*(?:\0|[\t\r\n]\s*\S|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/** Digits a spreadsheet would change: long numbers, leading zeros, and `12E5`, which it reads as an exponent. */
const code = /^\s*(?:\d{12,}|0\d+|\d+(?:\.\d*)?[eE][+-]?\d+)\s*$/

/** Protects a text in a CSV file: an apostrophe before a possible formula, a tab after a code made of digits. */
export const protectCell = (text: string): string =>
  formula.test(text) ? `'${text}` : code.test(text) ? `${text}\t` : text

/** Reverses {@link protectCell}, by us or others, and trims the text. */
export const unprotectCell = (cell: string): string =>
  (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).trim()

/** Without this, Excel assumes the machine's encoding. */
export const byteOrderMark = '\uFEFF'

const quoted = (text: string) => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => csvRow(cells.map(protectCell))).join('')

/** Rows as text that spreadsheets paste as a table: without tabs or line breaks in cells, and without formulas. */
export const clipboardTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => protectCell(cell.replace(/\s+/g, ' ').trim()).trimEnd()).join('\t'))
    .join('\n')
