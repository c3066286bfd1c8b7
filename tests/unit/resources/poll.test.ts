import { startPoll } from '@resources/partner/ui/poll'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlatformError, TransportError } from '@/platform/errors'

beforeEach(() => void vi.useFakeTimers({ now: 1_717_200_000_000 }))
afterEach(() => void vi.useRealTimers())

const minutes = 60_000
const unpaid = { state: 'NOTPAY' }
const paid = { state: 'SUCCESS' }
const network = () => new TransportError('network')

const polled = (ask = vi.fn(async (_: AbortSignal) => unpaid), lasts = 15 * minutes) => {
  const heard = { onAnswer: vi.fn(), onTrouble: vi.fn(), onRefused: vi.fn(), onExpired: vi.fn() }
  const begin = Date.now()
  const times: number[] = []
  const counted = (signal: AbortSignal) => {
    times.push((Date.now() - begin) / 1000)
    return ask(signal)
  }
  const isFinal = ({ state }: { state: string }) => state !== 'NOTPAY'
  const poll = startPoll({ ask: counted, isFinal, begin, end: begin + lasts, shown: true, ...heard })
  return { ...heard, poll, ask, times }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('asking after a payment', () => {
  it('is done every 2 seconds in the first minute, then every 5', async () => {
    const { times } = polled()
    await pass(76_000)
    expect(times).toEqual([...Array.from({ length: 30 }, (_, n) => 2 + 2 * n), 65, 70, 75])
  })

  it('waits for the answer before it asks again', async () => {
    const answers: (() => void)[] = []
    const { times } = polled(vi.fn(() => new Promise((done) => answers.push(() => done(unpaid)))))
    await pass(7_000)
    expect(times).toEqual([2])
    answers[0]?.()
    await pass(0)
    expect(times).toEqual([2, 7])
  })

  it('ends with a final answer', async () => {
    const { times, onAnswer } = polled(vi.fn(async () => (times.length < 3 ? unpaid : paid)))
    await pass(5 * minutes)
    expect(times).toEqual([2, 4, 6])
    expect(onAnswer.mock.lastCall).toEqual([paid])
  })

  it('asks once more when the time is up, and then no more', async () => {
    const { times, onExpired } = polled(undefined, 5_000)
    await pass(minutes)
    expect(times).toEqual([2, 4, 5])
    expect(onExpired).toHaveBeenCalledTimes(1)
  })

  it('is told of a payment that arrived as the time was up', async () => {
    const ask = vi.fn(async () => paid)
    const { onAnswer, onExpired } = polled(ask, 1_000)
    await pass(minutes)
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(paid)
    expect(onExpired).not.toHaveBeenCalled()
  })

  it('stops with its dialog, and gives up the question that is under way', async () => {
    const { poll, ask, times, onAnswer } = polled(vi.fn(() => new Promise<typeof unpaid>(() => {})))
    await pass(2_000)
    poll.stop()
    expect(ask.mock.lastCall?.[0].aborted).toBe(true)
    await pass(minutes)
    expect(times).toEqual([2])
    expect(onAnswer).not.toHaveBeenCalled()
  })

  it('rests while nobody looks, and asks at once when somebody does', async () => {
    const { poll, times } = polled()
    await pass(3_000)
    poll.show(false)
    await pass(10_000)
    expect(times).toEqual([2])
    poll.show(true)
    await pass(2_000)
    expect(times).toEqual([2, 13, 15])
  })

  it('goes on after a failure; after five in a row it says so and waits for the operator', async () => {
    let down = true
    const { poll, times, onTrouble } = polled(
      vi.fn(async () => {
        if (down) throw network()
        return unpaid
      }),
    )
    await pass(8_000)
    expect(onTrouble).not.toHaveBeenCalled()
    await pass(30_000)
    expect(times).toHaveLength(5)
    expect(onTrouble).toHaveBeenCalledTimes(1)
    down = false
    poll.retry()
    await pass(2_000)
    expect(times.slice(5)).toEqual([38, 40])
  })

  it('counts only failures in a row', async () => {
    const { onTrouble, times } = polled(
      vi.fn(async () => {
        if (times.length % 5 !== 0) throw network()
        return unpaid
      }),
    )
    await pass(minutes)
    expect(onTrouble).not.toHaveBeenCalled()
  })

  it('ends with a refusal, but not with one that passes', async () => {
    const refusal = (code: number) => new PlatformError({ code, message: String(code), data: null })
    const { times, onRefused } = polled(
      vi.fn(async () => {
        throw refusal(times.length === 1 ? 10500 : 31002)
      }),
    )
    await pass(minutes)
    expect(times).toEqual([2, 4])
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 31002 }))
  })
})
