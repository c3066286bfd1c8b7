import { marked } from './marks'

/** Excel takes a CSV file without it for one in the encoding of the machine. */
export const byteOrderMark = '\uFEFF'

const quoted = (text: string) => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One row of a CSV file (RFC 4180), of cells that are marked where they must be. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/**
 * Rows of plain texts as the text of a CSV file: with byte order mark, and with lines that end in CRLF. No cell is a formula
 * to a spreadsheet, and no code of digits a number.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => csvRow(cells.map(marked))).join('')
