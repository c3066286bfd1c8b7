import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileStarting } from '../../../mock/http/whileStarting'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const call = () => new Request('http://127.0.0.1/api/user/info')

test('a call made while the platform starts is answered once it has', async () => {
  const started = async () => new Response('started')
  const starting = new Promise<typeof started>((resolve) => setTimeout(() => resolve(started), 3999))
  const answer = whileStarting(starting)(call())
  await vi.advanceTimersByTimeAsync(3999)
  expect(await (await answer).text()).toBe('started')
})

test('after four seconds it is told that the platform is busy, before the console gives up', async () => {
  const answer = whileStarting(new Promise(() => {}))(call())
  await vi.advanceTimersByTimeAsync(4000)
  const { status, ...response } = await answer.then(async (one) => ({
    status: one.status,
    ...(await one.json()),
  }))
  expect([status, response.code]).toEqual([503, 10500])
})
