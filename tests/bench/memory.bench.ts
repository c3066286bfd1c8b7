import type { CDPSession, Page } from '@playwright/test'
import { paneId } from '@/shell/tabs/tabs'
import { goInside } from '../e2e/onPage'
import type { Bench, Row } from './bench'
import { timing } from './measure'
import { heapOf, visiting } from './visitor'

const dashboard = '/dashboard'
/** Areas and pages of every sort: with the dashboard as many as are kept alive at once. */
const paths = [
  '/merchant/merchant',
  '/merchant/pushlog',
  '/pay/tradelist',
  '/pay/refundlist',
  '/pay/complaintlist',
  '/sendsms/smslist',
  '/sendsms/sendsms',
  '/partnerfee/partnerfee',
  '/operationlog',
] as const

const switches = 200
const openings = 50
/** Warm-up rounds: until all code is loaded and compiled, and cached answers have been read. */
const before = { switches: 100, openings: 2 * paths.length }
/** How much a day's work may add to it, %. */
const most = 10

/**
 * How much the console's memory grows while an operator goes back and forth. Garbage is collected before each reading, so
 * something holds whatever is left: a leak shows as growth, a full cache does not.
 */
const bench: Bench = {
  title: 'Memory of the console after a long day in Chromium (SEED=standard, garbage collected)',
  seed: 'standard',
  run: (dataDir) =>
    visiting({ dataDir }, async ({ context }) => {
      const page = await context.newPage()
      const machine = await context.newCDPSession(page)
      await page.goto(dashboard)
      for (const path of paths) await open(page, path)
      return [
        await grown(machine, `${switches} switches between open tabs`, before.switches, switches, (round) =>
          switchTo(page, at(round)),
        ),
        await grown(
          machine,
          `${openings} pages closed and opened`,
          before.openings,
          openings,
          async (round) => {
            await tabOf(page, at(round)).click({ button: 'middle' })
            await paneOf(page, at(round)).waitFor({ state: 'detached' })
            await open(page, at(round))
          },
        ),
      ]
    }),
}

/** The pages in turn, never the same one twice in a row. */
const at = (round: number) => paths[(round * 4) % paths.length] ?? paths[0]

const tabOf = (page: Page, path: string) => page.locator(`[role=tab][aria-controls="${paneId(path)}"]`)
const paneOf = (page: Page, path: string) => page.locator(`[id="${paneId(path)}"]`)

/** Waits until a page shows its records or its form. */
const shown = (page: Page, path: string) =>
  paneOf(page, path).locator('[role=gridcell], textarea').first().waitFor()

/** Goes to a page as a link of the console does. */
async function open(page: Page, path: string): Promise<void> {
  await goInside(page, path)
  await shown(page, path)
}

async function switchTo(page: Page, path: string): Promise<void> {
  await tabOf(page, path).click()
  await shown(page, path)
}

/** Repeats something until it is warm, then a number of times, and returns how much the heap has grown. */
async function grown(
  machine: CDPSession,
  what: string,
  warmUp: number,
  rounds: number,
  once: (round: number) => Promise<void>,
): Promise<Row> {
  const samples: number[] = []
  for (let round = 0; round < warmUp; round++) await once(round)
  const least = await heapOf(machine)
  for (let round = warmUp; round < warmUp + rounds; round++) {
    const began = performance.now()
    await once(round)
    samples.push(performance.now() - began)
  }
  const after = await heapOf(machine)
  const growth = Math.round((after / least - 1) * 1000) / 10
  const { nodes, jsEventListeners } = await machine.send('Memory.getDOMCounters')
  return {
    what,
    time: timing(samples),
    counts: [
      { what: 'MB of heap before', value: least },
      { what: 'MB after', value: after },
      { what: '% more', value: growth, most },
      { what: 'nodes', value: nodes },
      { what: 'listeners', value: jsEventListeners },
    ],
  }
}

export default bench
