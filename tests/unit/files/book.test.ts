import { strFromU8, unzipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import { bookContent } from '@/files/xlsx/content'
import { columnsOf } from './fixture'

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

const sheetXml = async (content: Blob) => {
  const sheet = unzipSync(new Uint8Array(await content.arrayBuffer()))['xl/worksheets/sheet1.xml']
  return strFromU8(sheet ?? new Uint8Array())
}
const noted = { locale: 'zh', title: '文章', columns: columnsOf(['tid', 'note', 'price']) } as const

it('a header may have several rows, and cells of it be one', async () => {
  const content = await bookContent([
    {
      ...noted,
      above: [['编号', '主要信息', '']],
      merges: ['A1:A2', 'B1:C1'],
      rows: [{ tid: 'F1', note: '一', price: 1000 }],
    },
  ])
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
  const widthsIn = async (widths?: 'fitted' | 'standard') =>
    Array.from(
      (await sheetXml(await bookContent([{ ...noted, rows, widths }]))).matchAll(/ width="(\d+)"/g),
      ([, width]) => Number(width),
    )
  expect(await widthsIn('fitted')).toEqual([60, 28, 12])
  expect(await widthsIn('standard')).toEqual([])
  expect((await widthsIn()).length).toBe(3)
})
