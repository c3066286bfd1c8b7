import type { Page } from '@playwright/test'
import { middleOf, type Point } from '../e2e/onPage'
import type { Bench } from './bench'
import { timing } from './measure'
import { tenPaths } from './tenPaths'
import { heapOf, visiting } from './visitor'

const rowsOfPage = 50
const warmUp = tenPaths.length
const rounds = 10 * tenPaths.length
/** How far to jump between tabs: every tab follows every other at each distance, and never the one just left. */
const step = 3
/** A wait that an operator does not notice, ms. */
const limit = 100

/**
 * From releasing the mouse button on one tab until the page of the other is painted, with ten pages kept alive. A click on the
 * tab that is already open changes nothing: that time is the browser's share.
 */
const bench: Bench = {
  title: `A switch between ${tenPaths.length} kept tabs of ${rowsOfPage} rows in Chromium (SEED=full, the console over ten lists of trades)`,
  run: (dataDir) =>
    visiting({ dataDir, folder: 'dist/ten-lists' }, async ({ context }) => {
      const page = await context.newPage()
      const machine = await context.newCDPSession(page)
      await openAll(page)
      const clicks = await page.evaluateHandle(watchClicks)
      const click = async ({ x, y }: Point): Promise<number> => {
        await page.mouse.click(x, y)
        const took = await clicks.evaluate((watched) => watched.last())
        // Let the page come to rest before leaving it.
        await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)))
        return took
      }
      const tabs = await Promise.all(tenPaths.map((path) => middleOf(tabOf(page, path))))
      const heapBefore = await heapOf(machine)
      let requests = 0
      // At each new address, the browser looks up the page's icon in its own cache.
      machine.on('Network.responseReceived', ({ response }) => {
        if (!response.fromDiskCache) requests += 1
      })
      machine.on('Network.loadingFailed', () => {
        requests += 1
      })
      await machine.send('Network.enable')
      const switching: number[] = []
      for (let round = 0; round < warmUp + rounds; round++)
        switching.push(await click(at(tabs, round * step)))
      const asked = requests
      const staying: number[] = []
      for (let round = 0; round < rounds; round++)
        staying.push(await click(at(tabs, (warmUp + rounds - 1) * step)))
      return [
        {
          what: 'to another tab',
          time: timing(switching.slice(warmUp)),
          most: limit,
          against: { what: 'to the tab that is open', time: timing(staying) },
          counts: [
            { what: 'requests', value: asked, most: 0 },
            { what: 'elements', value: await page.locator('*').count() },
            { what: 'MB of heap before', value: heapBefore },
            { what: 'MB after', value: await heapOf(machine) },
          ],
        },
      ]
    }),
}

const tabOf = (page: Page, path: string) => page.locator(`[role=tab][href^="${path}?"]`)

/** Wraps around. */
const at = <T>(all: readonly T[], place: number): T => {
  const one = all[place % all.length]
  if (one === undefined) throw new RangeError('nothing to go around')
  return one
}

/**
 * Opens the lists as an operator has them: their tabs outlive a reload of the page, and a click then fetches their content. All
 * of this takes less time than an answer of the platform stays fresh.
 */
async function openAll(page: Page): Promise<void> {
  for (const path of tenPaths) {
    await page.goto(`${path}?perPage=${rowsOfPage}`)
    await tabOf(page, path).waitFor()
  }
  for (const path of tenPaths) {
    await tabOf(page, path).click()
    await page.getByRole('gridcell').first().waitFor()
  }
  const kept = await page
    .getByRole('tabpanel', { includeHidden: true })
    .evaluateAll((panes) =>
      panes.map((pane) => pane.querySelectorAll('[role=row]:has([role=gridcell])').length),
    )
  if (kept.length !== tenPaths.length || kept.some((rows) => rows !== rowsOfPage))
    throw new Error(`wanted ${tenPaths.length} pages of ${rowsOfPage} rows, found ${kept.join(', ')}`)
}

/** Runs in the page: times every click on a tab until the frame after the first one that shows its records. */
function watchClicks() {
  let last = Promise.resolve(0)
  const time = (from: number, shown: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!shown()) requestAnimationFrame(look)
        else requestAnimationFrame(() => resolve(performance.now() - from))
      }
      requestAnimationFrame(look)
    })
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const tab = target instanceof Element ? target.closest('[role=tab]') : null
      const pane = document.getElementById(tab?.getAttribute('aria-controls') ?? '')
      last = time(timeStamp, () => pane?.querySelector('[role=gridcell]')?.checkVisibility() === true)
    },
    true,
  )
  return { last: () => last }
}

export default bench
