import type { CDPSession, Page } from '@playwright/test'
import { ask } from '../e2e/onPage'
import type { Bench, Row } from './bench'
import { timing } from './measure'
import { heapOf, megabytes, visiting } from './visitor'
import { watchPage } from './watchPage'

const rounds = 3
const lanes = 4
/** Rows of one answer. */
const limit = 100
const list = '/pay/tradelist'

/**
 * Exports every trade of a large partner to a file: how long it takes compared with only reading the same pages, and how
 * responsive the page stays.
 */
const bench: Bench = {
  title: 'Export of all trades in Chromium (SEED=full, built console and server on one port)',
  run: (dataDir) =>
    visiting({ dataDir, flags: ['--enable-precise-memory-info'] }, async ({ context }) => {
      const { total } = await ask<{ total: number }>(context, 'tradelist?limit=10')
      if (total < 100_000) throw new Error(`${total} trades are too few`)
      const page = await context.newPage()
      const machine = await context.newCDPSession(page)
      await page.goto(list)
      await page.getByRole('gridcell').first().waitFor()
      const runs = { CSV: [] as Export[], XLSX: [] as Export[] }
      const bare: number[] = []
      // One round of each in turn, the first of them to warm up.
      for (let round = 0; round <= rounds; round++) {
        bare.push(await page.evaluate(readBare, { pages: Math.ceil(total / limit), lanes, limit }))
        runs.CSV.push(await exportAs(page, machine, 'CSV'))
        runs.XLSX.push(await exportAs(page, machine, 'XLSX'))
      }
      const against = { what: 'reading the same pages alone', time: timing(bare.slice(1)) }
      const row = (format: 'CSV' | 'XLSX', mostRatio?: number): Row => ({
        what: `${total} trades as ${format}`,
        time: timing(runs[format].slice(1).map(({ ms }) => ms)),
        against,
        ...(mostRatio !== undefined && { mostRatio }),
        counts: countsOf(runs[format], total),
      })
      return [row('CSV', 1.5), row('XLSX')]
    }),
}

interface Export {
  readonly ms: number
  readonly written: number
  /** Longest task of the page's main thread, ms. */
  readonly longest: number
  /** Megabytes of objects in use before the export, their peak, and after. */
  readonly heap: readonly [before: number, most: number, after: number]
  readonly file: number
}

const countsOf = (exports: readonly Export[], total: number) => {
  const most = (of: (one: Export) => number) => Math.max(...exports.map(of))
  return [
    { what: 'rows missing or too many', value: most(({ written }) => Math.abs(total - written)), most: 0 },
    { what: 'ms the longest task of the page', value: Math.round(most(({ longest }) => longest)), most: 100 },
    { what: 'MB of heap before', value: most(({ heap }) => heap[0]) },
    { what: 'MB at the most', value: most(({ heap }) => heap[1]) },
    { what: 'MB after', value: most(({ heap }) => heap[2]) },
    { what: 'MB the file', value: most(({ file }) => file) },
  ]
}

/** From the click that begins it until the dialog says how many rows were written. */
async function exportAs(page: Page, machine: CDPSession, format: 'CSV' | 'XLSX'): Promise<Export> {
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(`^${format}`) }).check()
  const before = await heapOf(machine)
  const watched = await page.evaluateHandle(watchPage)
  const saved = page.waitForEvent('download', { timeout: 0 })
  const started = performance.now()
  await dialog.getByRole('button', { name: /^导出 / }).click()
  const ending = dialog.getByText(/^已写入 [\d,]+ 条/)
  await ending.waitFor({ timeout: 0 })
  const ms = performance.now() - started
  const { longest, most } = await watched.evaluate((page) => page.seen())
  const written = Number(/[\d,]+/.exec((await ending.textContent()) ?? '')?.[0].replaceAll(',', ''))
  const file = await (await saved).createReadStream()
  let bytes = 0
  for await (const part of file) bytes += part.length
  await dialog.getByRole('button', { name: '关闭' }).click()
  await dialog.waitFor({ state: 'detached' })
  return { ms, written, longest, heap: [before, most, await heapOf(machine)], file: megabytes(bytes) }
}

interface Reading {
  readonly pages: number
  readonly lanes: number
  readonly limit: number
}

/** Runs in the page: reads the pages of the list and ignores the result. */
async function readBare({ pages, lanes, limit }: Reading): Promise<number> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).values()
  const started = performance.now()
  const lane = async () => {
    for (const page of numbers) {
      const answer = await fetch(`/api/user/tradelist?page=${page}&limit=${limit}&sort=-create_time`)
      await answer.json()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return performance.now() - started
}

export default bench
