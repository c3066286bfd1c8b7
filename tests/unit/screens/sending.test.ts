import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { l } from '@/declaration'
import { PlatformError, TransportError } from '@/platform/errors'
import { emptyList } from '@/screens/recipients/recipients'
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
