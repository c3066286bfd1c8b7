import { usePoll } from '@resources/partner/ui/poll'
import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlatformError, TransportError } from '@/platform/errors'
import { onFailure } from '@/platform/failureEvents'
import { createQueryClient } from '@/shell/queryClient'

const minutes = 60
const unpaid = { state: 'NOTPAY' }
const paid = { state: 'SUCCESS' }
type Answer = typeof unpaid

const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake], now: 1_717_200_000_000 }))
afterEach(() => focusManager.setFocused(undefined))

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** Polls for `lasts` seconds. `ask` answers the nth request. */
const poll = async (ask: (nth: number) => Promise<Answer> = async () => unpaid, lasts = 15 * minutes) => {
  const begin = Date.now()
  const times: number[] = []
  const signals: AbortSignal[] = []
  let now: ReturnType<typeof usePoll<Answer>> | undefined
  const code = { id: crypto.randomUUID(), begin, end: begin + lasts * 1000 }
  const Polling = () => {
    now = usePoll(code, {
      first: unpaid,
      isOpen: ({ state }) => state === 'NOTPAY',
      ask: (signal) => {
        times.push((Date.now() - begin) / 1000)
        signals.push(signal)
        return ask(times.length)
      },
    })
    return null
  }
  const { unmount } = await render(
    <QueryClientProvider client={createQueryClient()}>
      <Polling />
    </QueryClientProvider>,
  )
  return { times, signals, unmount, now: () => now }
}

const lost = () => Promise.reject(new TransportError('network'))

describe('asking after a payment', () => {
  it('is done every 2 seconds in the first minute, then every 5', async () => {
    const { times } = await poll()
    await pass(76)
    expect(times).toEqual([...Array.from({ length: 30 }, (_, n) => 2 + 2 * n), 65, 70, 75])
  })

  it('waits for the answer before it asks again', async () => {
    const answers: (() => void)[] = []
    const { times } = await poll(() => new Promise((done) => answers.push(() => done(unpaid))))
    await pass(7)
    expect(times).toEqual([2])
    answers[0]?.()
    await pass(2)
    expect(times).toEqual([2, 9])
  })

  it('ends with a final answer', async () => {
    const { times, now } = await poll(async (nth) => (nth < 3 ? unpaid : paid))
    await pass(5 * minutes)
    expect(times).toEqual([2, 4, 6])
    await expect.poll(now).toMatchObject({ answer: paid, isLate: false })
  })

  it.each([unpaid, paid])('asks once more when the time is up, and then no more: %o', async (answer) => {
    const { times, now } = await poll(async (nth) => (nth < 3 ? unpaid : answer), 5)
    await pass(minutes)
    expect(times).toEqual([2, 4, 5])
    await expect.poll(now).toMatchObject({ answer, isLate: true })
  })

  it('says nothing when the last question fails', async () => {
    const told = vi.fn()
    onTestFinished(onFailure(told))
    const { times, now } = await poll((nth) => (nth < 3 ? Promise.resolve(unpaid) : lost()), 5)
    await pass(minutes)
    expect(times).toEqual([2, 4, 5])
    await expect.poll(now).toMatchObject({ answer: unpaid, isLate: true, retry: undefined })
    expect(told).not.toHaveBeenCalled()
  })

  it('stops with its dialog, and gives up the question that is under way', async () => {
    const { times, signals, unmount } = await poll(() => new Promise(() => {}))
    await pass(2)
    await unmount()
    expect(signals[0]?.aborted).toBe(true)
    await pass(minutes)
    expect(times).toEqual([2])
  })

  it('rests while nobody looks, and asks at once when somebody does', async () => {
    const { times } = await poll()
    await pass(3)
    focusManager.setFocused(false)
    await pass(10)
    expect(times).toEqual([2])
    focusManager.setFocused(true)
    await pass(2)
    expect(times).toEqual([2, 13, 15])
  })

  it('goes on after a failure; after five in a row it waits for the operator', async () => {
    let down = true
    const { times, now } = await poll(() => (down ? lost() : Promise.resolve(unpaid)))
    await pass(8)
    expect(now()?.retry).toBeUndefined()
    await pass(30)
    expect(times).toHaveLength(5)
    await expect.poll(() => now()?.retry).toBeDefined()
    down = false
    now()?.retry?.()
    await pass(2)
    expect(times.slice(5)).toEqual([38, 40])
  })

  it('counts only failures in a row', async () => {
    const { times, now } = await poll((nth) => (nth % 5 === 0 ? Promise.resolve(unpaid) : lost()))
    await pass(minutes)
    expect(times).toHaveLength(30)
    expect(now()?.retry).toBeUndefined()
  })

  it('ends with a refusal, but not with one that passes', async () => {
    const { times, now } = await poll(async (nth) => {
      const code = nth === 1 ? 10500 : 31002
      throw new PlatformError({ code, message: String(code), data: null })
    })
    await pass(minutes)
    expect(times).toEqual([2, 4])
    await expect.poll(() => now()?.refusal).toMatchObject({ code: 31002 })
  })
})
