import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import readSheets, { readSheet } from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import type { WireRecord } from '@/declaration'
import type { TableFile } from '@/files/table'
import { bookContent, xlsxContent } from '@/files/xlsx/content'
import { sheetName } from '@/files/xlsx/workbook'
import { forAllAsync } from '../cases'
import { anyText, columnsOf, fields, fileOf } from './fixture'

const written = (file: TableFile, ...parts: readonly WireRecord[][]) => {
  const content = xlsxContent(file)
  for (const [part, rows] of parts.entries()) content.write(part, rows)
  return content.finish()
}
const sheetXml = async (file: Blob) => {
  const sheet = unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml']
  return strFromU8(sheet ?? new Uint8Array())
}
/** The rows below the header as another reader sees them; numbers as they are written. */
const rowsOf = async (file: Blob) =>
  (await readSheet(file, { trim: false, parseNumber: (digits) => ({ digits }) })).slice(1)

/** What an independent reader finds. */
describe('a written XLSX file', () => {
  it('has money, numbers and shares as numbers to the last digit, times and days as such in UTC+8', async () => {
    const record = {
      ...{ tid: '8800000000000000123', fee: -129_950, price: 999_999_999_999_999, count: 12, share: 38 },
      ...{ paid: 1_717_200_059, until: '2024-02-29', open: true, state: 'OPEN', memo: '=1+1', note: '＋1' },
    }
    const file = await written(fileOf('xlsx'), [record])
    const times = [new Date('2024-06-01T08:00:59Z'), new Date('2024-02-29T00:00:00Z')]
    expect(await readSheet(file)).toEqual([
      Object.keys(fields).map((name) => `列 ${name}`),
      [record.tid, -1299.5, 999_999_999_999.999, 12, 0.0038, ...times, '是', '打开', '=1+1', '＋1'],
    ])
    const [row = []] = await rowsOf(file)
    const numbers = ['-1299.50', '999999999999.999', '12', '0.38E-2']
    expect(row.slice(1, 5)).toEqual(numbers.map((digits) => ({ digits })))
  })

  it('writes what is not of its kind as text, and nothing where there is nothing', async () => {
    const rows: WireRecord[] = [
      { fee: 1.5, price: 1e15, count: 1e21, share: '12%', paid: -1, until: '2024-02-30', state: 'NEW' },
      { fee: null, count: 'many', paid: 1e18, until: '1899-12-31', open: 'yes', memo: '', note: 0 },
      {},
      { memo: ['a'], note: { a: 1 }, fee: '=1', paid: '2024-06-01' },
    ]
    const days = ['1970-01-01 07:59:59', '2024-02-30']
    expect(await rowsOf(await written(fileOf('xlsx'), rows))).toEqual([
      [null, '1.5', '1000000000000.000', '1e+21', '12%', ...days, null, 'NEW', null, null],
      [null, null, null, 'many', null, '1000000000000000000', '1899-12-31', 'yes', null, null, '0'],
      Array(11).fill(null),
      [null, '=1', null, null, null, '2024-06-01', null, null, null, '["a"]', '{"a":1}'],
    ])
  })

  it('keeps every text as it is, up to the characters that a cell takes', async () => {
    const file = fileOf('xlsx', ['memo', 'note'])
    const texts = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'_x041\u0001\uFFFF\r\n &<"') }))
    await forAllAsync(
      [fc.array(fc.record({ memo: texts, note: texts }), { maxLength: 60 })],
      { runs: 20 },
      async (rows) => {
        const shown = (value: string) => (value === '' ? null : value)
        const all = rows.map(({ memo, note }) => [shown(memo), shown(note)])
        const read = await rowsOf(await written(file, rows))
        // The other reader leaves out empty rows and columns at the end.
        expect(all.map((row, at) => row.map((_, column) => read[at]?.[column] ?? null))).toEqual(all)
      },
    )
  })

  it.each([
    ['half of a pair of surrogates', 'a\uD83D', 'a\uFFFD'],
    ['32,767 characters', 'x'.repeat(32_767), 'x'.repeat(32_767)],
    ['32,768 characters', 'x'.repeat(32_768), `${'x'.repeat(32_766)}…`],
    ['a pair where the text is cut', `${'x'.repeat(32_765)}😀😀`, `${'x'.repeat(32_765)}…`],
  ])('writes %s', async (_, note, shown) => {
    expect(await rowsOf(await written(fileOf('xlsx', ['note']), [{ note }]))).toEqual([[shown]])
  })

  it('has no formula, whatever the records say', async () => {
    const file = await written(fileOf('xlsx'), [{ tid: '=1', fee: '=1', memo: '<f>1</f>' }])
    expect(await sheetXml(file)).not.toMatch(/<f\b|t="str"/)
  })

  it('has its parts in the order of their numbers, each as it was written last', async () => {
    const numbered = (digits: readonly number[]) => digits.map((one) => [{ digits: String(one) }])
    const content = xlsxContent(fileOf('xlsx', ['count']))
    content.write(7, [{ count: 4 }, { count: 5 }])
    content.write(2, [{ count: 0 }])
    expect(await rowsOf(await content.finish())).toMatchObject(numbered([0, 4, 5]))
    content.write(2, [{ count: 1 }, { count: 2 }])
    content.write(5, [])
    content.write(6, [{ count: 3 }])
    expect(await rowsOf(await content.finish())).toMatchObject(numbered([1, 2, 3, 4, 5]))
  })

  it('goes on in further sheets where one is full, each under the header', async () => {
    const content = xlsxContent(fileOf('xlsx', ['count']), 3)
    const counts = Array.from({ length: 8 }, (_, count) => ({ count }))
    content.write(0, counts.slice(0, 2))
    content.write(1, counts.slice(2, 7))
    content.write(2, counts.slice(7))
    expect(await readSheets(await content.finish())).toEqual([
      { sheet: '交易记录', data: [['列 count'], [0], [1], [2]] },
      { sheet: '交易记录 2', data: [['列 count'], [3], [4], [5]] },
      { sheet: '交易记录 3', data: [['列 count'], [6], [7]] },
    ])
  })

  it('keeps its header in sight, with filters over all columns', async () => {
    const sheet = await sheetXml(await written(fileOf('xlsx'), [{}, {}]))
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<autoFilter ref="A1:K3"/>')
    expect(sheet.match(/<col /g)).toHaveLength(11)
  })

  it('is a workbook without records, and without columns', async () => {
    expect(await readSheet(await written(fileOf('xlsx', ['count'])))).toEqual([['列 count']])
    expect(await readSheet(await written(fileOf('xlsx', []), [{}]))).toEqual([])
  })
})

it.each([
  ['交易记录', 0, '交易记录'],
  ['交易记录', 1, '交易记录 2'],
  ['a[b]:c*d?e/f\\g', 0, 'a b  c d e f g'],
  ["'quoted'", 0, 'quoted'],
  ['', 0, 'Sheet'],
  ['History', 0, 'Sheet'],
  ['x'.repeat(40), 0, 'x'.repeat(31)],
  ['x'.repeat(40), 11, `${'x'.repeat(28)} 12`],
  [`${'x'.repeat(30)}😀`, 0, 'x'.repeat(30)],
])('the name of a sheet of %j, sheet %i, is %j', (title, index, name) => {
  expect(sheetName(title, index)).toBe(name)
})

it('a workbook has a sheet for each table, with amounts that can be added up', async () => {
  const sheet = { locale: 'zh', columns: columnsOf(['note', 'price']) } as const
  const content = await bookContent([
    { ...sheet, title: '按服务', rows: [{ note: '通知短信', price: -1_234_567 }] },
    { ...sheet, title: '按店铺/平台', rows: [] },
    { ...sheet, title: '流水', columns: columnsOf(['tid']), rows: [{ tid: '00012' }, { tid: 'F2' }] },
  ])
  expect(await readSheets(content)).toEqual([
    {
      sheet: '按服务',
      data: [
        ['列 note', '列 price'],
        ['通知短信', -1234.567],
      ],
    },
    { sheet: '按店铺 平台', data: [['列 note', '列 price']] },
    { sheet: '流水', data: [['列 tid'], ['00012'], ['F2']] },
  ])
})

const noted = { locale: 'zh', title: '文章', columns: columnsOf(['tid', 'note', 'price']) } as const

it('a header may have several rows, and cells of it be one', async () => {
  const header = { above: [['编号', '主要信息', '']], merges: ['A1:A2', 'B1:C1'] }
  const content = await bookContent([{ ...noted, ...header, rows: [{ tid: 'F1', note: '一', price: 1000 }] }])
  const [sheet] = await readSheets(content)
  expect(sheet?.data).toEqual([
    ['编号', '主要信息', null],
    ['列 tid', '列 note', '列 price'],
    ['F1', '一', 1],
  ])
  const xml = await sheetXml(content)
  expect(xml).toContain('<mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>')
  expect(xml).toContain('<pane ySplit="2" topLeftCell="A3"')
  expect(xml).toContain('<autoFilter ref="A2:C3"/>')
})

it('columns are as wide as their longest text, up to a limit, or as a spreadsheet has them', async () => {
  const rows = [{ tid: 'F1', note: '十二个汉字有二十四个那么宽', price: 1000 }, { tid: 'x'.repeat(99) }]
  const widthsIn = async (widths?: 'fitted' | 'standard') => {
    const xml = await sheetXml(await bookContent([{ ...noted, rows, widths }]))
    return Array.from(xml.matchAll(/ width="(\d+)"/g), ([, width]) => Number(width))
  }
  expect(await widthsIn('fitted')).toEqual([60, 28, 12])
  expect(await widthsIn('standard')).toEqual([])
  expect((await widthsIn()).length).toBe(3)
})
