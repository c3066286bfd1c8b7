import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startServer } from '../server.mjs'
import { languages, type Words } from './languages'
import { seededDataVariable, unreadDataVariable } from './seed'

/** The console and its reference platform, as `npm start` runs them, on a data folder of this test alone. */
export interface Platform {
  /** The address, without a slash at the end. It stays the same over a restart. */
  readonly url: string
  /** Ends the process (`SIGTERM`, or `SIGKILL` as a power cut would) and starts it again on the same data. What a
   * page asks meanwhile cannot be answered: the browser's complaint about that is the test's doing, not the page's. */
  restart(signal?: NodeJS.Signals): Promise<void>
  /** Ends the process; the page is left without a platform. */
  stop(): Promise<void>
  /** The code of the last text message, which the platform prints instead of sending it. */
  lastCode(): string
  /** Calls the platform beside the page, as another device would. */
  call(path: string, body: object, token?: string): Promise<{ code: number; data: unknown }>
}

/** What the pages of a test complained about, or asked of another host. It must be empty at the end. */
export interface Complaints {
  /** Waits for a complaint with this in its text, and forgives all such, also later ones: the test provokes them. */
  take(part: string): Promise<void>
}

/** Whether the platform is being restarted just now. */
interface Outage {
  now: boolean
}

export const test = base.extend<{
  /** The important announcements have not been read yet. */
  unread: boolean
  outage: Outage
  platform: Platform
  complaints: Complaints
}>({
  unread: [false, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  outage: ({}, use) => use({ now: false }),

  platform: async ({ outage, unread }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'console-e2e-'))
    cpSync(process.env[unread ? unreadDataVariable : seededDataVariable] ?? '', dataDir, { recursive: true })
    // Nobody waits for a simulated channel longer than he must.
    const env = { CHANNEL_PACE: '20' }
    let server = await startServer({ dataDir, env })
    const { url } = server
    let stopped = false
    await use({
      url,
      restart: async (signal) => {
        outage.now = true
        await server.stop(signal)
        stopped = false
        server = await startServer({ dataDir, env, port: Number(new URL(url).port) })
        outage.now = false
      },
      stop: () => {
        stopped = true
        return server.stop()
      },
      lastCode: () =>
        server
          .output()
          .match(/SMS to .*?(\d{6})/g)
          ?.at(-1)
          ?.slice(-6) ?? '',
      call: async (path, body, token) => {
        const response = await fetch(`${url}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token ? { 'x-token': token } : {}) },
          body: JSON.stringify(body),
        })
        return response.json()
      },
    })
    expect(stopped || server.alive(), `the platform still runs; it printed:\n${server.output()}`).toBe(true)
    // Its data goes with it: nothing has to be finished.
    await server.stop('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  },

  baseURL: async ({ platform }, use) => use(platform.url),

  /** Any console error or warning, uncaught error, policy violation or request to another host fails the test. */
  complaints: [
    async ({ context, baseURL, outage }, use) => {
      const heard = watch(context, new URL(baseURL ?? '').origin, outage)
      const forgiven: string[] = []
      await use({
        take: async (part) => {
          await expect.poll(() => heard.filter((one) => one.includes(part)), part).not.toEqual([])
          forgiven.push(part)
        },
      })
      const left = heard.filter((one) => !forgiven.some((part) => one.includes(part)))
      expect(left, 'what the page complained about, or asked of another host').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function watch(context: BrowserContext, origin: string, outage: Outage): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    // A violation of the content security policy is reported as a console error too.
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const unanswered = message.text().includes('net::ERR_') && message.location().url.startsWith(origin)
    if (outage.now && unanswered) return
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`),
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
  admin: '111111',
  editor: '111111',
  visitor: '111111',
} as const

export type Account = keyof typeof passwords

/**
 * Signs in through the login page, as an operator does, and waits until the console is there.
 *
 * @param anew false when the page is at the sign-in already
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
