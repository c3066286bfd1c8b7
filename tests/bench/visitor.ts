import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test'
import { browserFlags, requireBrowser } from '../browser.mjs'
import { startServer } from '../server.mjs'

/** What a browser carries from one visit to the next. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** How the benches look at the console. */
export const window1440 = {
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
} as const

interface Visit {
  readonly browser: Browser
  /** Of an operator who is signed in. */
  readonly context: BrowserContext
  /** What that context began with. */
  readonly state: State
  /** Of the built server. */
  readonly url: string
}

interface VisitOptions {
  readonly dataDir: string
  /** Where console and platform are built, by default `dist`. */
  readonly folder?: string
  /** More flags for the browser. */
  readonly flags?: readonly string[]
}

/** Starts the built server and a browser in which an operator is signed in, and ends both after `run`. */
export async function visiting<Result>(
  { dataDir, folder, flags = [] }: VisitOptions,
  run: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ dataDir, ...(folder && { folder }) })
  const args = [...browserFlags, ...flags]
  const browser = await chromium.launch({ executablePath: requireBrowser(), args })
  try {
    const { url } = server
    const state = await signIn(browser, url)
    const context = await browser.newContext({ ...window1440, storageState: state, baseURL: url })
    return await run({ browser, context, state, url })
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Megabytes, with one decimal. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10

/** Megabytes of the page's objects that are still in use. */
export async function heapOf(machine: CDPSession): Promise<number> {
  await machine.send('HeapProfiler.collectGarbage')
  const { usedSize } = await machine.send('Runtime.getHeapUsage')
  return megabytes(usedSize)
}

/** Signs in once; returns the cookies for later visits. */
export async function signIn(browser: Browser, url: string, username = 'demo_partner'): Promise<State> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  await page.getByRole('textbox', { name: '密码' }).fill('demo123456')
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('navigation').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}
