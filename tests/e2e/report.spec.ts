import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openFromMenu, signIn, test } from './fixtures'
import { inDemo } from './inDemo'

/* In the static demo, where reports are opened: its platform answers in the page. */
test.use(inDemo)

/** Replaces the answer of the refunds list, as something in between might, until the page is reloaded. */
const breakRefunds = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (input, init) =>
      String(input).includes('/user/refundlist')
        ? new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
        : send(input, init)
  })

const saved = async (page: Page, button: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a problem is reported, shown as it was, exported as a test, and left', async ({ page }) => {
  const failure = () =>
    page.getByRole('main').getByRole('alert').filter({ hasText: '服务器异常，请稍后重试 (502)' })
  await signIn(page)
  await breakRefunds(page)
  await openFromMenu(page, '支付管理', '退款记录')
  await expect(failure().first()).toBeVisible()
  await page.getByRole('button', { name: /^账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '报告问题' }).click()
  await page.getByLabel('说明（选填）').fill('退款记录打不开')
  const report = await saved(page, '下载报告')
  expect(report.text).not.toContain('demo_partner')

  await page.reload()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await page.getByRole('link', { name: '打开问题报告' }).click()
  await page.getByLabel(/^报告文件/).setInputFiles({
    name: report.name,
    mimeType: 'application/json',
    buffer: Buffer.from(report.text),
  })
  await expect(page.getByRole('status').filter({ hasText: '退款记录打不开' })).toBeVisible()
  await expect(failure().first()).toBeVisible()
  const exported = await saved(page, '导出测试')
  expect(exported.name).toBe('problem.spec.ts')
  expect(exported.text).toContain('服务器异常，请稍后重试 (502)')

  await page.getByRole('button', { name: '退出报告' }).click()
  await openFromMenu(page, '支付管理', '退款记录')
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await expect(failure()).toHaveCount(0)
})
