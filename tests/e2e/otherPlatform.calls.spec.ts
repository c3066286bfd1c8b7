import type { Page } from '@playwright/test'
import type { Data } from '../otherPlatform/records'
import { type Act, scans } from './acts'
import { attempt, begin, deeds, leave } from './otherPlatform/deeds'
import { expect, signIn, test } from './otherPlatform/fixtures'
import { expectNoAccident, lacks } from './otherPlatform/words'

/**
 * Code 0 means success, whatever the answer's data: the console shows the success, and sends the call once. If it cannot go on
 * without some part of the answer, it names the call and the field.
 */

const answers: readonly { readonly name: string; readonly data?: Data }[] = [
  { name: 'no data' },
  { name: 'null', data: null },
  { name: 'an empty object', data: {} },
  { name: 'a text', data: 'success' },
  { name: 'an empty list', data: [] },
  { name: 'a number', data: 1 },
  { name: 'unknown fields', data: { x_version: 7, success: true, failed: null, version: '3' } },
]

test.use({ actionTimeout: 8_000 })

/** Every deed is tried, even after a failed one. */
const soon = expect.configure({ soft: true, timeout: 20_000 })

const toast = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first()

const shortly = (data: Data | undefined) => JSON.stringify(data) ?? 'nothing'

for (const { name, data } of answers)
  test(`with ${name} as its data, a call that was accepted is a success and goes out once`, async ({
    page,
    platform,
  }) => {
    await signIn(page)
    for (const deed of deeds)
      await attempt(page, deed.path, async () => {
        platform.answer(deed.path, { code: 0, data })
        // Looked for from the start: a toast disappears by itself.
        const said = soon(toast(page, deed.done), `${deed.path} answered ${shortly(data)}`).toBeVisible()
        await begin(page, deed)
        await said
        await expectSent(page, deed)
        await leave(page)
      })

    async function expectSent(page: Page, { path, at, query = {}, body }: Act) {
      const sent = platform.requestsOf(path)
      soon(sent, `${path} went out once`).toHaveLength(1)
      soon({ method: sent[0]?.method, query: sent[0]?.query, body: sent[0]?.body }, path).toMatchObject({
        method: 'POST',
        query,
        body,
      })
      // The page keeps values that the answer to a save leaves out.
      if (at.startsWith('/paymentaccount')) await soon(page.getByRole('main')).toContainText('青禾服务商')
      await expectNoAccident(page, path)
    }
  })

/** Consecutive answers without information; this many are still acceptable. */
const unsaid = answers.slice(1, 4)

for (const scan of scans) {
  const { path, check, done, scanned } = scan

  test(`${path} without a code to show names what is missing, also in the error log`, async ({
    page,
    platform,
  }) => {
    await signIn(page)
    const sentence = lacks(`POST ${path}`, scan.lacks)
    for (const { name, data } of answers)
      await attempt(page, name, async () => {
        platform.forget()
        platform.answer(path, { code: 0, data })
        await begin(page, scan)
        await soon(page.getByRole('dialog').getByText(sentence)).toBeVisible()
        soon(platform.requestsOf(path), `${path} went out once`).toHaveLength(1)
        await expectNoAccident(page, name)
        await leave(page)
      })
    await page.getByRole('button', { name: /^错误日志/ }).click()
    await expect(page.getByRole('dialog').getByText(sentence).first()).toBeVisible()
  })

  test(`${check} that tells no state is asked again until it does`, async ({ page, platform }) => {
    await signIn(page)
    platform.answer(check, { code: 0, data: null })
    await begin(page, scan)
    await expect(page.getByRole('dialog').getByText(done)).toBeVisible()
    for (const { name, data } of unsaid)
      await test.step(name, async () => {
        platform.answer(check, { code: 0, data })
        const before = platform.requestsOf(check).length
        await expect.poll(() => platform.requestsOf(check).length, name).toBeGreaterThan(before)
        await expectNoAccident(page, name)
        await expect(page.getByRole('dialog').getByText(done)).toBeVisible()
      })
    platform.asUsual()
    await expect(page.getByText(scanned).filter({ visible: true }).first()).toBeVisible()
  })
}
