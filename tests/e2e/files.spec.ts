import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import Papa from 'papaparse'
import readXlsx from 'read-excel-file/node'
import { expect, signIn, test } from './fixtures'
import { totalOf } from './onPage'

/* Lists as files: saved files are opened by programs that did not write them. */

const exported = async (page: Page, format: string): Promise<Download> => {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^导出/ })
  await dialog.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^导出 [\d,]+ 条/ }).click()
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
