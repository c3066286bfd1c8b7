import type { Page } from '@playwright/test'
import { shiftClock } from '../clock.mjs'
import { expect, signIn, test } from './fixtures'
import { chooseInAccount, keptDrafts, main, signOut } from './onPage'

/* Typed text outlives the page, the session and the window, and is visible to nobody else. */

const form = '/pay/replytemplate/create'
const minute = 60_000

const titleIn = (page: Page) => page.getByRole('textbox', { name: '标题' })
const contentIn = (page: Page) => page.getByRole('textbox', { name: '回复内容' })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const offerIn = (page: Page) => main(page).getByRole('status').filter({ hasText: /填写/ })

const countIn = async (page: Page) => (await keptDrafts(page)).count

/** Types a reply and waits until all of it is kept. */
async function typeHalf(page: Page, title: string, kept: number): Promise<void> {
  await page.goto(form)
  await titleIn(page).fill(title)
  await expect.poll(() => countIn(page)).toBe(kept)
  const before = await page.evaluate(() => Date.now())
  await contentIn(page).fill(`${title}：您好`)
  await expect.poll(async () => (await keptDrafts(page)).last).toBeGreaterThanOrEqual(before)
}

/** Closes the page without its question, and opens the form in a new one. */
async function reopen(page: Page, later = 0): Promise<Page> {
  const context = page.context()
  await page.close()
  const next = await context.newPage()
  await next.addInitScript(`(${shiftClock})(${later})`)
  await next.goto(form)
  return next
}

test('a half-typed reply is offered with its age after its page is closed; put back, it is saved whole', {
  tag: '@core',
}, async ({ page }) => {
  await signIn(page)
  await typeHalf(page, '发货延迟', 1)
  const next = await reopen(page, 5 * minute)
  await expect(offerIn(next)).toContainText('5 分钟前在这里填写过：标题、回复内容')
  await expect(titleIn(next)).toHaveValue('')
  await button(next, '恢复').click()
  await expect(offerIn(next)).toBeHidden()
  await expect(contentIn(next)).toHaveValue('发货延迟：您好')
  await contentIn(next).press('End')
  await contentIn(next).pressSequentially('，今日发出。')
  await button(next, '创建').click()
  await expect(next.getByText('创建成功', { exact: true })).toBeVisible()
  const saved = next.getByRole('row').filter({ hasText: '发货延迟' })
  await expect(saved).toHaveCount(1)
  await expect(saved).toContainText('发货延迟：您好，今日发出。')
  await expect.poll(() => countIn(next)).toBe(0)
})

test('two new replies that are half typed are two drafts', async ({ page }) => {
  await signIn(page)
  await typeHalf(page, '发货延迟', 1)
  const second = await reopen(page)
  await expect(offerIn(second)).toContainText('不到一分钟前在这里填写过')
  await typeHalf(second, '商品缺货', 2)
  const third = await reopen(second)
  await expect(offerIn(third)).toContainText('之前填写但未提交的内容：')
  await expect(offerIn(third).getByRole('listitem')).toHaveText([/^“商品缺货”/, /^“发货延迟”/])
  await button(third, '恢复：发货延迟').click()
  await expect(contentIn(third)).toHaveValue('发货延迟：您好')
  // The other one has to wait.
  await expect(offerIn(third)).toContainText('标题、回复内容')
  await expect.poll(() => countIn(third)).toBe(2)
})

test('after signing out, another account in the same browser sees none of it; its own gets it back', async ({
  page,
}) => {
  await signIn(page)
  await typeHalf(page, '发货延迟', 1)
  await page.goto('/dashboard')
  await signOut(page)

  await signIn(page, 'demo_agent')
  await chooseInAccount(page, '未完成的填写')
  await expect(page.getByRole('dialog').getByText('没有未完成的填写')).toBeVisible()
  await typeHalf(page, '商品缺货', 2)
  // By now the form has also looked for what was typed before.
  await expect(offerIn(page)).toHaveCount(0)
  await page.goto('/dashboard')
  await signOut(page)

  await signIn(page)
  await page.goto(form)
  await button(page, '恢复').click()
  await expect(titleIn(page)).toHaveValue('发货延迟')
})
