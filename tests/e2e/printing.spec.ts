import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { heading, main, rows, totalOf } from './onPage'

/** What the browser does before it lays out the pages to print. */
const print = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

const frame = (page: Page) => [
  page.getByRole('navigation', { name: '主导航' }),
  page.getByRole('navigation', { name: '已打开的页面' }),
  page.getByRole('button', { name: '文档中心' }),
]

test('a list is printed with its title, filters, rows and figures, without frame and buttons', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(`/merchant/merchant?perPage=100&filter=${encodeURIComponent('{"op":"taobao"}')}`)
  const total = await totalOf(page)
  await expect(rows(page)).toHaveCount(Math.min(total, 100))
  for (const part of frame(page)) await expect(part).toBeVisible()
  await print(page)
  for (const part of frame(page)) await expect(part).toBeHidden()
  // Headers of sortable columns stay, and so do the states with their counts.
  await expect(main(page).locator('button:visible:not(th *, .list-state)')).toHaveCount(0)
  await expect(main(page).getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
  await expect(heading(page)).toContainText('授权商家')
  await expect(page.getByRole('group', { name: '已筛选' })).toHaveText(/平台：淘宝\/天猫/)
  await expect(main(page).getByRole('columnheader').filter({ visible: true }).first()).toBeVisible()
  const { height, rowsHeight } = await page.evaluate(() => {
    const last = [...document.querySelectorAll('tbody > tr')].at(-1)
    return {
      height: document.documentElement.scrollHeight,
      rowsHeight: (last?.getBoundingClientRect().bottom ?? 0) + scrollY,
    }
  })
  // No box cuts them off.
  expect(rowsHeight).toBeLessThanOrEqual(height)
  const cut = await rows(page).evaluateAll((all) =>
    all.filter((row) => row.scrollWidth > (row.closest('main')?.clientWidth ?? 0)),
  )
  expect(cut).toEqual([])
})

test('a record is printed alone', async ({ page }) => {
  await signIn(page)
  await page.goto('/partnerfee/partnerfee')
  await main(page).getByRole('gridcell', { name: '订单推送' }).first().click()
  const detail = page.getByRole('dialog')
  await expect(detail.getByText('计费', { exact: true })).toBeVisible()
  await print(page)
  await expect(detail.getByText('计费', { exact: true })).toBeVisible()
  await expect(detail.getByRole('button', { name: '关闭' })).toBeHidden()
  await expect(page.locator('#root')).toBeHidden()
})

test('a monthly statement shows every row, leads to its entries, and is printed in the company’s name', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/partnerfee/partnerfee')
  const open = () => page.getByRole('button', { name: '月度对账单' }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: '月度对账单' })
  const line = dialog.getByRole('row', { name: /^充值/ })
  await expect(line).toBeInViewport({ ratio: 1 })
  const count = Number(await line.getByRole('cell').nth(1).textContent())
  await line.getByRole('link', { name: '充值' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: '已筛选' })).toContainText('费用类型：充值')
  await expect.poll(() => totalOf(page)).toBe(count)

  await open()
  await expect(dialog.getByRole('button', { name: '打印' })).toBeEnabled()
  await print(page)
  await expect(page.getByText('账户：青禾软件科技有限公司')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#root')).toBeHidden()
})
