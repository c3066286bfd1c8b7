import { collectRows } from '../collect'
import { type ReadTable, UnreadableFile } from '../table'
import { bookPaths, readBook, readNumberFormats, readStrings } from './readBook'
import { readSheet } from './readSheet'
import { unpack } from './unpack'

/**
 * Reads the first visible sheet of an XLSX file.
 *
 * @param maxRows not counting the header
 * @param maxBytes read from it, unpacked
 * @throws UnreadableFile; any other error means that the file is broken
 */
export const readXlsx = (bytes: Uint8Array, maxRows: number, maxBytes: number): ReadTable => {
  const [workbook, relations] = bookPaths
  const about = unpack(bytes, bookPaths, maxBytes)
  const book = readBook(about(workbook), about(relations))
  const parts = unpack(bytes, [book.sheet, book.strings, book.styles], maxBytes)
  const sheet = parts(book.sheet)
  if (sheet === undefined) throw new UnreadableFile('broken')
  const rows = collectRows(maxRows)
  const terms = {
    strings: readStrings(parts(book.strings) ?? ''),
    formats: readNumberFormats(parts(book.styles) ?? ''),
    since1904: book.since1904,
  }
  readSheet(sheet, terms, rows.add)
  return rows.table()
}
