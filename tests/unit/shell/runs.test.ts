import { describe, expect, test } from 'vitest'
import type { RunCounts, RunInfo } from '@/runs/run'
import { losesByReload, newsOf, standingOf } from '@/shell/runs/standing'

const none: RunCounts = { total: 10, done: 0, failed: 0, unknown: 0, waiting: 10 }
const half = { ...none, done: 5, waiting: 5 }
const all = { ...none, done: 10, waiting: 0 }
const some = { ...all, done: 8, failed: 2 }

const run = (change: Partial<RunInfo> = {}): RunInfo => ({
  id: 'one',
  kind: 'action',
  area: 'demo/shop',
  action: 'delist',
  state: 'running',
  counts: half,
  startedAt: 0,
  can: [],
  ...change,
})

/** The reported messages, in short. */
const told = (before: RunInfo[], now: RunInfo[], isSeen: (id: string) => boolean = () => false) =>
  newsOf(before, now, isSeen).map((news) =>
    news.about === 'interrupted'
      ? `interrupted ${news.runs.map(({ id }) => id)}`
      : `${news.about} ${news.run.id}`,
  )

describe('the operator is told', () => {
  const finished = run({ state: 'finished', counts: all })
  const stalled = run({ state: 'paused', stalled: 'unreachable' })
  const interrupted = run({ state: 'interrupted' })
  const other = run({ id: 'other', state: 'interrupted' })

  test.each<[what: string, before: RunInfo[], now: RunInfo[], news: string[]]>([
    ['of a run that ends', [run()], [finished], ['end one']],
    ['of one stopped half way', [run({ state: 'stopping' })], [run({ state: 'stopped' })], ['end one']],
    ['nothing while it gets on', [run({ counts: none })], [run()], []],
    ['nothing of one that was at its end when it was first seen', [], [finished], []],
    ['nothing of one taken back', [run({ state: 'undo' })], [run({ state: 'stopped', counts: none })], []],
    ['of a run that stands still by itself', [run()], [stalled], ['stall one']],
    ['once', [stalled], [stalled], []],
    ['of another reason for it', [stalled], [{ ...stalled, stalled: 'session' }], ['stall one']],
    ['nothing of one that was told to pause', [run()], [run({ state: 'paused' })], []],
    ['of all that were interrupted, together', [], [interrupted, other], ['interrupted one,other']],
    ['of those only once', [interrupted, other], [interrupted, other], []],
    ['nothing of those that are gone', [run()], [], []],
  ])('%s', (_, before, now, news) => {
    expect(told(before, now)).toEqual(news)
  })

  test('nothing of a run that is before him, and of the others all the same', () => {
    const before = [run(), run({ id: 'other' })]
    const now = [finished, { ...finished, id: 'other' }]
    expect(told(before, now, (id) => id === 'one')).toEqual(['end other'])
    expect(told(before, [stalled], (id) => id === 'one')).toEqual([])
  })
})

test('the runs are counted by how they stand, and their way is that of those at work', () => {
  const runs = [
    run({ state: 'finished', counts: some }),
    run({ state: 'finished', counts: { ...all, done: 9, unknown: 1 } }),
    run({ state: 'interrupted' }),
    run({ counts: none }),
    run({ state: 'pausing', counts: { ...half, done: 3, failed: 2 } }),
  ]
  expect(standingOf(runs)).toEqual({ atWork: 2, toSee: 2, failed: 2, ended: 2, percent: 25 })
  expect(standingOf([])).toEqual({ atWork: 0, toSee: 0, failed: 0, ended: 0, percent: 0 })
})

test.each([
  ['a run under way', run(), true],
  ['one that can still be taken back: it would not be sent', run({ state: 'undo' }), true],
  ['one that waits for the operator', run({ state: 'paused' }), false],
  ['one that has ended', run({ state: 'finished' }), false],
  ['one that waits, and lives in this page alone', run({ fleeting: true, state: 'paused' }), true],
  ['one that lived in this page alone, and has ended', run({ fleeting: true, state: 'finished' }), false],
  ['an export whose file nobody has saved', run({ kind: 'export', state: 'finished', unsaved: true }), true],
])('whether the browser asks before a reload, for the sake of %s', (_, one, asks) => {
  expect(losesByReload(one)).toBe(asks)
})
