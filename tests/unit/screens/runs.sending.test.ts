import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { l, labelLocales } from '@/declaration'
import { sayIn as sayOf } from '@/i18n/say'
import { PlatformError, TransportError } from '@/platform/errors'
import type { RunCounts, RunInfo, RunState } from '@/runs/run'
import { emptyList } from '@/screens/recipients/recipients'
import { sentenceOf, toneOf } from '@/screens/runs/texts'
import { lackOf } from '@/screens/sending/plan'
import { isOpen, planTasks, type SendTask, sendTask } from '@/screens/sending/tasks'
import { texts } from '@/screens/sending/texts'
import { forAll } from '../cases'

/** A platform that does a call once per request id, and may lose the call or its answer. */
const platform = (losses: readonly ('call' | 'answer' | 'none')[] = []) => {
  const done = new Map<string, readonly number[]>()
  let calls = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const id = new URL(String(input), 'http://console').searchParams.get('request_id') ?? ''
    const data = done.has(id) ? { state: 'DONE', answer: done.get(id) } : { state: 'UNKNOWN' }
    return Response.json({ code: 0, message: 'ok', data })
  })
  return {
    done,
    calls: () => calls,
    call: {
      send: async (items: readonly number[], requestId: string) => {
        const loss = losses[calls++] ?? 'none'
        if (loss === 'call') throw new TransportError('timeout')
        done.set(requestId, items)
        if (loss === 'answer') throw new TransportError('timeout')
        return items
      },
      read: (kept: unknown) => kept as readonly number[],
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

const only = (): SendTask<number, readonly number[]> => {
  const [task] = planTasks<number, readonly number[]>([1, 2], 10)
  if (!task) throw new Error('nothing was planned')
  return task
}

it('tasks hold everything once, in its order, none more than allowed, each under an id of its own', () => {
  forAll([fc.array(fc.integer()), fc.integer({ min: 1, max: 20 })], (items, most) => {
    const tasks = planTasks(items, most)
    expect(tasks.flatMap((task) => task.items)).toEqual(items)
    expect(tasks.every((task) => task.items.length > 0 && task.items.length <= most)).toBe(true)
    expect(new Set(tasks.map(({ requestId }) => requestId)).size).toBe(tasks.length)
    expect(tasks.map(({ number }) => number)).toEqual(tasks.map((_, index) => index + 1))
  })
})

describe('a task that is sent', () => {
  it.each([
    ['at once', [], 1],
    ['when its call is lost: again, under the same id', ['call'], 2],
    ['when its answer is lost: the platform is asked, nothing is sent again', ['answer'], 1],
    ['when a call and then an answer are lost', ['call', 'answer'], 2],
  ] as const)('is done once: %s', async (_, losses, calls) => {
    const { call, done, calls: made } = platform(losses)
    const task = only()
    expect(await sendTask(task, call, [0, 0])).toMatchObject({ state: 'done', answer: [1, 2] })
    expect([...done]).toEqual([[task.requestId, [1, 2]]])
    expect(made()).toBe(calls)
  })

  it('is not known when every call is lost, and is sent once when it is asked after', async () => {
    const { call, done } = platform(['call', 'call', 'call'])
    const unknown = await sendTask(only(), call, [0, 0])
    expect(unknown.state).toBe('unknown')
    expect(isOpen(unknown)).toBe(true)
    expect(done.size).toBe(0)
    expect((await sendTask(unknown, call, [0, 0])).state).toBe('done')
    expect(done.size).toBe(1)
  })

  it('is refused with the reason, the code and what the platform has told', async () => {
    const { call } = platform()
    const refusal = { rejected: [{ row: 0 }] }
    const send = () =>
      Promise.reject(new PlatformError({ code: 41021, message: '有1个手机号不合法', data: refusal }))
    const task = await sendTask(only(), { ...call, send }, [0, 0])
    expect(task).toMatchObject({ state: 'refused', code: 41021, reason: '有1个手机号不合法', refusal })
  })
})

it('what stands in the way is said in the order of the page', () => {
  const { lacks } = texts
  const [message, tooLong] = [l('模板', 'Template', 'Plantilla'), l('过长', 'Too long', 'Demasiado largo')]
  const valid = [{ line: 1, text: 'a', address: 'a', values: {} }]
  const recipients = { constantProblems: new Map(), checking: undefined, list: { ...emptyList, valid } }
  const fine = { message: undefined, recipients, refusedTime: undefined }
  expect(lackOf(fine)).toBeUndefined()
  const late = { ...fine, refusedTime: 41028 }
  expect(lackOf(late)).toBe(lacks.time)
  const long = { ...late, messages: tooLong }
  expect(lackOf(long)).toBe(tooLong)
  const nobody = { ...long, recipients: { ...recipients, list: emptyList } }
  expect(lackOf(nobody)).toBe(lacks.recipients)
  const busy = { ...nobody.recipients, checking: { done: 0, total: 1 } }
  expect(lackOf({ ...nobody, recipients: busy })).toBe(lacks.checking)
  const unfilled = { ...busy, constantProblems: new Map([['name', tooLong]]) }
  expect(lackOf({ ...nobody, recipients: unfilled })).toBe(lacks.variables)
  expect(lackOf({ ...nobody, message, recipients: unfilled })).toBe(message)
})

const sayIn = (locale: string) => sayOf(locale, () => undefined)
const say = sayIn('zh')

const none: RunCounts = { total: 0, done: 0, failed: 0, unknown: 0, waiting: 0 }
const run = (
  state: RunState,
  counts: Partial<RunCounts>,
  more: Partial<Pick<RunInfo, 'kind' | 'stalled' | 'problems'>> = {},
): RunInfo => {
  const about = { id: 'r', kind: 'action', area: 'shop', startedAt: 0, can: [] } as const
  return { ...about, state, counts: { ...none, ...counts }, ...more }
}

describe('how a run stands is said in one sentence with exact figures', () => {
  const mixed = { total: 3, done: 1, failed: 1, waiting: 1 }
  const inDoubt = { total: 3, done: 2, unknown: 1 }
  const read = { total: 300, done: 200, waiting: 100 }
  const exported = { kind: 'export' } as const
  test.each<[string, RunInfo, 'success' | 'warning' | 'info']>([
    ['尚未发送，现在可以撤销', run('undo', { total: 3, waiting: 3 }), 'info'],
    ['已处理 1,250 / 12,000', run('running', { total: 12_000, done: 1250, waiting: 10_750 }), 'info'],
    ['已处理 2 / 3', run('running', mixed), 'warning'],
    ['已暂停：已处理 1 / 3', run('paused', { total: 3, done: 1, waiting: 2 }), 'info'],
    ['已取消，没有处理任何记录', run('stopped', { total: 3, waiting: 3 }), 'info'],
    ['已停止：成功 1 项，失败 1 项，未处理 1 项', run('stopped', mixed), 'warning'],
    ['3 项全部成功', run('finished', { total: 3, done: 3 }), 'success'],
    ['处理完成：成功 2 项，失败 1 项', run('finished', { total: 3, done: 2, failed: 1 }), 'warning'],
    ['处理完成：成功 2 项，失败 0 项，结果未知 1 项', run('finished', inDoubt), 'warning'],
    ['已读取 200 / 300', run('running', read, exported), 'info'],
    ['已写入 300 行', run('finished', { total: 300, done: 300 }, exported), 'success'],
    ['已写入 2 行，1 行未能读取', run('finished', { total: 3, done: 2, failed: 1 }, exported), 'warning'],
    ['已停止：已读取 200 行，100 行未读取', run('stopped', read, exported), 'info'],
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
