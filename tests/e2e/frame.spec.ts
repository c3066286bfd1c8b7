import type { Locator, Page } from '@playwright/test'
import { expect, signIn, signInAs, test } from './fixtures'
import { languages } from './languages'
import { chooseInAccount, main, rows } from './onPage'

/** An operator's day in the frame: tabs, drafts, windows, the way out and back in. */

/** The tabs of open pages; a record has tabs of its own. */
const strip = (page: Page): Locator => page.locator('#tags-view-container')
const tabs = (page: Page): Locator => strip(page).getByRole('tab')
const tab = (page: Page, name: string | RegExp): Locator => strip(page).getByRole('tab', { name })
const titles = (page: Page): Promise<(string | null)[]> =>
  tabs(page).evaluateAll((all) => all.map((one) => one.getAttribute('title')))
const card = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true })
const menu = (page: Page): Locator => page.getByRole('navigation', { name: '主导航' })
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name })
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: '放弃未保存的修改？' })

/** Chooses an entry in the menu of a tab. */
const choose = async (page: Page, of: string | RegExp, entry: string) => {
  await tab(page, of).click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Opens the detail of a row, and then the detail as its own page. */
const openDetail = async (page: Page, row: number, tabName: string) => {
  await rows(page).nth(row).getByRole('gridcell').nth(4).click()
  const drawer = page.getByRole('dialog')
  const whole = drawer
    .getByRole('link', { name: '以整页打开' })
    .or(drawer.getByRole('button', { name: '以整页打开' }))
  await expect(whole).toBeVisible()
  // By now, the list has its tab. The drawer covers all of them.
  const before = await strip(page).getByRole('tab', { includeHidden: true }).count()
  await whole.click()
  await expect(tabs(page)).toHaveCount(before + 1)
  await expect(tabs(page).last()).toContainText(`${tabName} - `)
}

/** Goes back to a list, where the detail is closed by now. */
const backTo = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('ten tabs with two drafts: switched, refreshed, closed after a question, and there again after a reload', async ({
  page,
}) => {
  // Longer than a minute where two tests share a slow machine.
  test.slow()
  await signIn(page)
  await card(page, '交易记录').click()
  await page.getByRole('button', { name: '展开' }).click()
  await page.getByRole('combobox', { name: '支付渠道', exact: true }).click()
  await page.getByRole('option', { name: '支付宝', exact: true }).click()
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('gridcell', { name: '微信支付' })).toHaveCount(0)
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page).first()).toBeVisible()
  await openDetail(page, 0, '交易')
  await backTo(page, '交易记录')
  await openDetail(page, 1, '交易')
  await tab(page, '首页').click()
  await card(page, '授权商家').click()
  await openDetail(page, 0, '授权商家')
  await backTo(page, '授权商家')
  await openDetail(page, 1, '授权商家')
  await tab(page, '首页').click()
  await card(page, '邮件模板').click()
  await rows(page).getByRole('button', { name: '编辑' }).and(page.locator(':enabled')).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '编辑邮件模板' })).toBeVisible()
  await field(page, '主题').fill('改到一半的主题')
  await tab(page, /^邮件模板$/).click()
  await page.getByRole('button', { name: '新建邮件模板' }).click()
  // The list behind has a filter of the same name.
  await expect(page.getByRole('heading', { level: 1, name: '新建邮件模板' })).toBeVisible()
  await field(page, '模板').fill('写到一半的模板')
  await expect(tabs(page)).toHaveCount(10)

  await backTo(page, '交易记录')
  await expect(page).toHaveURL(/page=2/)
  await tab(page, /^编辑邮件模板/).click()
  await expect(field(page, '主题')).toHaveValue('改到一半的主题')
  await tab(page, /^新建邮件模板/).click()
  await expect(field(page, '模板')).toHaveValue('写到一半的模板')

  const refetched = page.waitForResponse(/\/api\/user\/tradelist/)
  await choose(page, '交易记录', '刷新')
  await refetched
  await expect(page).toHaveURL(/ALIPAY/)

  await choose(page, '首页', '关闭其它')
  await expect(question(page).getByRole('listitem')).toHaveCount(2)
  await question(page).getByRole('button', { name: '继续编辑' }).click()
  await expect(tabs(page)).toHaveCount(10)
  await page.getByRole('button', { name: /^关闭“新建邮件模板/ }).click()
  await question(page).getByRole('button', { name: '放弃修改' }).click()
  await expect(tabs(page)).toHaveCount(9)
  await expect(tab(page, /^编辑邮件模板.*未保存/)).toBeVisible()

  const before = await titles(page)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
  expect(await titles(page)).toEqual(before)
  await expect(page).toHaveURL(/ALIPAY/)
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('gridcell', { name: '微信支付' })).toHaveCount(0)
  await tab(page, /^编辑邮件模板/).click()
  await expect(field(page, '主题')).not.toHaveValue('')
  await expect(field(page, '主题')).not.toHaveValue('改到一半的主题')
})

test('back and forward, the middle button, a dragged tab, and the search by pinyin', async ({ page }) => {
  await signIn(page)
  await card(page, '交易记录').click()
  await expect(rows(page).first()).toBeVisible()
  await tab(page, '首页').click()
  await card(page, '授权商家').click()
  await expect(rows(page).first()).toBeVisible()
  await page.goBack()
  await expect(tab(page, '首页')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab(page, '交易记录')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('grid', { name: /交易记录/ })).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('grid', { name: /授权商家/ })).toBeVisible()
  expect(await titles(page)).toEqual(['首页', '交易记录', '授权商家'])

  await tab(page, '授权商家').hover()
  await page.mouse.down()
  const first = await tab(page, '交易记录').boundingBox()
  await page.mouse.move((first?.x ?? 0) + 4, (first?.y ?? 0) + 8, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(['首页', '授权商家', '交易记录'])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['首页', '授权商家', '交易记录'])

  await tab(page, '交易记录').click({ button: 'middle' })
  await expect.poll(() => titles(page)).toEqual(['首页', '授权商家'])
  await expect(page.getByRole('grid', { name: /授权商家/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索页面和记录' }).fill('jyjl')
  await expect(page.getByRole('option')).toHaveText([/交易记录/])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid', { name: /交易记录/ })).toBeVisible()
  await expect(page).toHaveURL(/\/pay\/tradelist/)
})

test('after signing out the frame looks as it was left, but nothing of the operator is left in it', async ({
  page,
}) => {
  await signIn(page)
  await card(page, '授权商家').click()
  const cell = rows(page).first().getByRole('gridcell').nth(1)
  // Until the records arrive the first row is a skeleton without a name.
  await expect(cell).not.toBeEmpty()
  // The account is on the line below.
  const [shop = ''] = (await cell.innerText()).split('\n')
  await page.getByRole('button', { name: '收起侧边栏' }).click()
  await page.getByRole('button', { name: '布局大小' }).click()
  await page.getByRole('menuitemradio', { name: '超小' }).click()
  // If the menu opened earlier, it would move down under the pointer.
  await expect(rows(page).first()).toHaveCSS('height', '30px')
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(tab(page, 'Authorised shops')).toBeVisible()
  await chooseInAccount(page, 'Log out')

  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const left = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ])
  expect(shop).not.toBe('')
  for (const place of left) {
    expect(place).not.toContain(shop)
    expect(place).not.toContain('demo_partner')
  }
  expect(left[2]).not.toContain('/merchant/merchant')

  await signInAs(page, languages[1], 'demo_agent', false)
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  // All that the last operator leaves behind is the way back to their page.
  await expect.poll(() => titles(page)).toEqual(['Dashboard', 'Authorised shops'])
  await page.getByRole('button', { name: 'Global Size' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Mini' })).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu is a drawer that goes out of the way; tabs and lists can be used', async ({ page }) => {
    await signIn(page)
    const open = page.getByRole('button', { name: '打开菜单' })
    await expect(menu(page)).toBeHidden()
    await open.click()
    // The drawer's code is fetched when it is first opened. An earlier click would hit the page.
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(370, 600)
    await expect(menu(page)).toBeHidden()

    await open.click()
    await menu(page).getByRole('link', { name: '授权商家' }).click()
    await expect(menu(page)).toBeHidden()
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)

    await tab(page, '首页').tap()
    await card(page, '交易记录').tap()
    // The address changes before the page, which has no tab until it is drawn; and the dashboard has lists with amounts too.
    await expect(tab(page, '交易记录')).toHaveAttribute('aria-selected', 'true')
    await expect(cards.first()).toContainText('¥')
    await tab(page, '授权商家').tap()
    await expect(page).toHaveURL(/\/merchant\/merchant/)
    await expect(cards.first()).not.toContainText('¥')
    await page.getByRole('button', { name: '当前页面的更多操作' }).tap()
    await page.getByRole('menuitem', { name: '关闭', exact: true }).tap()
    await expect.poll(() => titles(page)).toEqual(['首页', '交易记录'])
    await expect(cards.first()).toContainText('¥')
    const [wanted, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wanted).toBeLessThanOrEqual(given ?? 0)
  })
})

test('two windows of one operator keep their own tabs', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/merchant/merchant')
  await expect(rows(other).first()).toBeVisible()
  await card(page, '交易记录').click()
  await expect(rows(page).first()).toBeVisible()
  for (const window of [page, other]) {
    await window.reload()
    await expect(rows(window).first()).toBeVisible()
  }
  expect(await titles(page)).toEqual(['首页', '交易记录'])
  expect(await titles(other)).toEqual(['首页', '授权商家'])
})

test('a second reload, before the first has its answers, does not sign out', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/user/info', () => {}, { times: 1 })
  const asked = page.waitForRequest('**/api/user/info')
  await page.goto('/pay/tradelist', { waitUntil: 'commit' })
  await asked
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
})
