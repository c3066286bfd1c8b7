import { afterEach, beforeEach, vi } from 'vitest'
import type { RunInfo, RunRow, RunStep } from '@/runs'
import { createRuns } from '@/runs/runs'
import { createDisk } from './memoryJournal'
import { createPlatform, shops } from './platform'

/** Timers of the tests' own, from a day in 2026 on. */
export const fakeTimes = () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Records to do something with: `1` to `count`. */
export const records = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `Shop ${index + 1}` }))

/** A console in which one run is done, with pages that come and go. */
export const createConsole = () => {
  /** What may be another in the next page. */
  const browser = { mark: 'operator', isHeldElsewhere: false, beforeHold: () => {} }
  const disk = createDisk()
  const platform = createPlatform()
  const told: RunRow[] = []
  let id = ''

  const openPage = () => {
    const onDisk = disk.page()
    const online = platform.page()
    const runs = createRuns({
      journal: onDisk.journal,
      ownership: {
        claim: async () => {
          browser.beforeHold()
          return browser.isHeldElsewhere ? undefined : () => {}
        },
      },
      mark: () => browser.mark,
      delays: [10, 20],
    })
    vi.spyOn(online.context.queryClient, 'invalidateQueries').mockImplementation(async () => {
      refreshed += 1
    })
    const leave = () => {
      onDisk.leave()
      online.leave()
    }
    return { runs, context: online.context, leave }
  }
  let page = openPage()
  let refreshed = 0

  const info = (): RunInfo => {
    const found = page.runs.get(id)
    if (!found) throw new Error('no such run')
    return found
  }
  /** How the run stands, in a line. */
  const says = () => {
    const { state, counts } = info()
    const { done, failed, unknown, waiting } = counts
    return `${state}: ${done} done, ${failed} failed, ${unknown} unknown, ${waiting} waiting`
  }
  return {
    browser,
    disk,
    platform,
    told,
    /** Begins the run. */
    start: (action: string, count: number, input = {}) => {
      id = page.runs.startAction(
        { resource: shops, action, records: records(count), input, onRows: (rows) => told.push(...rows) },
        page.context,
      )
    },
    startImport: (names: readonly string[]) => {
      const rows = names.map((name, index) => ({ id: String(index + 2), name, data: { name } }))
      id = page.runs.startImport({ resource: shops, rows }, page.context)
    },
    step: (step: RunStep) => page.runs.step(id, step, page.context),
    clear: () => page.runs.clear(),
    info,
    list: () => page.runs.list(),
    /** Whether the page knows of the run. */
    isKnown: () => page.runs.get(id) !== undefined,
    /** How often the lists of the area were asked for again. */
    refreshed: () => refreshed,
    rows: () => page.runs.rowsOf(id),
    says,
    /** Lets time pass, and says how the run stands then. */
    after: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return says()
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The operator comes back to the window. */
    comeBack: () => page.runs.restore(async (name) => (name === 'shops/shop' ? shops : undefined)),
    /** How many runs other windows have. */
    elsewhere: () => page.runs.countInOtherWindows(),
    /** The page is gone, without a word; another one is opened. */
    reload: async (resourceOf = async (name: string) => (name === 'shops/shop' ? shops : undefined)) => {
      page.leave()
      page = openPage()
      await page.runs.restore(resourceOf)
    },
  }
}
