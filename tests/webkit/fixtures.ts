import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type Platform, startAlone } from '../e2e/platforms'
import { readNews } from '../e2e/seed'
import { openWebkit, type Session } from './driver'
import { keys, Page } from './page'

export const test = base.extend<{ platform: Platform; session: Session; webkit: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  platform: async ({}, use) => {
    const { platform, end } = await startAlone(20, { now: false })
    await readNews(platform.url)
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
    // The console counts on a button in its bar what went wrong on the page.
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
