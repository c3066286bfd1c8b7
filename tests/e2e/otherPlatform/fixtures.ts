import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type OtherPlatform, startOtherPlatform } from '../../otherPlatform/server'
import { startServer } from '../../server.mjs'
import { watch } from '../fixtures'
import { languages } from '../languages'

/** The built console, with its calls going to an independent platform. */
interface Pointed {
  /** Where the console is. */
  readonly url: string
  readonly platform: OtherPlatform
}

const statusTexts: Readonly<Record<number, string>> = { 404: 'Not Found', 502: 'Bad Gateway' }

/** What Chromium prints for each unsuccessful answer: a call that the platform lacks, or a broken connection. */
const failedLoads = ({ url, platform }: Pointed): string[] =>
  platform.requests
    .map(({ address, status = 502 }) => ({ address, status }))
    .filter(({ status }) => status >= 400)
    .map(
      ({ address, status }) =>
        `console error: Failed to load resource: the server responded with a status of ${status} (${statusTexts[status]}) (${url}${address})`,
    )

export const test = base.extend<{ platform: OtherPlatform; complaints: undefined }, { pointed: Pointed }>({
  pointed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const platform = await startOtherPlatform('least')
      const dataDir = mkdtempSync(join(tmpdir(), 'console-e2e-other-'))
      const server = await startServer({ dataDir, env: { PLATFORM_URL: platform.url } })
      await use({ url: server.url, platform })
      await server.stop()
      await platform.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  baseURL: ({ pointed }, use) => use(pointed.url),

  platform: async ({ pointed: { platform } }, use) => {
    platform.behave('least')
    platform.asUsual()
    platform.forget()
    await use(platform)
  },

  /** Anything that a page complains about fails the test, but for the loads that the platform let fail. */
  complaints: [
    async ({ context, pointed, platform: _platform }, use) => {
      const heard = watch(context, pointed.url, { now: false })
      await use(undefined)
      const expected = failedLoads(pointed)
      expect(
        heard.filter((one) => !expected.includes(one)),
        'what the page complained about, or asked of another host',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const [{ public: words, console: texts }] = languages

/** Fills in the sign-in page and sends it. */
export async function fillSignIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(words.username).fill('someone')
  await page.getByLabel(words.password, { exact: true }).fill('secret1')
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}

/** Signs in, and waits until the console is there. */
export async function signIn(page: Page): Promise<void> {
  await fillSignIn(page)
  await expect(page.getByRole('navigation', { name: texts.shell.navigation })).toBeVisible()
  await settled(page)
}

/** Waits until the page has stopped loading. */
export const settled = (page: Page): Promise<void> =>
  expect
    .soft(
      page.locator('[aria-busy=true], [role=progressbar], .ui-skeleton').filter({ visible: true }),
      'what is still loading',
    )
    .toHaveCount(0, { timeout: 20_000 })

export { goInside as go } from '../onPage'
