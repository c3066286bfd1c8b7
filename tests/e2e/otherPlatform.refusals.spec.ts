import type { Locator, Page } from '@playwright/test'
import type { Told } from '../otherPlatform/server'
import { openAction, scans } from './acts'
import { attempt, begin, deeds, leave, teashopRow } from './otherPlatform/deeds'
import { expect, go, signIn, test } from './otherPlatform/fixtures'
import { screens } from './otherPlatform/screens'
import { expectNoAccident } from './otherPlatform/words'

/**
 * Every screen reports a code other than 0 and a broken connection: in a toast, and next to what failed. A run also shows in its
 * own dialog what happened to each record.
 */

test.use({ actionTimeout: 8_000 })

const soon = expect.configure({ soft: true, timeout: 20_000 })

/** The temporary messages. */
const toasts = (page: Page): Locator => page.getByRole('region', { name: '消息提示' })

/** Closes them, so that an earlier one with the same words cannot pass for the next. */
const closeToasts = async (page: Page): Promise<void> => {
  const close = toasts(page).getByRole('button', { name: '关闭提示' })
  while ((await close.count()) > 0)
    await close.evaluateAll((buttons: readonly HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
}

/** A failure, what is said about it, and what a run says if that is different. */
const failures: readonly { name: string; told: Told; says: string | RegExp; ofRun?: string }[] = [
  { name: 'a refusal with a message', told: { code: 5001, message: '系统维护中' }, says: '系统维护中' },
  { name: 'a refusal without a message', told: { code: 5001 }, says: 'error' },
  {
    name: 'a broken connection',
    told: 'hang up',
    says: /接口暂不可用/,
    // The outcome is unknown, and the call is not sent again to a platform that keeps no request ids.
    ofRun: '处理完成：成功 0 条，失败 0 条，结果未知 1 条',
  },
]

for (const { name, told, says, ofRun = says } of failures) {
  test(`${name} is told on every screen`, async ({ page, platform }) => {
    platform.answer('/user/dashboard', told)
    await signIn(page)
    for (const { path, reads } of screens)
      await attempt(page, path, async () => {
        platform.answer(reads, told)
        // Signing in has led to the first of them already, and its answer must not be an older one.
        if (path === '/dashboard') await page.reload()
        else await go(page, path)
        await soon(toasts(page).getByText(says, { exact: true }).first(), `toast on ${path}`).toBeVisible()
        await soon(
          page.getByRole('main').getByText(says).filter({ visible: true }).first(),
          `inline on ${path}`,
        ).toBeVisible()
        await expectNoAccident(page, path)
      })
  })

  test(`${name} is told where something was to be done`, async ({ page, platform }) => {
    await signIn(page)
    for (const deed of [...deeds, ...scans])
      await attempt(page, deed.path, async () => {
        platform.answer(deed.path, told)
        await closeToasts(page)
        await begin(page, deed)
        await soon(toasts(page).getByText(says).first(), `toast of ${deed.path}`).toBeVisible()
        if (deed.run)
          await soon(page.getByRole('dialog').getByText(ofRun).first(), `run of ${deed.path}`).toBeVisible()
        await soon(page.getByText(deed.done, { exact: true }).filter({ visible: true })).toHaveCount(0)
        soon(platform.requestsOf(deed.path), `${deed.path} went out once`).toHaveLength(1)
        await expectNoAccident(page, deed.path)
        await leave(page)
      })
  })
}

test('a dialog that cannot read what it shows says so, and a toast does', async ({ page, platform }) => {
  await signIn(page)
  platform.answer('/user/eventlist', { code: 5001, message: '系统维护中' })
  await go(page, '/merchant/merchant')
  await openAction(teashopRow(page), '消息设置')
  await expect(toasts(page).getByText('系统维护中', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert').getByText('系统维护中')).toBeVisible()
})
