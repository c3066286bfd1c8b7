import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileStarting } from '../../../mock/http/whileStarting'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const call = (agent = 'curl/8.5.0') =>
  new Request('http://127.0.0.1/api/user/info', { headers: { 'user-agent': agent } })
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0'

test.each([
  [browser, 3999],
  ['curl/8.5.0', 59_999],
])('a call of %s made while the platform starts is answered once it has', async (agent, ms) => {
  const started = async () => new Response('started')
  const starting = new Promise<typeof started>((resolve) => setTimeout(() => resolve(started), ms))
  const answer = whileStarting(starting)(call(agent))
  await vi.advanceTimersByTimeAsync(ms)
  expect(await (await answer).text()).toBe('started')
})

test.each([
  [browser, 4000],
  ['curl/8.5.0', 60_000],
])('%s is told after %i ms that it starts, and when to ask again', async (agent, ms) => {
  const answer = whileStarting(new Promise(() => {}))(call(agent))
  await vi.advanceTimersByTimeAsync(ms)
  const response = await answer
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await response.json()).toEqual({ code: 10503, message: '平台正在启动，请稍候', data: null })
})
