import type { Page } from '@playwright/test'
import { type Act, actsOnShop, changePassword, partnerActs } from '../acts'
import { expect, go, test } from './fixtures'

/** A row of the platform's list of merchants. */
export const teashopRow = (page: Page) => page.getByRole('row').filter({ hasText: '南山茶铺' })

const teashop = { op: 'pdd', app_id: '20001', seller_nick: '南山茶铺' }

/** Deeds that need nothing from the answer: code 0 says that they are done. */
export const deeds: readonly Act[] = [
  ...actsOnShop(teashop, teashopRow),
  ...partnerActs,
  changePassword('secret1', 'secret2'),
]

/** Goes where a deed is done, and begins it. */
export async function begin(page: Page, deed: Act): Promise<void> {
  await go(page, deed.at)
  await deed.begin(page)
}

/** Closes whatever a deed has opened, and its messages: the next one begins on the page. */
export async function leave(page: Page): Promise<void> {
  await closeDialog(page)
  await page
    .getByRole('button', { name: '关闭提示', includeHidden: true })
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).click()))
}

async function closeDialog(page: Page) {
  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) return
  await dialog
    .getByRole('button', { name: /^(关闭|取消|在后台继续)$/ })
    .first()
    .click()
  const discard = dialog.getByRole('button', { name: '放弃修改' })
  await expect(discard.or(page.locator('body:not(:has([role=dialog]))'))).toBeVisible()
  if (await discard.isVisible()) await discard.click()
  await expect(dialog).toHaveCount(0)
}

/** Tries one of several things; when it cannot be done, that is a failure and the next begins on a fresh page. */
export const attempt = (page: Page, name: string, body: () => Promise<void>): Promise<void> =>
  test.step(name, async () => {
    const problem = await body().then(
      () => '',
      (error: unknown) => String(error),
    )
    expect.soft(problem, name).toBe('')
    if (problem) await page.goto('/dashboard')
  })
