import type { Locator, Page, Route } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { goInside, heading, link, rows, signOut } from './onPage'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const menu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true })

test('what somebody has set up is there when they come back, and for nobody else', async ({ page }) => {
  test.slow()
  await signIn(page)
  await page.goto('/merchant/merchant')
  await button(page, '表格密度').click()
  await page.getByRole('menuitemradio', { name: '紧凑' }).click()
  await button(page, '列设置').click()
  await page.getByRole('checkbox', { name: '显示列：商家账号' }).uncheck()
  await page.keyboard.press('Escape')
  const column = page.getByRole('columnheader', { name: '商家账号' })
  await expect(column).toHaveCount(0)
  await signOut(page)

  await signIn(page, 'demo_agent')
  await page.goto('/merchant/merchant')
  await expect(column).toBeVisible()
  await button(page, '表格密度').click()
  await expect(page.getByRole('menuitemradio', { name: '标准' })).toBeChecked()
  await page.keyboard.press('Escape')
  await signOut(page)

  await signIn(page)
  await page.goto('/merchant/merchant')
  await expect(heading(page)).toContainText('授权商家')
  await expect(column).toHaveCount(0)
})

test('the filter of a link from the dashboard is gone once its tab is closed, and was seen until then', async ({
  page,
}) => {
  await signIn(page)
  await link(page, /^授权将到期/).click()
  const chosen = page
    .getByRole('group', { name: '状态' })
    .getByRole('button', { name: /^即将到期/, pressed: true })
  await expect(chosen).toBeVisible()
  await page.reload()
  await expect(chosen).toBeVisible()
  await page.getByRole('tab', { name: '首页' }).click()
  await menu(page, '授权商家').click()
  await expect(chosen).toBeVisible()
  const some = await heading(page).textContent()
  await page.getByRole('tab', { name: '授权商家' }).press('Delete')
  await menu(page, '授权商家').click()
  await expect(heading(page)).toContainText('授权商家共')
  await expect(chosen).toHaveCount(0)
  await expect(heading(page)).not.toHaveText(some ?? '')
})

for (const [path, call] of [
  ['/sendsms/emailtemplete', 'emailtemplatelist'],
  ['/announcement/announcement', 'announcementlist'],
  ['/pay/refundlist', 'refundlist'],
] as const)
  test(`${path} is drawn as it was when it comes back while its next answers fail, or are late`, async ({
    page,
    complaints,
    browserName,
  }) => {
    await signIn(page)
    await page.goto(path)
    const cell = page.getByRole('gridcell').first()
    await expect(cell).toBeVisible()
    let fails = true
    await page.route(
      ({ pathname }) => pathname === `/api/user/${call}`,
      (route) => (fails ? route.fulfill({ status: 502, body: '' }) : new Promise(() => {})),
    )
    const said = (words: string) => page.getByRole('alert').filter({ hasText: words }).first()
    await goInside(page, `/redirect${path}?perPage=10`)
    await expect(said('服务器异常，请稍后重试 (502)')).toBeVisible()
    // Firefox prints nothing about it.
    if (browserName === 'chromium') await complaints.take('status of 502')
    await expect(cell).toBeVisible()
    fails = false
    await goInside(page, `/redirect${path}?perPage=30`)
    await expect(said('请求超时，请稍后重试')).toBeVisible()
    await expect(cell).toBeVisible()
  })

for (const [how, lose] of [
  ['cannot be reached', (route: Route) => route.abort()],
  ['is gone with its release', (route: Route) => route.fulfill({ status: 404 })],
] as const)
  test(`the console stays when what it fetches last ${how}: ticks too, and the bar comes with one click`, async ({
    page,
    complaints,
    browserName,
  }) => {
    await signIn(page)
    await page.goto('/dashboard')
    // Of the files that a page fetches at idle, this one contains the bar.
    await page.route('**/assets/idle-*.js', lose)
    await page.goto('/merchant/merchant')
    const tick = rows(page).first().getByRole('checkbox')
    await tick.check()
    const lost = page.getByRole('alert').filter({ hasText: '加载失败' })
    await expect(lost).toBeVisible()
    await expect(lost.getByRole('button', { name: '刷新页面' })).toBeVisible()
    await expect(tick).toBeChecked()
    await page.getByRole('tab', { name: '授权商家' }).click({ button: 'right' })
    await expect(page.getByRole('alert').filter({ hasText: '与服务器通信失败' })).toBeVisible()
    await page.unrouteAll()
    await lost.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('已选 1 条')).toBeVisible()
    await expect(tick).toBeChecked()
    await expect(lost).toHaveCount(0)
    await complaints.take('dynamically imported module')
    if (browserName === 'chromium') await complaints.take('Failed to load resource')
  })
