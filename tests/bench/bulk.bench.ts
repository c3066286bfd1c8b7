import { cpSync } from 'node:fs'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { ask } from '../e2e/onPage'
import { resume, runOnTicked, targetsOf, watchCalls } from '../e2e/runs'
import type { Bench, Row } from './bench'
import { sideBySide, timing } from './measure'
import { inFolder } from './seeded'
import { visiting } from './visitor'

const rowsOfRun = 1000
/** One account may clear this many grants without a second person. */
const refusedRows = 20
const lanes = 4
/** A thousand calls take half a minute on a slow machine. */
const patience = 300_000
const shops = `/merchant/merchant?perPage=${rowsOfRun}&filter=${encodeURIComponent(
  '{"grant_status":"GRANTED","sync_status":"RUNNING"}',
)}`

/** The runner over the reference platform: does it count correctly when much goes wrong, and what does it cost? */
const bench: Bench = {
  title: `Bulk runs of ${rowsOfRun} rows in Chromium (SEED=full, built console and server on one port)`,
  run: (dataDir) =>
    inFolder((copy) => {
      // Runs change the data.
      cpSync(dataDir, copy, { recursive: true })
      return visiting({ dataDir: copy }, async ({ context }) => {
        context.setDefaultTimeout(patience)
        return [await muchGoesWrong(context), ...(await throughput(context))]
      })
    }),
}

const tickPage = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByText(`已选 ${rowsOfRun.toLocaleString('en')} 条`).waitFor()
}

interface Target {
  readonly op: string
  readonly app_id: string
  readonly seller_nick: string
}

/**
 * Pauses a thousand shops. One in twenty has lost its grant since it was ticked. One answer is lost on the way back, one call
 * never arrives, and the page is reloaded halfway through.
 */
async function muchGoesWrong(context: BrowserContext): Promise<Row> {
  const page = await context.newPage()
  let reloaded = () => {}
  const cutOff = new Promise<void>((resolve) => {
    reloaded = resolve
  })
  /** Waits until the client gives up a call that is held back. */
  const givenUp = (route: Route) =>
    page.waitForEvent('requestfailed', (request) => request === route.request())
  const fates: { readonly [call: number]: (route: Route) => Promise<unknown> } = {
    3: async (route) => {
      const lost = givenUp(route)
      await route.fetch()
      await lost
    },
    5: givenUp,
    8: async (route) => {
      await route.fetch()
      reloaded()
    },
  }
  const calls = await watchCalls(context, '/user/syncpause')
  // Nothing answers the routes of a page that is gone.
  calls.treat((route, number) => (fates[number]?.(route) ?? route.continue()).catch(() => undefined))

  await tickPage(page, shops)
  const { items } = await ask<{ items: readonly Target[] }>(
    context,
    'merchantlist?limit=100&grant_status=GRANTED&sync_status=RUNNING',
  )
  await ask(context, 'cleargrant', {
    targets: items
      .filter((_, index) => index % 2 === 0)
      .slice(0, refusedRows)
      .map(({ op, app_id, seller_nick }) => ({ op, app_id, seller_nick })),
  })
  const before = await pausedShops(context)
  const started = performance.now()
  page.on('dialog', (question) => void question.accept())
  await runOnTicked(page, '暂停同步')
  await cutOff
  await page.reload()
  calls.treat((route) => route.continue().catch(() => undefined))
  const panel = await resume(page)
  const ending = panel.getByText(/处理完成：成功 [\d,]+ 条，失败 [\d,]+ 条/).first()
  await ending.waitFor()
  const took = performance.now() - started
  const [done = 0, failed = 0] =
    ((await ending.textContent()) ?? '')
      .match(/[\d,]+(?= 条)/g)
      ?.map((figure) => Number(figure.replaceAll(',', ''))) ?? []
  const paused = (await pausedShops(context)) - before
  const sent = calls.sent(targetsOf)
  await page.close()
  return {
    what: `${rowsOfRun} rows: ${refusedRows} refused, an answer lost, a call lost, a reload`,
    time: timing([took]),
    counts: [
      { what: 'done', value: done },
      { what: 'failed', value: failed },
      { what: 'calls', value: calls.count() },
      {
        what: 'rows counted wrongly',
        value:
          Math.abs(done - (rowsOfRun - refusedRows)) +
          Math.abs(failed - refusedRows) +
          Math.abs(paused - done) +
          Math.abs(sent.size - rowsOfRun),
        most: 0,
      },
      {
        what: 'rows sent under a second id',
        value: [...sent.values()].filter((ids) => ids.size > 1).length,
        most: 0,
      },
    ],
  }
}

const pausedShops = async (context: BrowserContext): Promise<number> =>
  (await ask<{ total: number }>(context, 'merchantlist?sync_status=PAUSED')).total

/**
 * One call for each of a thousand trades, four at a time. Through the console, journal and all: behind another tab, as when the
 * operator goes on with other work, and with the dialog open. Compared with only the calls. Timed from the first call sent to the
 * last one answered, with other trades each time.
 */
async function throughput(context: BrowserContext): Promise<Row[]> {
  const page = await context.newPage()
  const spent = { behind: [] as number[], open: [] as number[], bare: [] as number[] }
  let number = 0
  const tickNext = async () => {
    number += 1
    await tickPage(page, `/pay/tradelist?perPage=${rowsOfRun}&page=${number}`)
    return page.evaluateHandle(timeCalls, '/api/user/querytrade')
  }
  const throughConsole = async (way: 'behind' | 'open') => {
    const watched = await tickNext()
    await runOnTicked(page, '同步状态')
    if (way === 'behind') {
      await page.getByRole('button', { name: '在后台继续' }).click()
      await page.getByRole('tab', { name: '首页' }).click()
    }
    // Nothing may look at the page while waiting.
    spent[way].push(await watched.evaluate((calls, count) => calls.spentOn(count), rowsOfRun))
    // Behind another tab, a toast reports it.
    await page
      .getByText(`${rowsOfRun.toLocaleString('en')} 条全部成功`)
      .first()
      .waitFor()
  }
  await sideBySide(
    {
      behind: () => throughConsole('behind'),
      open: () => throughConsole('open'),
      bare: async () => {
        const watched = await tickNext()
        const query = 'limit=100&sort=-create_time'
        const tradeNos = await page.evaluate(readTrades, { query, from: (number - 1) * 10 + 1, pages: 10 })
        if (tradeNos.length !== rowsOfRun) throw new Error(`${tradeNos.length} trades`)
        await page.evaluate(bareLoop, { tradeNos, lanes })
        spent.bare.push(await watched.evaluate((calls, count) => calls.spentOn(count), rowsOfRun))
      },
    },
    { rounds: 3, warmUp: 1 },
  )
  await page.close()
  const against = { what: 'a bare loop of the same calls', time: timing(spent.bare.slice(1)) }
  const what = `${rowsOfRun} single calls, ${lanes} at a time`
  return [
    // Throughput of at least 0.9.
    { what: `${what}, behind another tab`, time: timing(spent.behind.slice(1)), against, mostRatio: 1 / 0.9 },
    { what: `${what}, the dialog open`, time: timing(spent.open.slice(1)), against },
  ]
}

/** Runs in the page: how long a number of calls to a path take, from the start of the first to the end of the last, ms. */
function timeCalls(path: string) {
  const entries: PerformanceEntry[] = []
  let hear = () => {}
  const observer = new PerformanceObserver((list) => {
    entries.push(...list.getEntries().filter(({ name }) => new URL(name).pathname === path))
    hear()
  })
  performance.setResourceTimingBufferSize(10_000)
  observer.observe({ type: 'resource' })
  return {
    spentOn: (count: number) =>
      new Promise<number>((resolve) => {
        hear = () => {
          if (entries.length < count) return
          const first = Math.min(...entries.map(({ startTime }) => startTime))
          resolve(Math.max(...entries.map(({ startTime, duration }) => startTime + duration)) - first)
        }
        hear()
      }),
  }
}

interface Span {
  readonly query: string
  readonly from: number
  readonly pages: number
}

/** Runs in the page: the numbers of trades of some pages. */
async function readTrades({ query, from, pages }: Span): Promise<string[]> {
  const numbers: string[] = []
  for (let page = from; page < from + pages; page++) {
    const answer = await fetch(`/api/user/tradelist?${query}&page=${page}`)
    const { data }: { data: { items: readonly { trade_no: string }[] } } = await answer.json()
    numbers.push(...data.items.map(({ trade_no }) => trade_no))
  }
  return numbers
}

/** Runs in the page: a call for each trade, and nothing else. */
async function bareLoop({ tradeNos, lanes }: { tradeNos: readonly string[]; lanes: number }): Promise<void> {
  const token = /Admin-Token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  const waiting = tradeNos.values()
  const lane = async () => {
    for (const trade_no of waiting) {
      const request_id = crypto.randomUUID()
      const answer = await fetch('/api/user/querytrade', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Token': token },
        body: JSON.stringify({ trade_no, request_id }),
      })
      await answer.json()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

export default bench
