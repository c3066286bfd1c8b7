import { visitors, waves, zoomed } from '@resources/demo/charts/ui/figures'
import {
  articleColumns,
  exportName,
  mergedHeader,
  plainTable,
  textArchive,
} from '@resources/demo/excel/ui/exportFile'
import { refusalOf, shownTable } from '@resources/demo/excel/ui/shownTable'
import { hasRole, type RoleList } from '@resources/demo/permission/ui/roles/hasRole'
import { regionIn, regionKeys } from '@resources/demo/tab/ui/regions'
import { chosenInOrder, chosenWith } from '@resources/demo/table/ui/chosenFruits'
import { isFiltered, noFilters, queryOf, turned } from '@resources/demo/table/ui/complex/filters'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { spreadFirst } from '../cases'

it.each<[string[], RoleList, boolean]>([
  [['admin'], ['admin'], true],
  [['editor'], ['admin'], false],
  [['editor'], ['admin', 'editor'], true],
  [[], ['admin'], false],
  [['Admin'], ['admin'], false],
])('%j may see what is for %j: %s', (held, wanted, may) => {
  expect(hasRole(held, wanted)).toBe(may)
})

it('the columns of the dynamic tables come in the order of clicks, or in their own', () => {
  const withOrange = chosenWith(['apple', 'banana'], 'orange', true)
  const chosen = chosenWith(chosenWith(withOrange, 'apple', false), 'apple', true)
  expect(chosen).toEqual(['banana', 'orange', 'apple'])
  expect(chosenWith(chosen, 'orange', true)).toEqual(['banana', 'apple', 'orange'])
  expect(chosenInOrder(chosen)).toEqual(['apple', 'banana', 'orange'])
})

it('the complex table asks for a page of all without filters, sends no empty ones, and is turned around', () => {
  expect(isFiltered(noFilters)).toBe(false)
  expect(queryOf(noFilters, '+id', 1, 20)).toEqual({ page: 1, limit: 20, sort: '+id' })
  const filters = { ...noFilters, title: ' 短信 ', importance: '3' }
  expect(isFiltered(filters)).toBe(true)
  const asked = { title: '短信', importance: '3' }
  expect(queryOf(filters, '-id', 2, 50)).toEqual({ page: 2, limit: 50, sort: '-id', ...asked })
  expect([turned('+id'), turned('-id')]).toEqual(['-id', '+id'])
})

it.each(
  spreadFirst([
    [['', '?tab=XX', '?tab=toString'], 'CN'],
    [['?tab=JP'], 'JP'],
    [['?other=1&tab=EU'], 'EU'],
  ]),
)('the address %s opens the tab %s', (search, region) => {
  expect(regionKeys).toContain(region)
  expect(regionIn(search)).toBe(region)
})

it.each([
  [[10, 80], 12, [1, 10]],
  [[0, 100], 12, [0, 12]],
  [[0, 0], 12, [0, 1]],
  [[100, 100], 12, [11, 12]],
  [[0, 4], 12, [0, 1]],
  [[0, 5], 12, [0, 2]],
  [[30, 60], 1, [0, 1]],
] as const)('what a zoom shows: %j percent of %d', (zoom, count, shown) => {
  expect(zoomed(zoom, count)).toEqual(shown)
})

it('the figures of the keyboard are two waves of fifty, those of the visitors the sum of their parts', () => {
  expect(waves).toMatchObject({ front: { length: 50 }, back: { length: 50 } })
  expect([waves.front[0], waves.back[0]]).toEqual([0, 0])
  expect(waves.front[10]).toBeCloseTo((Math.sin(2) * -8 + 10 / 6) * 5, 9)
  expect(waves.back[10]).toBeCloseTo((Math.sin(2) * 12 + 10 / 6) * 3, 9)
  expect(visitors.all).toEqual([1036, 3693, 2962, 3810, 2519, 1915, 1748, 4675, 6209, 4323, 2865, 4298])
})

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
