import {
  articleColumns,
  exportName,
  mergedHeader,
  plainTable,
  textArchive,
} from '@resources/demo/excel/ui/exportFile'
import { refusalOf, shownTable } from '@resources/demo/excel/ui/shownTable'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { spreadFirst } from '../cases'

const columns = articleColumns('zh')
const row = { id: 7, title: '入门,\n第二版', author: '林青', pageviews: 300, display_time: 1_717_200_000 }

describe('an export of articles', () => {
  it.each([
    ['', 'excel-list'],
    ['  ', 'excel-list'],
    ['周报', '周报'],
    ['a/b:c', 'a_b_c'],
  ])('that is called %j is saved as %s', (typed, name) => {
    expect(exportName(typed, 'excel-list')).toBe(name)
  })

  it('as text has a tab between cells, and a row in each line', () => {
    expect(plainTable({ columns, rows: [row], locale: 'zh' })).toBe(
      '\uFEFF编号\t标题\t作者\t阅读数\t发布时间\r\n7\t入门, 第二版\t林青\t300\t2024-06-01 08:00:00\r\n',
    )
  })

  it('has a header of two rows where cells are one', () => {
    const { columns: own, above, merges } = mergedHeader(columns, '主要信息')
    expect(above).toEqual([['编号', '主要信息', '', '', '发布时间']])
    expect(own.map(({ label }) => label)).toEqual(['', '标题', '作者', '阅读数', ''])
    expect(merges).toEqual(['A1:A2', 'B1:D1', 'E1:E2'])
  })
})

describe('a spreadsheet that is uploaded', () => {
  it.each(
    spreadFirst([
      [[['a.xlsx'], ['A.CSV']], undefined],
      [[['a.xls']], 'oldExcel'],
      [[['a.pdf'], ['xlsx']], 'ending'],
      [[['a.xlsx', 'b.xlsx']], 'several'],
    ]),
  )('%j: %s', (names, refusal) => {
    expect(refusalOf(names)).toBe(refusal)
  })

  it('has a name for every column and a cell in every place', () => {
    const whole = { line: 4, cells: ['1', '2', '3', '4'] }
    const rows = [{ line: 2, cells: ['1', '2'] }, whole]
    expect(shownTable({ header: ['甲', '', '丙'], headerLine: 1, rows })).toEqual({
      header: ['甲', 'UNKNOWN 1', '丙', 'UNKNOWN 3'],
      rows: [{ line: 2, cells: ['1', '2', '', ''] }, whole],
    })
  })
})

it('an archive holds one text, its lines ending in CRLF and its cells joined by commas', async () => {
  const sheet = { columns: columns.slice(0, 2), rows: [{ id: 7, title: '入门' }], locale: 'zh' } as const
  const archive = unzipSync(new Uint8Array(await (await textArchive('周报', sheet)).arrayBuffer()))
  expect(Object.keys(archive)).toEqual(['周报.txt'])
  expect(strFromU8(archive['周报.txt'] ?? new Uint8Array())).toBe('编号,标题\r\n7,入门\r\n')
})
