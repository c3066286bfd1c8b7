import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRunLog, type Journal, type Note } from '@/runs/journal'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A journal that takes 10 ms for each write, and its content. */
const slowJournal = (refuse = false) => {
  const written: { readonly notes: readonly Note[]; readonly strict: boolean }[] = []
  const removed: string[] = []
  const journal: Journal = {
    append: async (_, notes, strict) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      if (refuse) throw new DOMException('full', 'QuotaExceededError')
      written.push({ notes, strict })
    },
    load: async () => [],
    remove: async (id) => {
      removed.push(id)
    },
    clear: async () => {},
  }
  const kinds = () => written.map(({ notes }) => notes.map(({ kind }) => kind))
  return { written, kinds, removed, log: createRunLog(journal, 'a run', 1) }
}

const round = { base: 'abc', plannedAt: 0, size: 1, rows: [0, 1] }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('writes the plan together with the first calls, and waits for both', async () => {
  const { log, kinds, written } = slowJournal()
  log.round(round)
  expect(log.covers(0)).toBe(false)
  const covered = vi.fn()
  log.cover(0).then(covered)
  await pass(9)
  expect(covered).not.toHaveBeenCalled()
  await pass(1)
  expect(covered).toHaveBeenCalled()
  expect(kinds()).toEqual([['round', 'covered']])
  expect(written[0]?.strict).toBe(true)
  expect([log.covers(0), log.covers(63), log.covers(64)]).toEqual([true, true, false])
})

it('writes ahead of need, so that no call waits', async () => {
  const { log } = slowJournal()
  log.cover(0)
  await pass(10)
  for (let number = 0; number < 100; number += 1) {
    expect(log.covers(number)).toBe(true)
    await pass(2)
  }
})

it('gathers outcomes, and writes those of before with what is covered next', async () => {
  const { log, kinds } = slowJournal()
  log.settled([[0]], Date.now())
  await pass(50)
  log.settled([[1]], Date.now())
  await pass(60)
  expect(kinds()).toEqual([['settled', 'settled']])
  log.settled([[2]], Date.now())
  log.cover(0)
  await pass(10)
  expect(kinds()[1]).toEqual(['settled', 'covered'])
})

it('covers nothing once the run rests, also when that was being written', async () => {
  const { log, kinds } = slowJournal()
  log.cover(0)
  await pass(10)
  expect(log.covers(12)).toBe(true)
  log.rest([])
  await pass(20)
  expect(kinds()).toEqual([['covered'], ['covered'], ['rest']])
  expect(log.covers(0)).toBe(false)
})

it('holds nothing up where the browser refuses, and leaves no half of a run behind', async () => {
  const { log, removed } = slowJournal(true)
  await Promise.all([log.cover(0), pass(10)])
  expect(log.covers(500)).toBe(true)
  expect(removed).toEqual(['a run'])
})

it('gives a browser up that does not answer: the run goes on without it', async () => {
  const never = () => new Promise<never>(() => {})
  const log = createRunLog({ append: never, load: never, remove: never, clear: never }, 'a run', 1)
  log.round(round)
  const covered = vi.fn()
  log.cover(0).then(covered)
  await pass(4900)
  expect(covered).not.toHaveBeenCalled()
  await pass(200)
  expect(covered).toHaveBeenCalled()
  expect(log.isKept()).toBe(false)
})
