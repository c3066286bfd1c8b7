import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser, refuseStorage } from './fakeBrowser'

/** The page after loading: the script runs again, the tab's storage stays. */
const load = async () => {
  vi.resetModules()
  const { codeCountdown } = await import('@/platform/codeCountdown')
  return codeCountdown
}

beforeEach(() => {
  fakeBrowser()
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
})
afterEach(() => vi.useRealTimers().unstubAllGlobals())

it('counts the seconds down for whoever listens, and is over at zero', async () => {
  const countdown = (await load())('login')
  const seen: number[] = []
  const end = countdown.subscribe(() => seen.push(countdown.secondsLeft()))
  seen.length = 0
  countdown.start(3)
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual([3, 2, 1, 0])
  end()
  expect(vi.getTimerCount()).toBe(0)
})

it('survives a reload', async () => {
  ;(await load())('register').start(60)
  vi.setSystemTime(Date.now() + 20_000)
  const codeCountdown = await load()
  expect(codeCountdown('register').secondsLeft()).toBe(40)
  expect(codeCountdown('recovery').secondsLeft()).toBe(0)
})

it('knows the time also after nobody listened, and after the window slept', async () => {
  const countdown = (await load())('login')
  countdown.start(60)
  vi.setSystemTime(Date.now() + 15_000)
  expect(countdown.secondsLeft()).toBe(45)
  const end = countdown.subscribe(() => undefined)
  vi.setSystemTime(Date.now() + 44_500)
  await vi.advanceTimersByTimeAsync(1000)
  expect(countdown.secondsLeft()).toBe(0)
  end()
})

it.each([3600, 365 * 24 * 3600])(
  'goes on from where it was when the clock is set back by %i s',
  async (seconds) => {
    const countdown = (await load())('login')
    countdown.start(60)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(countdown.secondsLeft()).toBe(40)
    vi.setSystemTime(Date.now() - seconds * 1000)
    expect(countdown.secondsLeft()).toBe(40)
    vi.setSystemTime(Date.now() + 10_000)
    expect(countdown.secondsLeft()).toBe(30)
  },
)

it('does not wait for a year when the clock was set back before a reload', async () => {
  ;(await load())('login').start(60)
  vi.setSystemTime(Date.now() - 365 * 24 * 3600 * 1000)
  expect((await load())('login').secondsLeft()).toBe(0)
})

it('works without a storage', async () => {
  refuseStorage()
  const countdown = (await load())('login')
  countdown.start(60)
  expect(countdown.secondsLeft()).toBe(60)
})

it.each(['', 'soon', 'NaN', '-5'])('takes a stored %j for no countdown', async (stored) => {
  sessionStorage.setItem('console.codeUntil.login', stored)
  expect((await load())('login').secondsLeft()).toBe(0)
})
