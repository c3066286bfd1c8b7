import { expect, openFromMenu, signIn, test } from './fixtures'
import { inDemo } from './inDemo'

/** The static demo: only files, with the reference platform in the page behind a service worker. */
test.use(inDemo)

test('the demo lets a visitor in without any server, also after a reload', async ({ page }) => {
  await signIn(page)
  await openFromMenu(page, '支付管理', '交易记录')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
})

test('the demo says what the first visit waits for', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('status')).toContainText('正在准备演示数据，首次打开约需半分钟')
  // The page itself makes the data of every area.
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible({ timeout: 60_000 })
})
