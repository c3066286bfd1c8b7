import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type Account, passwords } from '../e2e/fixtures'
import { type Platform, startAlone } from '../e2e/platforms'
import { readNews } from '../e2e/seed'
import { clicksSoFar, limitClicks, mostClicks, startCounting, type Task } from '../operatorsDay'
import { openWebkit, type Session } from './driver'
import { keys, Page } from './page'

export const test = base.extend<{
  /** How much faster than usual the simulated channels are; 0: at once. */
  pace: number
  /** Somebody has read the important announcements. */
  newsIsRead: boolean
  platform: Platform
  session: Session
  webkit: Page
}>({
  pace: [20, { option: true }],

  newsIsRead: [true, { option: true }],

  platform: async ({ pace, newsIsRead }, use) => {
    const { platform, end } = await startAlone(pace, { now: false })
    if (newsIsRead) await readNews(platform.url)
    await use(platform)
    await end()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  session: async ({}, use) => {
    const session = await openWebkit()
    await use(session)
    await session.end()
  },
  webkit: async ({ session, platform }, use, info) => {
    const page = new Page(session, platform.url)
    await use(page)
    if (info.status !== info.expectedStatus) {
      const picture = await session.command<string>('GET', '/screenshot').catch(() => '')
      writeFileSync(info.outputPath('failed.png'), Buffer.from(picture, 'base64'))
    }
    // A button in the console's bar counts the errors on the page.
    expect(await page.count('button', { part: '错误日志' }), 'errors that the console has logged').toBe(0)
  },
})

export { expect }

/** Signs in through the login page, in Chinese. */
export async function signIn(page: Page, account = 'demo_partner'): Promise<void> {
  await page.goto('/login')
  await enter(page, account)
}

/** The same from the login page. */
export async function enter(page: Page, account = 'demo_partner'): Promise<void> {
  await page.fill('textbox', { name: '用户名/手机号' }, account)
  await page.fill('textbox', { name: '密码' }, `demo123456${keys.Enter}`)
  await expect.poll(() => page.url()).not.toContain('/login')
  await page.see('navigation', { name: '主导航' })
}

/** The figure in "共 2,000 条" above a list. */
export async function totalOf(page: Page): Promise<number> {
  await expect.poll(() => page.text('heading')).toMatch(/共 [\d,]+ 条/)
  return Number(/([\d,]+) 条/.exec(await page.text('heading'))?.[1]?.replaceAll(',', ''))
}

/** Does a task of the day within its clicks, and returns its result. */
export async function withinClicks<Result>(
  page: Page,
  name: Task,
  body: () => Promise<Result>,
): Promise<Result> {
  await page.run(`(${startCounting})()`)
  return limitClicks(name, mostClicks[name], () => page.run(`return ${clicksSoFar}`), body)
}

/** The same with a task that begins on the dashboard. */
export async function task<Result>(page: Page, name: Task, body: () => Promise<Result>): Promise<Result> {
  await page.click('tab', { name: '首页' })
  await expect.poll(() => page.text('heading')).toBe('首页')
  return withinClicks(page, name, body)
}

/**
 * The platform's answer for the operator on another device.
 *
 * @param path below /api/user
 */
export async function ask<Data>(
  { url, call }: Platform,
  path: string,
  username: Account = 'demo_partner',
): Promise<Data> {
  const { data } = await call('/user/login', { username, password: passwords[username] })
  const response = await fetch(`${url}/api/user/${path}`, {
    headers: { 'x-token': (data as { token: string }).token },
  })
  const answer: { code: number; data: Data } = await response.json()
  if (answer.code !== 0) throw new Error(`${path}: ${answer.code}`)
  return answer.data
}
