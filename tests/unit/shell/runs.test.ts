import { describe, expect, test } from 'vitest'
import { labelLocales } from '@/declaration'
import { sayIn } from '@/i18n/say'
import type { RunCounts, RunInfo, RunState } from '@/runs/run'
import { sentenceOf, toneOf } from '@/screens/runs/sentence'
import { partTextsOf, rowTextOf } from '@/screens/runs/texts'
import { beforeTheEnd, losesByReload, newsOf, standingOf } from '@/shell/runs/standing'

const nothing: RunCounts = { total: 0, done: 0, failed: 0, unknown: 0, waiting: 0 }
const none = { ...nothing, total: 10, waiting: 10 }
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

  test('of a run that has ended while what tells of it was fetched, and of nothing else', () => {
    const now = [finished, { ...run(), id: 'other' }, { ...stalled, id: 'third' }]
    expect(told([...beforeTheEnd(now)], now)).toEqual(['end one', 'stall third'])
    expect(
      told(
        [...beforeTheEnd([run({ state: 'stopped', counts: none })])],
        [run({ state: 'stopped', counts: none })],
      ),
    ).toEqual([])
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

describe('how a run stands is said in one sentence with exact figures', () => {
  const speaking = (locale: string) => sayIn(locale, () => undefined)
  const say = speaking('zh')
  const at = (state: RunState, counts: Partial<RunCounts>, more: Partial<RunInfo> = {}) =>
    run({ state, counts: { ...nothing, ...counts }, ...more })

  const mixed = { total: 3, done: 1, failed: 1, waiting: 1 }
  const inDoubt = { total: 3, done: 2, unknown: 1 }
  const read = { total: 300, done: 200, waiting: 100 }
  const exported = { kind: 'export' } as const
  test.each<[string, RunInfo, 'success' | 'warning' | 'info']>([
    ['尚未发送，现在可以撤销', at('undo', { total: 3, waiting: 3 }), 'info'],
    ['已处理 1,250 / 12,000', at('running', { total: 12_000, done: 1250, waiting: 10_750 }), 'info'],
    ['已处理 2 / 3', at('running', mixed), 'warning'],
    ['已暂停：已处理 1 / 3', at('paused', { total: 3, done: 1, waiting: 2 }), 'info'],
    ['已取消，没有处理任何记录', at('stopped', { total: 3, waiting: 3 }), 'info'],
    ['已停止：成功 1 条，失败 1 条，未处理 1 条', at('stopped', mixed), 'warning'],
    ['3 条全部成功', at('finished', { total: 3, done: 3 }), 'success'],
    ['处理完成：成功 2 条，失败 1 条', at('finished', { total: 3, done: 2, failed: 1 }), 'warning'],
    ['处理完成：成功 2 条，失败 0 条，结果未知 1 条', at('finished', inDoubt), 'warning'],
    ['已读取 200 / 300', at('running', read, exported), 'info'],
    ['已写入 300 条', at('finished', { total: 300, done: 300 }, exported), 'success'],
    ['已写入 2 条，1 条未能读取', at('finished', { total: 3, done: 2, failed: 1 }, exported), 'warning'],
    ['已停止：已读取 200 条，100 条未读取', at('stopped', read, exported), 'info'],
  ])('%s', (sentence, info, tone) => {
    expect(sentenceOf(info, say)).toBe(sentence)
    expect(toneOf(info)).toBe(tone)
  })

  test.each([
    ['running', {}, '核实中'],
    ['stopping', {}, '核实中'],
    ['paused', {}, '结果未知'],
    ['finished', {}, '结果未知'],
    ['running', { cannotAsk: true }, '结果未知'],
  ] as const)('a row whose answer was lost, in a run that is %s (%o), counts as %s', (state, more, word) => {
    const lost = at(state, inDoubt, more)
    expect(say(partTextsOf(lost).unknown)).toBe(word)
    expect(say(rowTextOf('unknown', lost))).toBe(word)
  })

  test('says why a run stands still, and that it asks for a look', () => {
    const stalled = (why: 'unreachable' | 'session') =>
      at('paused', { total: 3, unknown: 1, waiting: 2 }, { stalled: why })
    expect(sentenceOf(stalled('unreachable'), say)).toMatch(/^无法连接平台，已自动暂停/)
    expect(sentenceOf(stalled('session'), say)).toMatch(/^登录已过期，已自动暂停/)
    expect(toneOf(stalled('session'))).toBe('warning')
    expect(toneOf(at('finished', { total: 1, done: 1 }, { problems: ['第 3 页未能读取'] }))).toBe('warning')
  })

  const open = ['undo', 'running', 'pausing', 'paused', 'stopping'] as const
  const over = ['stopped', 'interrupted', 'finished'] as const
  test.each(labelLocales)('every figure is filled in, in %s', (locale) => {
    for (const state of [...open, ...over])
      for (const kind of ['action', 'import', 'export'] as const)
        for (const counts of [
          { total: 4, waiting: 4 },
          { total: 4, done: 1, failed: 1, unknown: 1, waiting: 1 },
          { total: 4, done: 4 },
        ])
          expect(sentenceOf(at(state, counts, { kind }), speaking(locale))).toMatch(/^[^{}]+$/)
  })
})
