import { protectCell } from './cellProtection'

/** Without it Excel assumes the machine's encoding. */
export const byteOrderMark = '\uFEFF'

const quoted = (text: string) => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A row of a CSV file (RFC 4180), with cells protected where needed. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/**
 * Rows as the text of a CSV file, with byte order mark and CRLF. No cell can act as a formula, and no code made of
 * digits is changed into a number.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => csvRow(cells.map(protectCell))).join('')
