import readSheets from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import { bookContent } from '@/files/xlsx/book'
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
