import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { startServer } from '../server.mjs'
import { seededDataVariable } from './seed'

/** The console and its reference platform, as `npm start` runs them, on a data folder of this test alone. */
export interface Platform {
  /** The address, without a slash at the end. It stays the same over a restart. */
  readonly url: string
  /** Ends the process (`SIGTERM`, or `SIGKILL` as a power cut would) and starts it again on the same data. */
  restart(signal?: NodeJS.Signals): Promise<void>
  /** Ends the process; the page is left without a platform. */
  stop(): Promise<void>
}

/** What a page may say or do without failing the test: parts of the messages, expected by this test alone. */
export type Expected = { readonly complaints: string[] }

export const test = base.extend<{ platform: Platform; expected: Expected; watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  platform: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'console-e2e-'))
    cpSync(process.env[seededDataVariable] ?? '', dataDir, { recursive: true })
    let server = await startServer({ dataDir })
    const { url } = server
    await use({
      url,
      restart: async (signal) => {
        await server.stop(signal)
        server = await startServer({ dataDir, port: Number(new URL(url).port) })
      },
      stop: () => server.stop(),
    })
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },

  baseURL: async ({ platform }, use) => use(platform.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  expected: async ({}, use) => use({ complaints: [] }),

  /** Any console error or warning, uncaught error, policy violation or request to another host fails the test. */
  watched: [
    async ({ context, baseURL, expected }, use) => {
      const complaints = watch(context, new URL(baseURL ?? '').origin)
      await use(undefined)
      const unexpected = complaints.filter(
        (complaint) => !expected.complaints.some((part) => complaint.includes(part)),
      )
      expect(unexpected, 'what the page complained about, or asked of another host').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function watch(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    // A violation of the content security policy is reported as a console error too.
    if (message.type() !== 'error' && message.type() !== 'warning') return
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

const passwords = { demo_partner: 'demo123456', demo_agent: 'demo123456' } as const

export type Account = keyof typeof passwords

/** Signs in through the login page, as an operator does, and waits until the console is there. */
export async function signIn(page: Page, account: Account = 'demo_partner'): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码').fill(passwords[account])
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
}
