import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { Edge } from './edge'
import { usedShare } from './usedShare'
import { type State, window1440 } from './visitor'
import { watchScreen } from './watchScreen'

/** Where something is, and a selector that shows it is painted. */
export interface Screen {
  readonly path: string
  readonly shows: string
}

/** An application, and whoever looks at it. */
export interface Site {
  readonly browser: Browser
  readonly edge: Edge
  /** Of a browser in which somebody is signed in. */
  readonly state: State
  readonly signIn: Screen & {
    readonly username: string
    readonly password: string
    /** Selectors that show the first screen after it is painted: its frame and its content. */
    readonly leadsTo: { readonly frame: string; readonly content: string }
  }
}

/** A visitor's equipment: a processor slowed down by this factor, bytes per second, and ms until an answer begins. */
const speeds = {
  full: { cpu: 1, down: -1, up: -1, latency: 0 },
  slow: { cpu: 4, down: 1.6e6 / 8, up: 0.75e6 / 8, latency: 150 },
}

export type Speed = keyof typeof speeds

/** By then, everything that a page fetches for later has arrived, ms. */
const atRest = 5000
/** Between two clicks, ms. */
const pause = 600

const kilobytes = (all: readonly { readonly bytes: number }[]) =>
  all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

interface VisitOptions extends Screen {
  readonly site: Site
  readonly speed: Speed
  readonly signedIn: boolean
  /** Before the address is opened. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** A page whose first screen is painted, and when it was: ms since the address was opened, and by the clock. */
interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  readonly ready: number
  readonly readyAt: number
}

/** Opens an address in a browser that has never been there, and closes it after `run`. */
async function visit<Result>(
  { site: { browser, edge, state }, signedIn, shows, ...options }: VisitOptions,
  run: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...window1440,
    baseURL: edge.url,
    storageState: signedIn ? state : undefined,
  })
  const failures: string[] = []
  context.on('weberror', (failed) => failures.push(failed.error().message))
  await context.addInitScript(...watchScreen(shows))
  edge.take()
  try {
    const result = await run({ context, ...(await opened(context, options)) })
    if (failures.length > 0) throw new Error(`the page failed:\n  ${failures.join('\n  ')}`)
    return result
  } finally {
    await context.close()
  }
}

async function opened(
  context: BrowserContext,
  { path, speed, prepare }: Pick<VisitOptions, 'path' | 'speed' | 'prepare'>,
) {
  const page = await context.newPage()
  const { cpu, down, up, latency } = speeds[speed]
  const machine = await context.newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await machine.send('Network.enable')
  await machine.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  })
  await prepare?.(page)
  await page.goto(path, { waitUntil: 'commit' })
  const ready = await page.evaluate(() => window.screenWatch?.first)
  if (ready === undefined) throw new Error(`${path} is not looked at`)
  return { page, ready, readyAt: ready + (await page.evaluate(() => performance.timeOrigin)) }
}

/** Waits for the next click from now on; returns how long it took until something new was painted, ms. */
async function watching(page: Page, shows: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(
    (selector) => ({ took: window.screenWatch?.afterClick(selector) }),
    shows,
  )
  return async () => {
    const took = await watch.evaluate((watched) => watched.took)
    if (took === undefined) throw new Error('the page is not looked at')
    return took
  }
}

/** From a click until something new is painted, ms. */
async function clicked(page: Page, target: Locator, shows: string): Promise<number> {
  const took = await watching(page, shows)
  await target.click()
  return took()
}

/** Signs in at the speed of a password manager. */
export const signingIn = (site: Site, speed: Speed) =>
  visit({ site, speed, ...site.signIn, signedIn: false }, async ({ page, ready }) => {
    await wait(atRest)
    await page.locator('input[name=username]').fill(site.signIn.username)
    await page.locator('input[name=password]').fill(site.signIn.password)
    await wait(pause)
    const frame = await watching(page, site.signIn.leadsTo.frame)
    const content = await watching(page, site.signIn.leadsTo.content)
    await page.locator('button[type=submit]').click()
    return { ready, frame: await frame(), content: await content() }
  })

/** Looks at a first screen: when it was painted, and how much it had fetched by then, kB. */
export const looking = (site: Site, speed: Speed, screen: Screen) =>
  visit({ site, speed, ...screen, signedIn: true }, async ({ ready, readyAt }) => ({
    ready,
    kB: kilobytes(site.edge.take().filter(({ at }) => at <= readyAt)),
  }))

/** How much a first screen has fetched once it is at rest, kB. */
export const resting = (site: Site, screen: Screen) =>
  visit({ site, speed: 'full', ...screen, signedIn: true }, async () => {
    await wait(atRest)
    return kilobytes(site.edge.take())
  })

interface Walk {
  readonly from: Screen
  readonly to: Screen
  /** The entry of a screen in the menu. */
  readonly entry: (page: Page, screen: Screen) => Locator
}

/** Goes from a first screen to another through the menu and back; then visits again with everything in the cache. */
export const walking = (site: Site, speed: Speed, { from, to, entry }: Walk) =>
  visit({ site, speed, ...from, signedIn: true }, async ({ context, page }) => {
    await wait(atRest)
    const there = await clicked(page, entry(page, to), to.shows)
    await wait(pause)
    site.edge.take()
    const back = await clicked(page, entry(page, from), from.shows)
    await wait(pause)
    const requestsBack = site.edge.take().length
    await page.close()
    const again = await opened(context, { path: from.path, speed })
    return { there, back, requestsBack, again: again.ready }
  })

/** Opens the first dialog of a visit at rest: from the click until it is painted, ms. */
export const opening = (site: Site, speed: Speed, screen: Screen, button: string, shows: string) =>
  visit({ site, speed, ...screen, signedIn: true }, async ({ page }) => {
    await wait(atRest)
    return clicked(page, page.getByRole('button', { name: button, exact: true }), shows)
  })

/** The share of the fetched JavaScript that has run once a visit is at rest, in per cent. */
export const using = (site: Site, screen: Screen) => {
  const prepare = (page: Page) => page.coverage.startJSCoverage({ resetOnNavigation: false })
  return visit({ site, speed: 'full', ...screen, signedIn: true, prepare }, async ({ page }) => {
    await wait(atRest)
    const shares = new Map(
      (await page.coverage.stopJSCoverage()).map(({ url, source = '', functions }) => [
        url,
        usedShare(source.length, functions),
      ]),
    )
    const scripts = site.edge.take().filter(({ path }) => path.endsWith('.js'))
    const sizeOf = (part: (path: string) => number) =>
      scripts.reduce((sum, { path, whole }) => sum + whole * part(path), 0)
    // V8 does not count code that was fetched but never run.
    return (100 * sizeOf((path) => shares.get(site.edge.url + path) ?? 0)) / sizeOf(() => 1)
  })
}
