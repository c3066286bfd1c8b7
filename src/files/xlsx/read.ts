import { unzipSync } from 'fflate'
import { collectRows, type ReadTable, UnreadableFile } from '../table'
import { bookPaths, readBook, readNumberFormats, readStrings } from './readBook'
import { readSheet } from './readSheet'

/** Texts of an archive's parts, by path. */
type Parts = (path: string) => string | undefined

const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/**
 * Unpacks parts of an archive. Claimed sizes are only trusted up to the limit: a larger part is cut off, and reading
 * it will fail.
 *
 * @param paths case-insensitive
 * @param maxBytes of all of them, unpacked
 * @throws UnreadableFile
 */
const unpack = (bytes: Uint8Array, paths: readonly string[], maxBytes: number): Parts => {
  const wanted = new Set(paths.map(plainPath))
  let sum = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!wanted.has(plainPath(name))) return false
    sum += originalSize
    if (sum > maxBytes) throw new UnreadableFile('tooLarge')
    return true
  }
  const found = Object.entries(unzipSync(bytes, { filter }))
  const texts = new Map(found.map(([path, part]) => [plainPath(path), new TextDecoder().decode(part)]))
  return (path) => texts.get(plainPath(path))
}

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
