import Papa from 'papaparse'
import { collectRows } from './collect'
import { type ReadTable, UnreadableFile } from './table'

/**
 * The text of a file: by its byte order mark, else as UTF-8, else as GB18030, in which a Chinese Excel saves CSV files.
 *
 * @throws UnreadableFile when it is no text
 */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : ''
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
    } catch {
      // Not in this one.
    }
  }
  throw new UnreadableFile('broken')
}

/** How Excel is told what stands between the cells, in a first line of its own. */
const told = /^sep=(.)(?:\r\n?|\n)/

const delimiters = [',', ';', '\t'] as const

/** What stands between the cells: the sign that the first row has most of, outside of quotation marks. */
const guessed = (text: string): string => {
  const [first = ''] = /[^\r\n]*[^\s,;][^\r\n]*/.exec(text.slice(0, 100_000).replace(/"[^"]*"/g, 'x')) ?? []
  const count = (sign: string) => first.split(sign).length
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best))
}

const linesIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0

/**
 * Reads a text file of rows whose cells are separated by commas, semicolons or tabs.
 *
 * @param mostRows besides the header
 * @throws UnreadableFile
 */
export const readCsv = (bytes: Uint8Array, mostRows: number): ReadTable => {
  const whole = decoded(bytes)
  const [sign = '', delimiter] = told.exec(whole) ?? []
  const text = whole.slice(sign.length)
  const rows = collectRows(mostRows)
  const between = delimiter ?? guessed(text)
  let line = 1 + linesIn(sign)
  let start = 0
  Papa.parse<string[]>(text, {
    delimiter: between,
    // A file may have both kinds of line ends; the sign before this one is a blank.
    newline: text.includes('\n') ? '\n' : '\r',
    step: ({ data, errors, meta }) => {
      // The rest of the file would be one cell.
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new UnreadableFile('broken')
      // Behind a quotation that does not end with its cell the next cells, or rows, would be part of this one.
      const swallows = (cell: string) => cell.includes(between) || /[\r\n]/.test(cell)
      if (errors.some(({ code }) => code === 'InvalidQuotes') && data.some(swallows))
        throw new UnreadableFile('broken')
      rows.add(line, data)
      line += linesIn(text.slice(start, meta.cursor))
      start = meta.cursor
    },
  })
  return rows.table()
}
