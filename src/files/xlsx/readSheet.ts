import { UnreadableFile } from '../table'
import { type NumberFormat, numberText } from './numbers'
import { attribute, unescaped, walkXml } from './readBook'

export interface SheetTerms {
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

/** @throws UnreadableFile if it refers to a missing text */
const cellText = (
  type: string | undefined,
  format: NumberFormat,
  value: string,
  terms: SheetTerms,
): string => {
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
export const readSheet = (
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
  let inside = false
  let aside = false
  let ofFormula = false
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
      } else if (name === 'v' || name === 't') inside = true
      else if (name === 'f') {
        ofFormula = true
        formula = ''
      } else if (name === 'rPh') aside = true
    },
    text: (text) => {
      if (inside && !aside) value += text
      if (ofFormula) formula += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') inside = false
      else if (name === 'f') ofFormula = false
      else if (name === 'rPh') aside = false
      else if (name === 'c') {
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
