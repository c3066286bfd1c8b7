import { readCsv } from './readCsv'
import { type ReadTable, UnreadableFile } from './table'
import { readXlsx } from './xlsx/read'

/** Maximum ratio of unpacked to packed size of an XLSX file; ordinary files have up to 10. */
const maxRatio = 10

export interface ReadLimits {
  /** Not counting the header. */
  readonly maxRows: number
  readonly maxBytes: number
}

/** The first bytes of ZIP archives, and of old Excel files, which password-protected new ones also use. */
const archive = [0x50, 0x4b, 0x03, 0x04]
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a CSV or XLSX file, known by its content. Errors other than UnreadableFile mean that it is broken. */
export const readContent = (bytes: Uint8Array, { maxRows, maxBytes }: ReadLimits): ReadTable => {
  const begins = (signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (bytes.length > maxBytes) throw new UnreadableFile('tooLarge')
  if (begins(oldExcel)) throw new UnreadableFile('type')
  return begins(archive) ? readXlsx(bytes, maxRows, maxBytes * maxRatio) : readCsv(bytes, maxRows)
}
