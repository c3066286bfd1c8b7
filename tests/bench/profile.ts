import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserFlags, requireBrowser } from '../browser.mjs'
import { window1440 } from './visitor'

/** A browser on its own profile folder, which it uses again at the next start. */
export interface Installed {
  readonly page: Page
  /** Kills all its processes at once, without warning. Returns when it was done (Unix ms). */
  kill(): number
  /** Resolves once it is gone, however it ended. */
  readonly gone: Promise<void>
  /** Closes it as its user would. */
  close(): Promise<void>
}

/**
 * Starts the browser on a profile.
 *
 * @param folder of the profile
 * @param baseURL of the console
 */
export async function startInstalled(folder: string, baseURL: string): Promise<Installed> {
  const context = await chromium.launchPersistentContext(folder, {
    ...window1440,
    baseURL,
    executablePath: requireBrowser(),
    args: browserFlags,
  })
  const leader = await processOf(context)
  const gone = new Promise<void>((resolve) => context.once('close', () => resolve()))
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    kill: () => {
      // It was started as the leader of a process group that holds all its processes.
      process.kill(-leader, 'SIGKILL')
      return Date.now()
    },
    gone,
    close: () => context.close(),
  }
}

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const own = processInfo.find(({ type }) => type === 'browser')
  if (!own) throw new Error('the browser does not say which process it is')
  return own.id
}

/** Where a browser keeps what a page stores, below its profile. */
export const stores = ['IndexedDB', 'Local Storage', 'Session Storage'] as const

/** A file of one of these. */
export interface StoredFile {
  readonly store: (typeof stores)[number]
  readonly content: Buffer
}

/** Everything that pages have stored in a profile whose browser is closed. */
export const storedFiles = (folder: string): readonly StoredFile[] =>
  stores.flatMap((store) => {
    const place = join(folder, 'Default', store)
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => ({ store, content: readFileSync(join(entry.parentPath, entry.name)) }))
  })

/** The files in which a text stands as it is, in either form in which browsers store text. */
export const filesWith = (files: readonly StoredFile[], text: string): readonly StoredFile[] =>
  files.filter(({ content }) =>
    (['utf8', 'utf16le'] as const).some((encoding) => content.includes(Buffer.from(text, encoding))),
  )
