import { unzipSync } from 'fflate'
import { collectRows, type ReadTable, UnreadableFile } from '../table'
import { type NumberFormat, numberText } from './numbers'
import {
  attribute,
  bookPaths,
  isContent,
  readBook,
  readNumberFormats,
  readStrings,
  unescaped,
  walkXml,
} from './readBook'

interface SheetTerms {
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly since1904: boolean
}

const maxRows = 2 ** 20
const maxColumns = 2 ** 14

/** The column of an address, from 0: 27 of `AB12`. Undefined if there is none. */
const columnOf = (address: string | undefined): number | undefined => {
  const letters = /^[A-Z]+/.exec(address ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const isoText = (text: string): string => {
  const [day = '', time = ''] = text.split('T')
  const seconds = time.slice(0, 8)
  return seconds === '' || seconds === '00:00:00' ? day : `${day} ${seconds}`
}

/** Throws UnreadableFile if it refers to a missing text. */
const cellText = (type: string | undefined, format: NumberFormat, value: string, terms: SheetTerms) => {
  switch (type) {
    case 's': {
      if (value === '') return ''
      const text = terms.strings[Number(value)]
      if (text === undefined) throw new UnreadableFile('broken')
      return text
    }
    case 'str':
    case 'inlineStr':
      return unescaped(value)
    case 'b':
      return value === '' ? '' : value === '0' ? 'FALSE' : 'TRUE'
    case 'd':
      return isoText(value)
    case 'e':
      return value
    default:
      return numberText(value.trim(), format, terms.since1904)
  }
}

/** Reads a sheet row by row; rows and cells may omit their address. Throws UnreadableFile. */
const readSheet = (
  xml: string,
  terms: SheetTerms,
  take: (line: number, cells: readonly string[]) => void,
): void => {
  let line = 0
  let cells: string[] = []
  let column = -1
  let type: string | undefined
  let look: NumberFormat = 'plain'
  let value = ''
  /** Not every program that writes a formula also writes its result. */
  let formula: string | undefined
  let complete = false

  walkXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        line = Number(attribute(attributes, 'r') ?? line + 1)
        if (!(line >= 1 && line <= maxRows)) throw new UnreadableFile('broken')
        cells = []
        column = -1
      } else if (name === 'c') {
        column = columnOf(attribute(attributes, 'r')) ?? column + 1
        if (column >= maxColumns) throw new UnreadableFile('broken')
        type = attribute(attributes, 't')
        look = terms.formats[Number(attribute(attributes, 's') ?? 0)] ?? 'plain'
        value = ''
        formula = undefined
      } else if (name === 'f') formula = ''
    },
    text: (text, within) => {
      if (isContent(within)) value += text
      else if (within.at(-1) === 'f') formula += text
    },
    close: (name) => {
      if (name === 'c') {
        // Keeps the formula visible, to be noticed or refused, instead of an empty cell.
        const uncomputed = formula !== undefined && value === '' && type !== 'str'
        const text = uncomputed ? `=${formula}` : cellText(type, look, value, terms)
        if (text === '') return
        while (cells.length < column) cells.push('')
        cells[column] = text
      } else if (name === 'row') take(line, cells)
      else if (name === 'sheetData') complete = true
    },
  })
  if (!complete) throw new UnreadableFile('broken')
}

type Parts = (path: string) => string | undefined

const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** Unpacks parts of an archive, `maxBytes` at most. A part larger than it claims is cut off, and reading it fails. */
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

/** Reads the first visible sheet. Errors other than UnreadableFile mean that the file is broken. */
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
