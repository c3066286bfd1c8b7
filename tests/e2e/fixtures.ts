import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { shiftClock } from '../clock.mjs'
import { givenUp, typeForReal } from './inFirefox'
import { languages, type Words } from './languages'
import { type Outage, type Platform, type SharedPlatform, startAlone, startShared } from './platforms'

export type { Platform } from './platforms'

/** What the pages of a test complained about, or asked of another host. It must be empty at the end. */
export interface Complaints {
  /** Waits for a complaint with this text, and forgives all like it, including later ones: the test provokes them. */
  take(part: string): Promise<void>
}

export const test = base.extend<
  {
    /** The test has its own platform process, run like `npm start`, where nobody has read the important announcements. */
    alone: boolean
    /** How much faster than usual the simulated channels are; 0: at once. */
    pace: number
    outage: Outage
    /** Every answer is compared with its declaration. A difference is a warning on the page, and fails the test. */
    watchesAnswers: boolean
    platform: Platform
    complaints: Complaints
  },
  { sharedPlatform: () => Promise<SharedPlatform> }
>({
  alone: [false, { option: true }],

  // Nobody waits for a simulated channel longer than he must.
  pace: [20, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  outage: ({}, use) => use({ now: false }),

  watchesAnswers: [true, { option: true }],

  sharedPlatform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      let started: Promise<SharedPlatform> | undefined
      await use(() => {
        started ??= startShared()
        return started
      })
      await (await started)?.close()
    },
    // Its start does not count towards a test's time.
    { scope: 'worker', timeout: 120_000 },
  ],

  platform: async ({ alone, outage, pace, sharedPlatform }, use) => {
    const { platform, end } = await (alone ? startAlone(pace, outage) : (await sharedPlatform()).lend(pace))
    await use(platform)
    await end()
  },

  baseURL: async ({ platform }, use) => use(platform.url),

  context: async ({ context, browserName, baseURL, watchesAnswers }, use) => {
    await setClock(context)
    if (browserName === 'firefox') await context.addInitScript(typeForReal)
    const value = watchesAnswers ? 'all' : 'off'
    await context.addCookies([{ name: 'contractWatch', value, url: baseURL ?? '' }])
    await use(context)
  },

  /** Any console error or warning, uncaught error, policy violation or request to another host fails the test. */
  complaints: [
    async ({ context, browserName, baseURL, outage }, use) => {
      const heard = watch(context, new URL(baseURL ?? '').origin, outage)
      const forgiven: string[] = []
      await use({
        take: async (part) => {
          await expect.poll(() => heard.filter((one) => one.includes(part)), part).not.toEqual([])
          forgiven.push(part)
        },
      })
      const left = heard.filter(
        (one) =>
          !forgiven.some((part) => one.includes(part)) && !(browserName === 'firefox' && givenUp.test(one)),
      )
      expect(left, 'what the page complained about, or asked of another host').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Makes the pages of a context use their platform's clock. */
export const setClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`(${shiftClock})(${process.env.CLOCK_SHIFT})`)

/** Collects what all pages of a context complain about from now on, and what they request from another host. */
export function watch(context: BrowserContext, origin: string, outage: Outage): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    // A violation of the content security policy is reported as a console error too.
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // A platform that takes seconds to start says so: 503, ask again.
    const unanswered = /net::ERR_|status of 503/.test(message.text())
    if (outage.now && unanswered && message.location().url.startsWith(origin)) return
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    complaints.push(`uncaught: ${error.error().stack || error.error().message}`),
  )
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && asked !== origin)
      complaints.push(`request to another host: ${request.method()} ${request.url()}`)
  })
  return complaints
}

export const passwords = {
  demo_partner: 'demo123456',
  demo_agent: 'demo123456',
  demo_support: 'demo123456',
  demo_viewer: 'demo123456',
  demo_finance: 'demo123456',
  demo_manager: 'demo123456',
  admin: '111111',
  editor: '111111',
  visitor: '111111',
} as const

export type Account = keyof typeof passwords

/**
 * Signs in through the login page, as an operator does, and waits until the console is there.
 *
 * @param anew false if the page is already at the sign-in
 */
export async function signInAs(page: Page, words: Words, account: Account, anew = true): Promise<void> {
  if (anew) await page.goto('/login')
  await page.getByLabel(words.public.username).fill(account)
  await page.getByLabel(words.public.password, { exact: true }).fill(passwords[account])
  await page.getByRole('button', { name: words.public.signIn, exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** The same in Chinese. */
export const signIn = (page: Page, account: Account = 'demo_partner'): Promise<void> =>
  signInAs(page, languages[0], account)

/** Opens an area from a group of the menu, in Chinese. The group is closed while none of its pages is open. */
export async function openFromMenu(page: Page, group: string, area: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: languages[0].console.shell.navigation })
  await menu.getByRole('button', { name: group, exact: true }).click()
  await menu.getByRole('link', { name: area, exact: true }).click()
}
