import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Journal, Kept } from '@/runs/journal'
import type { LeftOutRow, RunInfo, RunRow, RunStep } from '@/runs/run'
import { createRuns } from '@/runs/runs'
import { createPlatform, shops } from './platform'

/** Fake timers, starting on a day in 2026. */
export const fakeTimes = () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }))
  afterEach(() => vi.useRealTimers())
}

/** Records to run actions on: `1` to `count`. */
export const records = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), name: `Shop ${index + 1}` }))

/** A disk, and the journals of pages that write on it. What a page has not written when it goes is lost. */
export const createDisk = () => {
  const kept = new Map<string, Kept>()
  const page = () => {
    let isGone = false
    const later = (write: () => void) =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          if (isGone) return
          write()
          resolve()
        }, 2),
      )
    const journal: Journal = {
      append: (id, notes, _strict, header) => {
        const copy = structuredClone(notes)
        return later(() => {
          const before = kept.get(id)
          const about = header ?? before?.header
          if (about) kept.set(id, { header: about, notes: [...(before?.notes ?? []), ...copy] })
        })
      },
      load: async () => [...kept.values()],
      remove: (id) => later(() => kept.delete(id)),
      clear: () => later(() => kept.clear()),
    }
    return {
      journal,
      leave: () => {
        isGone = true
      },
    }
  }
  return { kept, page }
}

/** A console with one run, and pages that come and go. */
export const createConsole = () => {
  /** Settings that may change for the next page. */
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

  const info = (): RunInfo => page.runs.get(id) ?? expect.fail('no such run')
  /** Starts the run. */
  const start = (action: string, count: number, input = {}, leftOut: readonly LeftOutRow[] = []) => {
    id = page.runs.startAction(
      {
        ...{ resource: shops, action, records: records(count), input, leftOut },
        onRows: (rows) => told.push(...rows),
      },
      page.context,
    )
  }
  /** The state of the run, in one line. */
  const says = () => {
    if (!page.runs.get(id)) return 'not known'
    const { state, counts } = info()
    const { done, failed, unknown, waiting } = counts
    return `${state}: ${done} done, ${failed} failed, ${unknown} unknown, ${waiting} waiting`
  }
  return {
    browser,
    disk,
    platform,
    told,
    start,
    /** Starts the run, and lets this many ms pass. */
    startFor: async (ms: number, action: string, count: number, input = {}) => {
      start(action, count, input)
      await vi.advanceTimersByTimeAsync(ms)
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
    /** Lets time pass, and returns the state of the run. */
    after: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return says()
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The operator comes back to the window. */
    comeBack: () => page.runs.restore(async (name) => (name === 'shops/shop' ? shops : undefined)),
    /** How many runs other windows have. */
    elsewhere: () => page.runs.countInOtherWindows(),
    /** The page disappears without notice, and another one opens. Returns the state of the run there. */
    reload: async (resourceOf = async (name: string) => (name === 'shops/shop' ? shops : undefined)) => {
      page.leave()
      page = openPage()
      await page.runs.restore(resourceOf)
      return says()
    },
  }
}
