import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { heading } from './onPage'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const ticks = (page: Page): Locator => page.getByRole('checkbox', { name: /^选择：/ })
const menu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true })

const middleOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

for (const [width, height] of [
  [1440, 900],
  [992, 800],
  [390, 844],
] as const)
  test(`clicks where the boxes of rows 4 and 5 were drawn tick rows 4 and 5, at ${width} px`, async ({
    page,
  }) => {
    await signIn(page)
    await page.setViewportSize({ width, height })
    await page.goto('/merchant/merchant')
    const [four, five] = [ticks(page).nth(3), ticks(page).nth(4)]
    await four.evaluate((box) => box.scrollIntoView({ block: 'center' }))
    const drawn = [await middleOf(four), await middleOf(five)]
    for (const { x, y } of drawn) await page.mouse.click(x, y)
    await expect(four).toBeChecked()
    await expect(five).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: '已选 2 项' })).toBeVisible()
    expect([await middleOf(four), await middleOf(five)]).toEqual(drawn)
  })

test('what somebody has set up is there when they come back, and for nobody else', async ({ page }) => {
  test.slow()
  const signOut = async () => {
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/login/)
  }
  await signIn(page)
  await page.goto('/merchant/merchant?filter={"sync_status":"PAUSED"}')
  await button(page, '常用筛选').click()
  await page.getByRole('textbox', { name: '筛选名称' }).fill('暂停的店铺')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await button(page, '表格密度').click()
  await page.getByRole('menuitemradio', { name: '紧凑' }).click()
  await button(page, '列设置').click()
  await page.getByRole('checkbox', { name: '显示列：商家账号' }).uncheck()
  await page.keyboard.press('Escape')
  const column = page.getByRole('columnheader', { name: '商家账号' })
  await expect(column).toHaveCount(0)
  await signOut()

  await signIn(page, 'demo_agent')
  await page.goto('/merchant/merchant')
  await expect(column).toBeVisible()
  await button(page, '常用筛选').click()
  await expect(page.getByRole('dialog', { name: '常用筛选' })).not.toContainText('暂停的店铺')
  await page.keyboard.press('Escape')
  await button(page, '表格密度').click()
  await expect(page.getByRole('menuitemradio', { name: '标准' })).toBeChecked()
  await page.keyboard.press('Escape')
  await signOut()

  await signIn(page)
  await page.goto('/merchant/merchant')
  await expect(heading(page)).toContainText('授权商家')
  await expect(column).toHaveCount(0)
  await button(page, '常用筛选').click()
  await expect(page.getByRole('button', { name: '暂停的店铺', exact: true })).toBeVisible()
})

test('the filter of a link from the dashboard is gone once its tab is closed, and was seen until then', async ({
  page,
}) => {
  await signIn(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^授权将到期/ })
    .click()
  const chip = page.getByRole('group', { name: '已筛选' }).getByText('授权状态: 即将到期')
  await expect(chip).toBeVisible()
  await page.reload()
  await expect(chip).toBeVisible()
  await page.getByRole('tab', { name: '首页' }).click()
  await menu(page, '授权商家').click()
  await expect(chip).toBeVisible()
  const some = await heading(page).textContent()
  await page.getByRole('tab', { name: '授权商家' }).press('Delete')
  await menu(page, '授权商家').click()
  await expect(heading(page)).toContainText('授权商家共')
  await expect(chip).toHaveCount(0)
  await expect(heading(page)).not.toHaveText(some ?? '')
})
