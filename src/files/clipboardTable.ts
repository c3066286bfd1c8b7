import { protectCell } from './cellProtection'

/**
 * Rows as tab-separated text that spreadsheets paste as a table. Tabs and line breaks in cells become spaces, and no
 * cell can act as a formula.
 */
export const clipboardTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => protectCell(cell.replace(/\s+/g, ' ').trim()).trimEnd()).join('\t'))
    .join('\n')
