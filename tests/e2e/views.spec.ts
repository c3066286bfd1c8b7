import type { Locator, Page } from '@playwright/test'
import { expect, setClock, signIn, test } from './fixtures'
import { ask, heading, rows, signOut } from './onPage'

/*
 * Named views of lists. The platform stores them, so they outlive a sign-out and follow the operator to another device.
 */

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const menu = (page: Page): Locator => page.getByRole('dialog', { name: '视图' })
const applied = (page: Page, name: string): Locator => page.getByRole('strong').filter({ hasText: name })

interface Saving {
  readonly name: string
  readonly scope?: string
  readonly isDefault?: boolean
}

const saveView = async (page: Page, { name, scope, isDefault = false }: Saving) => {
  await button(page, '视图').click()
  const form = menu(page).getByRole('form', { name: '保存当前状态为新视图' })
  await form.getByRole('textbox', { name: '视图名称' }).fill(name)
  if (scope) await form.getByRole('combobox', { name: '可见范围' }).selectOption(scope)
  await form.getByRole('checkbox', { name: '打开列表时默认使用' }).setChecked(isDefault)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(applied(page, name)).toBeVisible()
}

test('a view made in one browser is there in another, after signing out and in', async ({
  page,
  browser,
  platform,
}) => {
  await signIn(page)
  await page.goto('/merchant/merchant?filter={"sync_status":"PAUSED"}')
  await button(page, '列设置').click()
  await page.getByRole('checkbox', { name: '显示列：商家账号' }).uncheck()
  await page.keyboard.press('Escape')
  await saveView(page, { name: '暂停的店铺' })
  const some = (await heading(page).textContent()) ?? ''
  await signOut(page)

  const elsewhere = await browser.newContext({ baseURL: platform.url })
  await setClock(elsewhere)
  const other = await elsewhere.newPage()
  await signIn(other)
  await other.goto('/merchant/merchant')
  await expect(other.getByRole('columnheader', { name: '商家账号' })).toBeVisible()
  await button(other, '视图').click()
  await button(other, '暂停的店铺').click()
  await expect(applied(other, '暂停的店铺')).toBeVisible()
  await expect(heading(other)).toHaveText(some)
  await expect(other.getByRole('columnheader', { name: '商家账号' })).toHaveCount(0)
  await expect(other).toHaveURL(/\/merchant\/merchant\?view=\d+$/)
  await elsewhere.close()

  await signIn(page)
  await page.goto('/merchant/merchant')
  await button(page, '视图').click()
  await expect(button(page, '暂停的店铺')).toBeVisible()
})

test('the address of a shared view leads a colleague to it; that of one’s own does not', async ({ page }) => {
  await signIn(page)
  await page.goto('/merchant/merchant?filter={"sync_status":"PAUSED"}')
  await saveView(page, { name: '大家的', scope: '所有人' })
  const shared = page.url()
  await saveView(page, { name: '我的' })
  const own = page.url()
  expect(own).not.toBe(shared)
  await signOut(page)

  await signIn(page, 'demo_support')
  await page.goto(shared)
  await expect(applied(page, '大家的')).toBeVisible()
  await expect(page.getByRole('group', { name: '已筛选' })).toBeVisible()
  await page.goto(own)
  await expect(page.getByText('视图不存在，或未与您共享，已显示列表')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
})

test('the menu search finds a view, and opens it', async ({ page }) => {
  await signIn(page)
  await page.goto('/pay/tradelist?filter={"trade_state":"PAYERROR"}')
  await saveView(page, { name: '支付失败' })
  await page.goto('/dashboard')
  await button(page, '搜索页面和记录').click()
  await page.getByRole('combobox', { name: '搜索页面和记录' }).fill('zfsb')
  await expect(page.getByRole('option').first()).toContainText('· 支付失败')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pay\/tradelist\?view=\d+$/)
  await expect(applied(page, '支付失败')).toBeVisible()
})

test('a list opens with its default view, and asks for its rows early and once', async ({ page }) => {
  await signIn(page)
  await page.goto('/merchant/merchant?filter={"sync_status":"PAUSED"}')
  await saveView(page, { name: '暂停的店铺', isDefault: true })
  // The sign-out forgets the last filters.
  await signOut(page)
  await signIn(page)
  await page.goto('/merchant/merchant')
  await expect(applied(page, '暂停的店铺')).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('byDefault')

  await page.goto('about:blank')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/user/merchantlist')) asked.push(request.url())
  })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/frame-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/merchant/merchant', { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual([expect.stringContaining('sync_status=PAUSED')])
  letThrough()
  await expect(applied(page, '暂停的店铺')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(page).toHaveURL(/\?view=\d+$/)
})

test('two who update one view at once do not overwrite each other', async ({ page, context }) => {
  await signIn(page)
  await page.goto('/merchant/merchant?filter={"sync_status":"PAUSED"}')
  await saveView(page, { name: '大家的', scope: '所有人' })
  await button(page, '清除筛选条件').click()
  await expect(page.getByText('已改动')).toBeVisible()
  await button(page, '视图').click()
  await expect(button(page, '更新视图“大家的”')).toBeVisible()
  const { items } = await ask<{ items: { view_id: number; version: number }[] }>(context, 'views')
  await ask(context, 'saveview', { ...items[0], name: '别人改的', request_id: 'another-device-1' })
  await button(page, '更新视图“大家的”').click()
  await expect(page.getByText('数据已被他人修改，请刷新后重试')).toBeVisible()
  // The page behind the menu is hidden from screen readers.
  await expect(button(page, '更新视图“别人改的”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(applied(page, '别人改的')).toBeVisible()
  const after = await ask<{ items: { filter: object }[] }>(context, 'views')
  expect(after.items).toMatchObject([{ filter: { sync_status: 'PAUSED' } }])
})
