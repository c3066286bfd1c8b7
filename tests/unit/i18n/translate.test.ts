import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scanLabels } from '@/build/allTexts'
import { csvText } from '@/files/csvText'
import { readCsv } from '@/files/readCsv'
import { readTable, tableOf } from '../../../src/build/translate'
import { lengthened } from '../../pseudo/pseudoLanguage'

const texts = [
  { place: 'console.list.total', zh: '共 {total} 条', en: '{total} in total', es: '{total} en total' },
  { place: 'trade.label', zh: '交易', en: 'Trades', es: 'Operaciones' },
]
const bytes = (text: string) => new TextEncoder().encode(text)
/** A table as a translator gives it back. */
const table = (...rows: readonly string[][]) => bytes(csvText([['place', 'pt'], ...rows]))
const cells = (table: string) => readCsv(bytes(table), 100).rows.map((row) => row.cells)
const folder = () => mkdtempSync(join(tmpdir(), 'texts-'))
const written = (root: string): unknown =>
  JSON.parse(readFileSync(join(root, 'src/i18n/pt/texts.json'), 'utf8'))

describe('the table of a translator', () => {
  it('has every text of a new language, in the languages that ship', () => {
    expect(cells(tableOf(folder(), 'pt', { texts }))).toEqual([
      ['console.list.total', '共 {total} 条', '{total} in total', '{total} en total', ''],
      ['trade.label', '交易', 'Trades', 'Operaciones', ''],
    ])
  })

  it('fills the folder of the language when it is read, and then has what is left', () => {
    const root = folder()
    const filled = table(['trade.label', 'Transações'], ['console.list.total', ''])
    expect(readTable(root, 'pt', { texts }, filled)).toEqual([])
    expect(written(root)).toEqual({ 'trade.label': 'Transações' })
    expect(cells(tableOf(root, 'pt', { texts })).map(([place]) => place)).toEqual(['console.list.total'])
  })

  it('names the rows that it cannot take, and takes the others', () => {
    const root = folder()
    const rows = [
      ['trade.label', 'Transações'],
      ['console.list.total', '{totale} no total'],
      ['trade.name', 'Nome'],
    ]
    expect(readTable(root, 'pt', { texts }, table(...rows))).toEqual([
      'line 3: console.list.total must keep the placeholders of "{total} in total"',
      'line 4: there is no text trade.name',
    ])
    expect(written(root)).toEqual({ 'trade.label': 'Transações' })
  })

  it('drops the texts of places that are gone', () => {
    const root = folder()
    const old = { place: 'old', zh: '', en: 'Trades', es: '' }
    readTable(root, 'pt', { texts: [old] }, table(['old', 'Transações']))
    readTable(root, 'pt', { texts }, table(['trade.label', 'Transações']))
    expect(written(root)).toEqual({ 'trade.label': 'Transações' })
  })

  it('is refused without its two columns', () => {
    const problems = ['the table must have the columns "place" and "es"']
    expect(readTable(folder(), 'es', { texts }, table(['trade.label', 'x']))).toEqual(problems)
  })
})

describe('the places of declared labels', () => {
  const labels = new Map(scanLabels('.').map((label) => [label.place, label]))

  it('name the area, the field and what of it', () => {
    expect(labels.get('trade.label')?.zh).toBe('交易记录')
    expect(labels.get('trade.fields.total_fee.label')?.en).toBe('Amount')
  })

  it('are unique', () => {
    expect(labels.size).toBe(scanLabels('.').length)
  })
})

it('the language of the tests makes a text longer, and keeps its placeholders and plural forms', () => {
  expect(lengthened('Merchants')).toBe('[Mérchánts ····]')
  expect(lengthened('1 row |||| %{smart_count} rows')).toBe('[1 rów ··] |||| [%{smart_count} róws ····· ···]')
})
