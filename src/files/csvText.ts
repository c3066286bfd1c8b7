/**
 * What a spreadsheet may interpret as a formula, including full-width and small forms, after white space and
 * invisible characters; and a leading tab or line break (OWASP, CSV injection). Leading apostrophes count as existing
 * protection.
 */
const formula = /^'*(?:\0|[\t\r\n]\s*\S|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/**
 * Digits a spreadsheet would change: beyond 11 digits it shows an exponent, beyond 15 it loses digits, leading zeros
 * are dropped, and `12E5` is read as an exponent, even with white space around.
 */
const code = /^\s*(?:\d{12,}|0\d+|\d+(?:\.\d*)?[eE][+-]?\d+)\s*$/

/** Protects a text in a CSV file: an apostrophe before a possible formula, a tab after a code made of digits. */
export const protectCell = (text: string): string =>
  formula.test(text) ? `'${text}` : code.test(text) ? `${text}\t` : text

/** Reverses {@link protectCell}, by us or others, and trims the text. */
export const unprotectCell = (cell: string): string =>
  (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell).trim()

/** Without it Excel assumes the machine's encoding. */
export const byteOrderMark = '\uFEFF'

const quoted = (text: string) => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A row of a CSV file (RFC 4180), with cells protected where needed. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** The text of a CSV file, with byte order mark and CRLF, and with cells protected from spreadsheets. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => csvRow(cells.map(protectCell))).join('')

/** Rows as text that spreadsheets paste as a table: without tabs or line breaks in cells, and without formulas. */
export const clipboardTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => protectCell(cell.replace(/\s+/g, ' ').trim()).trimEnd()).join('\t'))
    .join('\n')
