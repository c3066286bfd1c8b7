import { describe, expect, it, test } from 'vitest'
import { labelLocales } from '@/declaration'
import { sayIn as sayOf } from '@/i18n/say'
import type { RunCounts, RunInfo, RunState } from '@/runs'
import { sentenceOf, toneOf } from '@/screens/runs/texts'

const sayIn = (locale: string) => sayOf(locale, () => undefined)
const say = sayIn('zh')

const none: RunCounts = { total: 0, done: 0, failed: 0, unknown: 0, waiting: 0 }
const run = (
  state: RunState,
  counts: Partial<RunCounts>,
  more: Partial<Pick<RunInfo, 'kind' | 'stalled' | 'problems'>> = {},
): RunInfo => ({
  id: 'r',
  kind: 'action',
  area: 'shop',
  startedAt: 0,
  can: [],
  state,
  counts: { ...none, ...counts },
  ...more,
})

describe('how a run stands is said in one sentence with exact figures', () => {
  test.each<[string, RunInfo, 'success' | 'warning' | 'info']>([
    ['尚未发送，现在可以撤销', run('undo', { total: 3, waiting: 3 }), 'info'],
    ['已处理 1,250 / 12,000', run('running', { total: 12_000, done: 1250, waiting: 10_750 }), 'info'],
    ['已处理 2 / 3', run('running', { total: 3, done: 1, failed: 1, waiting: 1 }), 'warning'],
    ['已暂停：已处理 1 / 3', run('paused', { total: 3, done: 1, waiting: 2 }), 'info'],
    ['已取消，没有处理任何记录', run('stopped', { total: 3, waiting: 3 }), 'info'],
    [
      '已停止：成功 1 项，失败 1 项，未处理 1 项',
      run('stopped', { total: 3, done: 1, failed: 1, waiting: 1 }),
      'warning',
    ],
    ['3 项全部成功', run('finished', { total: 3, done: 3 }), 'success'],
    ['处理完成：成功 2 项，失败 1 项', run('finished', { total: 3, done: 2, failed: 1 }), 'warning'],
    [
      '处理完成：成功 2 项，失败 0 项，结果未知 1 项',
      run('finished', { total: 3, done: 2, unknown: 1 }),
      'warning',
    ],
    ['已读取 200 / 300', run('running', { total: 300, done: 200, waiting: 100 }, { kind: 'export' }), 'info'],
    ['已写入 300 行', run('finished', { total: 300, done: 300 }, { kind: 'export' }), 'success'],
    [
      '已写入 200 行，100 行未能读取',
      run('finished', { total: 300, done: 200, failed: 100 }, { kind: 'export' }),
      'warning',
    ],
    [
      '已停止：已读取 200 行，100 行未读取',
      run('stopped', { total: 300, done: 200, waiting: 100 }, { kind: 'export' }),
      'info',
    ],
  ])('%s', (sentence, info, tone) => {
    expect(sentenceOf(info, say)).toBe(sentence)
    expect(toneOf(info)).toBe(tone)
  })

  it('says why a run stands still, and that it asks for a look', () => {
    const stalled = (why: 'unreachable' | 'session') =>
      run('paused', { total: 3, unknown: 1, waiting: 2 }, { stalled: why })
    expect(sentenceOf(stalled('unreachable'), say)).toMatch(/^无法连接平台，已自动暂停/)
    expect(sentenceOf(stalled('session'), say)).toMatch(/^登录已过期，已自动暂停/)
    expect(toneOf(stalled('session'))).toBe('warning')
    expect(toneOf(run('finished', { total: 1, done: 1 }, { problems: ['第 3 页未能读取'] }))).toBe('warning')
  })

  const states: readonly RunState[] = [
    ...(['undo', 'running', 'pausing', 'paused', 'stopping'] as const),
    ...(['stopped', 'interrupted', 'finished'] as const),
  ]
  test.each(labelLocales)('every figure is filled in, in %s', (locale) => {
    for (const state of states)
      for (const kind of ['action', 'import', 'export'] as const)
        for (const counts of [
          { total: 4, waiting: 4 },
          { total: 4, done: 1, failed: 1, unknown: 1, waiting: 1 },
          { total: 4, done: 4 },
        ])
          expect(sentenceOf(run(state, counts, { kind }), sayIn(locale))).toMatch(/^[^{}]+$/)
  })
})
