import { readCsv } from './readCsv'
import { type ReadTable, UnreadableFile } from './table'
import { readXlsx } from './xlsx/read'

/** How much larger than its file the content of an XLSX file may be; those that people make are up to ten times as large. */
const mostGrowth = 10

export interface ReadLimits {
  /** Besides the header. */
  readonly mostRows: number
  /** Of the file. */
  readonly mostBytes: number
}

/** The beginnings of archives, and of the files of the old Excel, in which locked ones are packed too. */
const archive = [0x50, 0x4b, 0x03, 0x04]
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Reads a CSV or XLSX file. What it is says its content, whatever its name.
 *
 * @throws UnreadableFile; any other error means that it is broken
 */
export const readContent = (bytes: Uint8Array, { mostRows, mostBytes }: ReadLimits): ReadTable => {
  const begins = (signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (bytes.length > mostBytes) throw new UnreadableFile('tooLarge')
  if (begins(oldExcel)) throw new UnreadableFile('type')
  return begins(archive) ? readXlsx(bytes, mostRows, mostBytes * mostGrowth) : readCsv(bytes, mostRows)
}
