import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { RaRecord } from 'react-admin'
import { browserFlags, requireBrowser } from '../browser.mjs'
import type { Bench, Row } from './bench'
import { timing } from './measure'
import { directly, onPlatform } from './onPlatform'
import type { Cycle } from './tables/page'
import { window1440 } from './visitor'

const rounds = 11
const warmUp = 2
/** Rows of a page, and the share of react-admin's time that ours may take with that many. */
const limits = [
  { count: 100, mostRatio: 0.5 },
  { count: 500, mostRatio: 0.1 },
  { count: 1000, mostRatio: 0.05 },
] as const
const works = ['draw', 'sort', 'tick'] as const
const site = 'http://tables.test'

/**
 * Our table and react-admin's DataTable over the same rows from memory, each in the providers it needs and with its
 * library's own way of asking for rows. Ours has more in a row: states with colours, buttons that copy, row actions.
 */
const bench: Bench = {
  title: "A page of trades: our table against react-admin's DataTable (built, Chromium, rows from memory)",
  async run(dataDir) {
    const records = await tradesOf(dataDir, 1000)
    const browser = await chromium.launch({
      executablePath: requireBrowser(),
      args: [...browserFlags, '--js-flags=--expose-gc'],
    })
    try {
      const page = await (await browser.newContext(window1440)).newPage()
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      await openStage(page, records)
      const rows: Row[] = []
      for (const { count, mostRatio } of limits) {
        const cycles: { readonly [side in 'ours' | 'theirs']: Cycle[] } = { ours: [], theirs: [] }
        for (let round = 0; round < warmUp + rounds; round++)
          for (const side of ['ours', 'theirs'] as const) {
            const cycle = await run(page, side, count)
            if (round >= warmUp) cycles[side].push(cycle)
          }
        for (const work of works)
          rows.push({
            what: `${work}, ${count} rows`,
            time: timing(cycles.ours.map((cycle) => cycle[work])),
            against: { what: 'DataTable', time: timing(cycles.theirs.map((cycle) => cycle[work])) },
            mostRatio,
            counts: [{ what: 'rows in the document', value: cycles.ours[0]?.drawn ?? 0 }],
          })
      }
      if (failures.length > 0) throw new Error(`the page failed:\n  ${failures.join('\n  ')}`)
      return rows
    } finally {
      await browser.close()
    }
  },
}

/** The newest trades of the reference platform, as the console's data provider gives them. */
const tradesOf = (dataDir: string, count: number): Promise<RaRecord[]> =>
  onPlatform(dataDir, directly, async (ask) => {
    const records: RaRecord[] = []
    for (let page = 1; records.length < count; page++) {
      const { items } = await ask(`/user/tradelist?page=${page}&limit=100`)
      records.push(...items.map((item) => ({ ...item, id: String(item.trade_no) })))
    }
    return records
  })

/** Opens the built page without a server: its files are handed to the browser as it asks for them. */
async function openStage(page: Page, records: readonly RaRecord[]): Promise<void> {
  const folder = resolve('dist/tables')
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({
      path: join(folder, pathname === '/' ? 'tests/bench/tables/index.html' : pathname),
    })
  })
  await page.goto(site)
  await page.waitForFunction(() => window.runCycle !== undefined)
  await page.evaluate((rows) => {
    window.records = rows
  }, records)
}

async function run(page: Page, side: 'ours' | 'theirs', count: number): Promise<Cycle> {
  const cycle = await page.evaluate(([name, rows]) => window.runCycle?.(name, rows), [side, count] as const)
  if (!cycle) throw new Error('the page is not ready')
  return cycle
}

export default bench
