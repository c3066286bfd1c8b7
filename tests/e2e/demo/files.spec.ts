import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import readXlsx from 'read-excel-file/node'
import { expect, go, test } from './fixtures'

/* Files written by the demo are opened again by other programs; opened files are shown as they are. */

const exported = async (page: Page, button: string): Promise<Download> => {
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  return download
}

/** The rows of the list that are on the screen, besides the header. */
const listed = (page: Page) =>
  page.getByRole('main').getByRole('table').getByRole('row').filter({ visible: true })

const unpacked = async (file: Download) => {
  const parts = unzipSync(await readFile(await file.path()))
  return (path: string) => strFromU8(parts[path] ?? new Uint8Array())
}

const labels = ['编号', '标题', '作者', '阅读数', '发布时间']

test('articles leave as XLSX, CSV, text and zip, under the name that was typed', async ({ page }) => {
  await test.step('the whole list', async () => {
    await go(page, '/excel/export-excel')
    await expect(listed(page)).toHaveCount(21)
    const title = await listed(page).nth(2).getByRole('cell').first().textContent()
    const book = await exported(page, '导出 Excel')
    expect(book.suggestedFilename()).toBe('excel-list.xlsx')
    const [sheet] = await readXlsx(await book.path())
    const [header, ...rows] = sheet?.data ?? []
    expect(header).toEqual(labels)
    expect(rows).toHaveLength(20)
    expect(rows[1]?.slice(0, 2)).toEqual([2, title])
    expect((await unpacked(book))('xl/worksheets/sheet1.xml')).toContain('<cols>')

    await page.getByRole('radio', { name: '否' }).check()
    const standard = await exported(page, '导出 Excel')
    expect((await unpacked(standard))('xl/worksheets/sheet1.xml')).not.toContain('<cols>')

    await page.getByLabel('文件名').fill('周报')
    for (const [type, between] of [
      ['csv', ','],
      ['txt', '\t'],
    ] as const) {
      await page.getByRole('combobox', { name: '文件类型' }).click()
      await page.getByRole('option', { name: type, exact: true }).click()
      const file = await exported(page, '导出 Excel')
      expect(file.suggestedFilename()).toBe(`周报.${type}`)
      const text = await readFile(await file.path(), 'utf8')
      expect(text.startsWith(`\uFEFF${labels.join(between)}\r\n`)).toBe(true)
      expect(text.trimEnd().split('\r\n')).toHaveLength(21)
      expect(text).toContain(`2${between}${title}${between}`)
    }
  })

  await test.step('the rows that are ticked, whose ticks then go', async () => {
    await go(page, '/excel/export-selected-excel')
    await expect(listed(page)).toHaveCount(21)
    await page.getByRole('main').getByRole('button', { name: '导出已选择项', exact: true }).click()
    await expect(page.getByText('请至少选择一项')).toBeVisible()
    for (const row of [3, 5]) await listed(page).nth(row).getByRole('checkbox').check()
    await expect(page.getByText('已选择 2 条')).toBeVisible()
    const [sheet] = await readXlsx(await (await exported(page, '导出已选择项')).path())
    expect(sheet?.data.map(([id]) => id)).toEqual(['编号', 3, 5])
    await expect(page.getByText('已选择 0 条')).toBeVisible()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  await test.step('under a header of two rows', async () => {
    await go(page, '/excel/export-merge-header')
    await expect(listed(page)).toHaveCount(21)
    const book = await exported(page, '导出')
    const [sheet] = await readXlsx(await book.path())
    expect(sheet?.data.slice(0, 2)).toEqual([
      ['编号', '主要信息', null, null, '发布时间'],
      [null, '标题', '作者', '阅读数', null],
    ])
    expect(sheet?.data).toHaveLength(22)
    expect((await unpacked(book))('xl/worksheets/sheet1.xml')).toContain(
      '<mergeCell ref="A1:A2"/><mergeCell ref="B1:D1"/><mergeCell ref="E1:E2"/>',
    )
  })

  await test.step('as a text in an archive', async () => {
    await go(page, '/zip/download')
    await expect(listed(page)).toHaveCount(21)
    const archive = await exported(page, '导出 Zip')
    expect(archive.suggestedFilename()).toBe('file.zip')
    const lines = (await unpacked(archive))('file.txt').split('\r\n')
    expect(lines).toHaveLength(22)
    expect(lines[0]).toBe(labels.join(','))
  })
})

test('a spreadsheet is read and shown; what cannot be read is refused with the reason', async ({ page }) => {
  await go(page, '/excel/export-merge-header')
  await expect(listed(page)).toHaveCount(21)
  const book = await readFile(await (await exported(page, '导出')).path())
  await go(page, '/excel/upload-excel')
  const main = page.getByRole('main')
  const picker = main.locator('input[type=file]').last()
  const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

  await test.step('columns without a name are numbered; the same file may be chosen again', async () => {
    await picker.setInputFiles({ name: '文章.xlsx', mimeType: '', buffer: book })
    await expect(main.getByRole('columnheader', { name: 'UNKNOWN 2' })).toBeVisible()
    await expect(main.getByText('共 21 行，5 列')).toBeVisible()
    await picker.setInputFiles(csv('表.csv', '甲,,丙\n1,2,3\n'))
    await expect(main.getByRole('heading', { name: '“表.csv”的内容' })).toBeVisible()
    await expect(main.getByRole('columnheader')).toHaveText(['甲', 'UNKNOWN 1', '丙'])
    await expect(main.getByRole('cell')).toHaveText(['1', '2', '3'])
    await picker.setInputFiles(csv('表.csv', '甲\n9\n'))
    await expect(main.getByRole('cell')).toHaveText(['9'])
  })

  await test.step('refusals', async () => {
    await picker.setInputFiles(csv('旧.xls', 'x'))
    await expect(main.getByRole('alert')).toContainText('另存为 .xlsx')
    await expect(main.getByRole('table')).toHaveCount(0)
    await picker.setInputFiles(csv('图.png', 'x'))
    await expect(main.getByRole('alert')).toHaveText('只支持 .xlsx、.csv 文件')
    await picker.setInputFiles(csv('大.csv', 'a\n'.repeat(2 ** 20)))
    await expect(main.getByRole('alert')).toContainText('超过 1 MB')
    const two = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      for (const name of ['a.csv', 'b.csv']) data.items.add(new File(['x\n1'], name))
      return data
    })
    await main.getByText('或将文件拖到这里').dispatchEvent('drop', { dataTransfer: two })
    await expect(main.getByRole('alert')).toHaveText('一次只能上传一个文件')
  })
})

test('an article is printed once, by itself, under its own title', async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () =>
      sessionStorage.setItem('printed', `${sessionStorage.getItem('printed') ?? ''}${document.title};`)
  })
  await go(page, '/pdf/index')
  const opened = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: '点击下载 PDF' }).click()
  const sheet = await opened
  const title = '订单推送接入手册'
  await expect(sheet.getByRole('dialog', { name: title })).toBeVisible()
  const printed = () => sheet.evaluate(() => sessionStorage.getItem('printed'))
  await expect.poll(printed).toBe(`${title};`)
  expect(await sheet.evaluate(() => window.opener)).toBeNull()

  await sheet.emulateMedia({ media: 'print' })
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
  await expect(sheet.getByRole('button', { name: '打印' })).toBeHidden()
  await expect(sheet.locator('#root')).toBeHidden()
  await sheet.emulateMedia({ media: 'screen' })

  await sheet.getByRole('button', { name: '打印' }).click()
  await expect.poll(printed).toBe(`${title};${title};`)
  await sheet.getByRole('button', { name: '返回' }).click()
  await expect(sheet).toHaveURL(/\/pdf\/index$/)
  await expect(sheet).toHaveTitle(/^PDF - /)
})
