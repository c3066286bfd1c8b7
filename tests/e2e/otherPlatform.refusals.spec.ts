import type { Locator, Page } from '@playwright/test'
import { attempt, begin, deeds, leave, openAction, scans } from './otherPlatform/deeds'
import { expect, go, signIn, test } from './otherPlatform/fixtures'
import { expectNoAccident } from './otherPlatform/words'

/**
 * A code other than 0 and a broken connection are told on every screen: in a toast, and beside what they are about. A run also says
 * in its own dialog what became of each record.
 */

test.use({ actionTimeout: 8_000 })

const soon = expect.configure({ soft: true, timeout: 20_000 })

/** The messages that pass by. */
const toasts = (page: Page): Locator => page.getByRole('region', { name: '消息提示' })

/** Where each call is made that reads for a screen. */
const readings: readonly { readonly at: string; readonly path: string }[] = [
  { at: '/dashboard', path: '/user/dashboard' },
  { at: '/partnerfee/partnerfee', path: '/user/feelist' },
  { at: '/announcement/announcement', path: '/user/announcementlist' },
  { at: '/sendsms/sendsms', path: '/user/smssignlist' },
  { at: '/sendsms/smslist', path: '/user/smslist' },
  { at: '/sendsms/smstemplete', path: '/user/smstemplatelist' },
  { at: '/sendsms/smssign', path: '/user/smssignlist' },
  { at: '/sendsms/emailtemplete', path: '/user/emailtemplatelist' },
  { at: '/sendsms/sendemail', path: '/user/emailtemplatelist' },
  { at: '/pay/complaintlist', path: '/user/complaintlist' },
  { at: '/pay/tradelist', path: '/user/tradelist' },
  { at: '/paymentaccount/paymentaccount', path: '/user/partnerinfo' },
  { at: '/merchant/merchant', path: '/user/merchantlist' },
]

/** What a failure is, and what is said about it. */
const failures = [
  {
    name: 'a refusal with a message',
    told: { code: 5001, message: '系统维护中' },
    says: '系统维护中',
    ofRun: '系统维护中',
  },
  { name: 'a refusal without a message', told: { code: 5001 }, says: 'error', ofRun: 'error' },
  {
    name: 'a broken connection',
    told: 'hang up',
    says: /接口暂不可用/,
    // Whether it was done is not known, and it is not sent again to a platform that keeps no request ids.
    ofRun: '处理完成：成功 0 项，失败 0 项，结果未知 1 项',
  },
] as const

for (const { name, told, says, ofRun } of failures) {
  test(`${name} is told on every screen`, async ({ page, platform }) => {
    const fail = (path: string) => (told === 'hang up' ? platform.hangUp(path) : platform.answer(path, told))
    fail('/user/dashboard')
    await signIn(page)
    for (const { at, path } of readings)
      await attempt(page, at, async () => {
        fail(path)
        // Signing in has led to the first of them already, and its answer must not be an older one.
        if (at === '/dashboard') await page.reload()
        else await go(page, at)
        await soon(toasts(page).getByText(says, { exact: true }).first(), `toast on ${at}`).toBeVisible()
        await soon(
          page.getByRole('main').getByText(says).filter({ visible: true }).first(),
          `inline on ${at}`,
        ).toBeVisible()
        await expectNoAccident(page, at)
      })
  })

  test(`${name} is told where something was to be done`, async ({ page, platform }) => {
    await signIn(page)
    for (const deed of [...deeds, ...scans])
      await attempt(page, deed.path, async () => {
        if (told === 'hang up') platform.hangUp(deed.path)
        else platform.answer(deed.path, told)
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
  await openAction(page, '南山茶铺', '消息设置')
  await expect(toasts(page).getByText('系统维护中', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert').getByText('系统维护中')).toBeVisible()
})
