import { focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnswerError, NotOfferedError } from '@/platform/answerErrors'
import { PlatformError, TransportError } from '@/platform/errors'
import { onFailure } from '@/platform/failureEvents'
import { withFailureToast } from '@/platform/failures'
import { createQueryClient } from '@/shell/queryClient'
import { recoverByItself } from '@/shell/recovery'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => focusManager.setFocused(undefined))

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

const refusal = (code: number, status = 200) =>
  new PlatformError({ code, message: '不行', data: null }, status)

/** Something on the screen that fails from the start with `error`, as long as it is there. */
const failing = async (error: Error | undefined, options: { staleTime?: number } = {}) => {
  const state = { error }
  const begin = Date.now()
  const times: number[] = []
  const client: QueryClient = createQueryClient()
  const end = recoverByItself(client)
  const observer = new QueryObserver(client, {
    queryKey: ['rows'],
    queryFn: ({ signal }) =>
      withFailureToast(async () => {
        times.push((Date.now() - begin) / 1000)
        if (state.error) throw state.error
        return 'rows'
      }, signal),
    ...options,
  })
  const seen: string[] = []
  const leave = observer.subscribe(({ status, data }) => seen.push(data ?? status))
  await pass(0)
  return { state, times, seen, leave, end, result: () => observer.getCurrentResult() }
}

it('what could not be read is asked for again less and less often, until it can be', async () => {
  const { state, times, result } = await failing(new TransportError('answer', 502))
  await pass(100)
  expect(times).toEqual([0, 5, 15, 35, 65, 95])
  state.error = undefined
  await pass(120)
  expect(times).toEqual([0, 5, 15, 35, 65, 95, 125])
  expect(result()).toMatchObject({ status: 'success', data: 'rows' })
})

it('meanwhile the screen stays as it is, and nobody is told again', async () => {
  const told = vi.fn()
  const forget = onFailure(told)
  const { state, seen } = await failing(new TransportError('timeout'))
  seen.length = 0
  state.error = new TransportError('answer', 500)
  await pass(60)
  expect(seen).toEqual([])
  expect(told.mock.calls).toEqual([['请求超时，请稍后重试']])
  state.error = undefined
  await pass(30)
  expect(seen).toEqual(['rows'])
  forget()
})

it.each([
  ['no answer', new TransportError('network')],
  ['half an answer', new AnswerError('GET /user/x', 'items', null)],
  ['a fault of the server', refusal(43001, 500)],
  ['a busy platform', refusal(10500)],
  ['a platform that starts', refusal(10503, 503)],
])('asks again after %s', async (_, error) => {
  const { times } = await failing(error)
  await pass(6)
  expect(times).toEqual([0, 5])
})

it.each([
  ['a refusal', refusal(10002)],
  ['a missing permission', refusal(10003)],
  ['the end of the session', refusal(50014)],
  ['what the platform does not have', new NotOfferedError('GET /user/x', 501)],
])('does not ask again after %s', async (_, error) => {
  const { times } = await failing(error)
  await pass(600)
  expect(times).toEqual([0])
})

it('says so when the platform refuses by now, and does not ask again', async () => {
  const { state, times, result } = await failing(new TransportError('timeout'))
  state.error = refusal(10003)
  await pass(600)
  expect(times).toEqual([0, 5])
  expect(result()).toMatchObject({ status: 'error', error: { code: 10003 } })
})

it('asks for nothing that is not on the screen, nor for what the operator asked for once', async () => {
  const left = await failing(new TransportError('network'))
  left.leave()
  const over = await failing(new TransportError('network'))
  over.end()
  const once = await failing(new TransportError('network'), { staleTime: Number.POSITIVE_INFINITY })
  await pass(600)
  expect([left.times, over.times, once.times]).toEqual([[0], [0], [0]])
})

it('waits in a hidden window, and goes on when it is seen', async () => {
  const { times } = await failing(new TransportError('network'))
  focusManager.setFocused(false)
  await pass(600)
  expect(times).toEqual([0])
  focusManager.setFocused(true)
  await pass(5)
  expect(times).toEqual([0, 605])
})

it('does not ask beside the operator, who asks himself', async () => {
  const { times, result } = await failing(new TransportError('network'))
  await pass(4)
  void result().refetch()
  await pass(4)
  expect(times).toEqual([0, 4])
  await pass(1)
  expect(times).toEqual([0, 4, 9])
})
