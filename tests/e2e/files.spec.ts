import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import Papa from 'papaparse'
import readXlsx from 'read-excel-file/node'
import { expect, signIn, test } from './fixtures'
import { totalOf } from './onPage'

/* Lists as files, and files as records: what is saved is opened again by programs that have not written it. */

const exported = async (page: Page, format: string): Promise<Download> => {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^导出/ })
  await dialog.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^导出 [\d,]+ 行/ }).click()
  const file = await download
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)
  return file
}

test('a list is exported whole: real amounts and times in XLSX, the marks that Excel wants in CSV', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(`/pay/tradelist?filter=${encodeURIComponent('{"trade_state":"REFUND"}')}`)
  const total = await totalOf(page)
  expect(total).toBeGreaterThan(100)

  const book = await exported(page, 'XLSX')
  expect(book.suggestedFilename()).toMatch(/^交易记录_\d{8}-\d{6}\.xlsx$/)
  const [sheet] = await readXlsx(await book.path())
  const [header = [], ...rows] = sheet?.data ?? []
  expect(rows).toHaveLength(total)
  expect(header.slice(0, 3)).toEqual(['平台单号', expect.stringMatching(/^订单金额/), '交易状态'])
  expect(rows.every(([number, amount]) => typeof number === 'string' && typeof amount === 'number')).toBe(
    true,
  )
  const created = header.findIndex((label) => String(label).startsWith('下单时间'))
  expect(rows.every((row) => row[created] instanceof Date)).toBe(true)
  expect(new Set(rows.map(([number]) => number)).size).toBe(total)

  const text = await readFile(await (await exported(page, 'CSV')).path(), 'utf8')
  expect(text.startsWith('\uFEFF平台单号,')).toBe(true)
  const lines = Papa.parse<string[]>(text.slice(1), { newline: '\r\n', skipEmptyLines: true }).data
  expect(lines).toHaveLength(total + 1)
  expect(lines.slice(1).map(([number, amount]) => [number, Number(amount)])).toEqual(
    rows.map(([number, amount]) => [number, amount]),
  )
})

test('templates come out of a CSV as Chinese Excel saves it: a bad row is named and left out, the others are there', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/sendsms/emailtemplete')
  const before = await totalOf(page)
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^导入/ })
  const csv = [
    '模板,类型,主题,正文',
    '到货提醒,触发,您的包裹到了,请查收',
    ',触发,没有名称,正文',
    '发货提醒,触发,已发货,请留意',
  ]
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'templates.csv',
    mimeType: 'text/csv',
    buffer: gbk(csv.join('\r\n')),
  })
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('row').filter({ hasText: '模板' }).filter({ hasText: '3' })).toBeVisible()
  await dialog.getByRole('button', { name: /^导入 2 行/ }).click()
  await expect(dialog.getByText(/2 项全部成功/)).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => totalOf(page)).toBe(before + 2)
  await expect(page.getByRole('gridcell', { name: '到货提醒', exact: true })).toBeVisible()
})

/** A text in the encoding of Chinese Windows: looked up backwards, for Node only decodes it. */
function gbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk')
  const bytes = new Map<string, readonly number[]>()
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++)
      bytes.set(decoder.decode(new Uint8Array([high, low])), [high, low])
  return Buffer.from(
    [...text].flatMap((char) => (char < '\x80' ? [char.charCodeAt(0)] : (bytes.get(char) ?? []))),
  )
}
