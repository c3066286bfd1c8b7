import { zipped } from '@/files/xlsx/zip'

/**
 * Rows as the lines of a text: cells joined by commas, lines ending in CRLF (specification §13). It is a text for people; a
 * table for programs is a CSV file, which marks where a cell begins and ends.
 */
export const textLines = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')

/** An archive with one text in it, under the archive's own name. */
export const textArchive = (name: string, text: string): Promise<Blob> =>
  zipped([{ path: `${name}.txt`, texts: [text] }], 'application/zip')
