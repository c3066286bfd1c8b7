import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRun } from '@/runs/journal'
import { restoreSnapshot } from '@/runs/recall'
import { isAtWork } from '@/runs/run'
import { forAllAsync } from '../cases'
import { createConsole, fakeTimes } from './console'
import type { Fortune } from './platform'

fakeTimes()

const steps = ['undo', 'pause', 'resume', 'stop', 'retry', 'check'] as const

const events = fc.array(
  fc.record({
    /** Before it happens, ms. */
    wait: fc.nat(60),
    what: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...steps) },
      { weight: 1, arbitrary: fc.constantFrom('crash', 'unreachable', 'reachable') },
    ),
  }),
  { maxLength: 12 },
)

const fortunes = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fortune>('well') },
    { weight: 4, arbitrary: fc.constantFrom<Fortune>('lost', 'unanswered', 'slow', 'refused', 'session') },
  ),
  { maxLength: 30 },
)

const cases = fc.record({
  action: fc.constantFrom('close', 'open', 'clear'),
  fortunes,
  /** Ids that are refused once, and ids that are always refused. */
  once: fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
  gone: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 5 }),
  events,
})

it('does each row once at the most, and says of each what the platform says', async () => {
  await forAllAsync([cases], { runs: 60 }, async ({ action, fortunes, once, gone, events }) => {
    const { platform, disk, start, step, pass, reload, info, rows, isKnown } = createConsole()
    const total = action === 'open' ? 40 : 340
    const fates = [...fortunes]
    const refused = new Set(once.map(String))
    const missing = new Set(gone.map(String))
    platform.fortune = () => fates.shift() ?? 'well'
    platform.refuses = (id) => (missing.has(id) ? 10102 : refused.delete(id) ? 10500 : undefined)
    const wrong: string[] = []
    let isResumed = false
    platform.onSending = ({ requestId, ids, at }) => {
      if (ids.length > (action === 'open' ? 1 : 100)) wrong.push(`${ids.length} at once`)
      const kept = [...disk.kept.values()].find(isRun)
      const chunk = kept && restoreSnapshot(kept).chunks.find((one) => one.requestId === requestId)
      if (chunk?.state !== 'doubt') wrong.push('sent before it was written down')
      // Unless its page disappeared, and the operator resumed it.
      if (action === 'clear' && !isResumed && at < Date.UTC(2026, 10, 20) + 5000) wrong.push('sent too early')
    }
    const isTrue = () => {
      if (!isKnown()) return
      const { counts } = info()
      expect(counts.done + counts.failed + counts.unknown + counts.waiting).toBe(total)
      const untrue = rows().filter(({ id, state }) => {
        const times = platform.done.get(id) ?? 0
        // What is known to have failed, or not to have been sent, was not done.
        const wasNot = state === 'failed' || (state === 'waiting' && !isAtWork(info()))
        return times > 1 || (state === 'done' && times !== 1) || (wasNot && times > 0)
      })
      expect(untrue).toEqual([])
      expect(wrong).toEqual([])
    }

    start(action, total)
    for (const { wait, what } of events) {
      await pass(wait)
      if (!isKnown()) break
      isTrue()
      if (what === 'crash') await reload()
      else if (what === 'unreachable' || what === 'reachable') platform.isReachable = what === 'reachable'
      else {
        isResumed ||= what === 'resume'
        step(what)
      }
    }

    platform.isReachable = true
    fates.length = 0
    await pass(10_000)
    for (let turn = 0; turn < 3 && isKnown(); turn += 1) {
      step('resume')
      await pass(10_000)
      step('check')
      await pass(10_000)
    }
    expect(platform.mostUnderWay).toBeLessThanOrEqual(action === 'open' ? 4 : 1)
    isTrue()
    if (!isKnown()) return
    const { state, counts } = info()
    expect(['stopped', 'finished']).toContain(state)
    expect(counts).toMatchObject({ unknown: 0, done: platform.done.size })
    expect(counts.waiting > 0).toBe(state === 'stopped')
    expect(rows().filter(({ state, reason }) => state === 'failed' && !reason)).toEqual([])
  })
}, 30_000)
