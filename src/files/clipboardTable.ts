import { protectCell } from './cellProtection'

/** Rows as text that spreadsheets paste as a table: without tabs or line breaks in cells, and without formulas. */
export const clipboardTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => protectCell(cell.replace(/\s+/g, ' ').trim()).trimEnd()).join('\t'))
    .join('\n')
