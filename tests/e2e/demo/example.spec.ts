import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import readXlsx from 'read-excel-file/node'
import { openFromMenu } from '../fixtures'
import { heading, main } from '../onPage'
import { expect, test } from './fixtures'

const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })

/** An existing picture, so that none has to be made. */
const picture = readFileSync(join(import.meta.dirname, '../pictures/merchants.png'))

const titled = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: title, exact: true }) })

const choose = async (page: Page, name: string, value: string) => {
  await main(page).getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: value, exact: true }).click()
}

/** Does an action of a row, from its menu or its button. */
const act = async (page: Page, row: Locator, name: string) => {
  const at = row.getByRole('button', { name, exact: true })
  if ((await at.count()) > 0) return at.click()
  await row.getByRole('button', { name: /^更多/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('an article: written with everything, kept as a draft, published, changed, deleted', async ({
  page,
}) => {
  test.slow()
  const title = '双十一仓库值班安排'
  await test.step('it is written, and not published without a cover', async () => {
    await openFromMenu(page, '综合示例', '创建文章')
    await expect(heading(page)).toHaveText('新建文章')
    await button(page, '存为草稿').click()
    await expect(main(page).getByText('请填写标题')).toBeVisible()
    await main(page).getByLabel('标题').fill(title)
    const author = main(page).getByRole('combobox', { name: '作者' })
    await author.pressSequentially('许')
    await page.getByRole('option', { name: '许柚' }).click()
    await expect(author).toHaveValue('许柚')
    await choose(page, '重要性', '紧要')
    await main(page).getByLabel('摘要').fill('三班倒，群里报平安。')
    await expect(main(page).getByText('10 / 200')).toBeVisible()
    await main(page).getByRole('textbox', { name: '正文' }).click()
    await page.keyboard.type('每班两人，交接写进日志。')
    await main(page).getByLabel('外链').fill('not an address')
    await main(page).getByRole('checkbox', { name: '平台丙' }).check()
    await button(page, '发布').click()
    await expect(main(page).getByText(/网址/)).toBeVisible()
    await main(page).getByLabel('外链').fill('https://www.example.com/duty')
    await button(page, '发布').click()
    await expect(main(page).getByText('请选择封面')).toBeVisible()
  })

  await test.step('with a cover it is kept as a draft', async () => {
    await main(page)
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture })
    await expect(main(page).getByRole('link', { name: '封面' })).toBeVisible()
    await button(page, '存为草稿').click()
    await expect(heading(page)).toContainText('共 101 条')
    await page.goto('/example/list?sort=id&order=DESC')
    await expect(titled(page, title)).toContainText('草稿')
  })

  await test.step('it is published where it stands', async () => {
    await act(page, titled(page, title), '发布')
    await expect(titled(page, title)).toContainText('已发布')
  })

  await test.step('its address of the menu leads to its form; what is no number leads nowhere', async () => {
    await page.goto('/example/edit/101')
    await expect(heading(page)).toHaveText('编辑文章')
    await expect(main(page).getByLabel('外链')).toHaveValue('https://www.example.com/duty')
    await expect(main(page).getByRole('link', { name: '封面' })).toBeVisible()
    await main(page).getByLabel('标题').fill(`${title}（更新）`)
    await button(page, '发布').click()
    await expect(heading(page)).toContainText('共 101 条')
    await page.goto('/example/edit/abc')
    await expect(page).toHaveURL(/\/404$/)
  })

  await test.step('it is deleted after a question, which can be taken back', async () => {
    await page.goto('/example/list?sort=id&order=DESC')
    const row = titled(page, `${title}（更新）`)
    await act(page, row, '删除')
    await page.getByRole('dialog').getByRole('textbox').fill(`${title}（更新）`)
    await page.getByRole('dialog').getByRole('button', { name: /删除/ }).click()
    await expect(row).toContainText('已删除')
    await act(page, row, '转为草稿')
    await expect(row).toContainText('草稿')
  })
})

test('transactions: filtered, added up, and exported as real amounts', async ({ page }) => {
  await openFromMenu(page, '表格', '交易')
  await expect(heading(page)).toContainText('共 60 条')
  await choose(page, '状态', '处理中')
  await button(page, '查询').click()
  await expect(heading(page)).not.toContainText('共 60 条')
  const total = Number(/共 (\d+)/.exec((await heading(page).textContent()) ?? '')?.[1])
  expect(total).toBeGreaterThan(0)
  await expect(page.getByRole('gridcell', { name: '成功' })).toHaveCount(0)

  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^导出/ })
  await dialog.getByRole('radio', { name: /^XLSX/ }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^导出 [\d,]+ 条/ }).click()
  const [sheet] = await readXlsx(await (await download).path())
  const [header = [], ...rows] = sheet?.data ?? []
  expect(rows).toHaveLength(total)
  const price = header.findIndex((label) => String(label).startsWith('金额'))
  const prices = rows.map((row) => row[price])
  for (const one of prices) expect(typeof one).toBe('number')
  const fen = prices.reduce((sum: number, one) => sum + Math.round(Number(one) * 100), 0)
  const sum = `${Math.floor(fen / 100).toLocaleString('en-US')}.${String(fen % 100).padStart(2, '0')}`
  await expect(page.getByText(new RegExp(sum.replace('.', '\\.')))).toBeAttached()
})
