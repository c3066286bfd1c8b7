import type { Page } from '@playwright/test'
import { shiftClock } from '../clock.mjs'
import { atRest, shown } from './faults'
import { expect, signIn, test } from './fixtures'
import { goInside, heading, main, rows } from './onPage'
import { expectNoAccident } from './otherPlatform/words'
import { runOnTicked } from './runs'

/*
 * The computer's clock is changed while somebody works. Times are shown correctly, nothing waits for a moment that has passed or
 * will never come, and no typed text is lost.
 */

const day = 86_400_000

/** Changes the clock of a page. Timers go on, as when a computer's clock is changed. */
const setClock = (page: Page, by: number) => page.evaluate(`(${shiftClock})(${by})`)

const deadlines = (page: Page) => main(page).locator('.kind-deadline')

for (const { name, by, deadline } of [
  { name: 'three days on', by: 3 * day, deadline: /^超时/ },
  { name: 'three days back', by: -3 * day, deadline: /^剩 \d+ 天/ },
])
  test(`a clock that is set ${name} costs nothing`, async ({ page }) => {
    await signIn(page)
    await test.step('what is typed is kept', async () => {
      await page.goto('/pay/replytemplate/create')
      await page.getByRole('textbox', { name: '标题' }).fill('发货延迟')
    })
    await test.step('deadlines are told anew', async () => {
      await goInside(page, '/pay/complaintlist?filter=%7B%22complaint_state%22%3A%22PENDING%22%7D')
      await expect(deadlines(page).first()).toBeVisible()
      await setClock(page, by)
      await expect(deadlines(page).first()).toHaveText(deadline)
      await expectNoAccident(page, 'complaints')
    })
    await test.step('the page can be asked for anew', async () => {
      await main(page).getByRole('button', { name: '刷新' }).click()
      await expect(rows(page).first()).toBeVisible()
    })
    await test.step('a bulk action that can be taken back is done after its seconds', async () => {
      await goInside(page, '/merchant/merchant?filter=%7B%22sync_status%22%3A%22RUNNING%22%7D')
      await expect(heading(page)).toContainText('授权商家')
      await atRest(page)
      const boxes = shown(page).getByRole('checkbox', { name: /^选择：/ })
      await boxes.first().check()
      await boxes.nth(1).check()
      await expect(page.getByText('已选 2 条')).toBeVisible()
      await runOnTicked(page, '暂停同步')
      await setClock(page, by)
      await expect(page.getByText('2 条全部成功')).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('what was typed is saved', async () => {
      await page.getByRole('tab', { name: /新建回复模板/ }).click()
      await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('发货延迟')
      await page.getByRole('textbox', { name: '回复内容' }).fill('您好，今日发出。')
      await main(page).getByRole('button', { name: '创建', exact: true }).click()
      await expect(page.getByText('创建成功', { exact: true })).toBeVisible()
      await expectNoAccident(page, 'templates')
    })
  })

/** A remaining or elapsed time, in minutes. */
const minutesOf = (text: string): number => {
  const count = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(text)?.[1] ?? 0)
  const span = count('天') * 1440 + count('小时') * 60 + count('分')
  return text.startsWith('超时') ? -span : span
}

for (const { name, by } of [
  { name: 'three days ahead', by: 3 * day },
  { name: 'three days behind', by: -3 * day },
])
  test(`deadlines are told by the platform’s clock where the computer’s is ${name}`, async ({ page }) => {
    await page.addInitScript(shiftClock, by)
    // The tested platforms send no date: their clock is moved, and Node would send the machine's.
    const platformsTime = () => Date.now() + Number(process.env.CLOCK_SHIFT ?? 0)
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const date = new Date(platformsTime()).toUTCString()
      await route.fulfill({ response, headers: { ...response.headers(), date } })
    })
    await signIn(page)
    const list = page.waitForResponse((answer) => /\/api\/.*complaintlist\?/.test(answer.url()))
    await page.goto('/pay/complaintlist?filter=%7B%22complaint_state%22%3A%22PENDING%22%7D')
    const { data } = await (await list).json()
    const due: number = data.items[0].due_time
    const first = deadlines(page).first()
    // Days and hours are shown without minutes.
    await expect(first).toBeVisible()
    const told = minutesOf((await first.textContent()) ?? '')
    expect(Math.abs(told - (due - platformsTime() / 1000) / 60)).toBeLessThanOrEqual(61)
    expect(Math.abs(((await page.evaluate('Date.now()')) as number) - platformsTime())).toBeGreaterThan(
      2 * day,
    )
  })
