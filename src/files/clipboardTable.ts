import { marked } from './marks'

/**
 * Rows of plain texts as what a spreadsheet pastes as a table: a tab or a line end in a text is a blank, so that the table
 * keeps its form, and no text is a formula.
 */
export const clipboardTable = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => marked(cell.replace(/\s+/g, ' ').trim()).trimEnd()).join('\t'))
    .join('\n')
