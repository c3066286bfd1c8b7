import { zipped } from '@/files/xlsx/zip'

/**
 * Rows as text: cells joined by commas, CRLF line ends. Meant for people; use CSV for programs, since cells are not quoted
 * here.
 */
export const textLines = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')

/** An archive containing one text file of the same name. */
export const textArchive = (name: string, text: string): Promise<Blob> =>
  zipped([{ path: `${name}.txt`, texts: [text] }], 'application/zip')
