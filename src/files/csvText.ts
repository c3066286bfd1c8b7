import { protectCell } from './cellProtection'

/** Without it Excel assumes the machine's encoding. */
export const byteOrderMark = '\uFEFF'

const quoted = (text: string) => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A row of a CSV file (RFC 4180), with cells protected where needed. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** The text of a CSV file, with byte order mark and CRLF, and with cells protected from spreadsheets. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => csvRow(cells.map(protectCell))).join('')
