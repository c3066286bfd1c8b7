import Papa from 'papaparse'
import { collectRows, type ReadTable, UnreadableFile } from './table'

/** Decodes a text by its byte order mark, else as UTF-8, else as GB18030, which Chinese Excel uses for CSV. */
const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : ''
  for (const encoding of marked ? [marked] : ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
    } catch {
      // Try the next encoding.
    }
  }
  throw new UnreadableFile('broken')
}

const separatorLine = /^sep=(.)(?:\r\n?|\n)/

const delimiters = [',', ';', '\t'] as const

/** The separator that occurs most in the first row, outside quotes. */
const guessSeparator = (text: string): string => {
  const [first = ''] = /[^\r\n]*[^\s,;][^\r\n]*/.exec(text.slice(0, 100_000).replace(/"[^"]*"/g, 'x')) ?? []
  const count = (sign: string) => first.split(sign).length
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best))
}

const linesIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0

/** Reads a text file. `maxRows`: not counting the header. Throws UnreadableFile. */
export const readCsv = (bytes: Uint8Array, maxRows: number): ReadTable => {
  const whole = decode(bytes)
  const [sign = '', delimiter] = separatorLine.exec(whole) ?? []
  const text = whole.slice(sign.length)
  const rows = collectRows(maxRows)
  const separator = delimiter ?? guessSeparator(text)
  let line = 1 + linesIn(sign)
  let start = 0
  Papa.parse<string[]>(text, {
    delimiter: separator,
    // A file may mix both kinds of line breaks; the character before \n counts as white space.
    newline: text.includes('\n') ? '\n' : '\r',
    step: ({ data, errors, meta }) => {
      // The rest of the file would become one cell.
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new UnreadableFile('broken')
      // After a quote that does not close at the end of its cell, following cells or rows become part of it.
      const swallows = (cell: string) => cell.includes(separator) || /[\r\n]/.test(cell)
      if (errors.some(({ code }) => code === 'InvalidQuotes') && data.some(swallows))
        throw new UnreadableFile('broken')
      rows.add(line, data)
      line += linesIn(text.slice(start, meta.cursor))
      start = meta.cursor
    },
  })
  return rows.table()
}
