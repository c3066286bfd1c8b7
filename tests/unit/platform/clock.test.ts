import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clockAhead, hearClock, platformTime } from '@/platform/clock'

const date = 'Sat, 01 Jun 2024 00:00:00 GMT'
const start = Date.parse(date)

describe('the platform’s clock, by the date of an answer, is ahead', () => {
  it.each<[string, number, number, number | undefined]>([
    ['not at all', start + 300, start + 500, 0],
    ['not at all at the edge of the second', start + 990, start + 1100, 0],
    ['not by a slow answer, which proves nothing', start - 3000, start + 100, 0],
    ['by what this computer is behind', start - 60_500, start - 60_000, 60],
    ['by less than nothing where this computer is ahead', start + 91_000, start + 91_200, -90],
  ])('%s', (_, sent, arrived, ahead) => {
    expect(clockAhead(date, sent, arrived)).toBe(ahead)
  })

  it.each([null, '', 'soon'])('by nobody knows what when the date is %j', (header) => {
    expect(clockAhead(header, start, start)).toBeUndefined()
  })
})

describe('the time that deadlines are told by', () => {
  /** Sets this computer's clock, s from the platform's. */
  const atHome = (seconds: number) => vi.setSystemTime(start + seconds * 1000)
  const hear = (headers: Record<string, string>) => hearClock(new Headers(headers), Date.now(), Date.now())

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    atHome(0)
    hear({ Date: date })
    return () => vi.useRealTimers()
  })

  it.each([
    ['three hours behind', -10_800, 0],
    ['a day ahead', 86_400, 0],
    ['a few seconds off, which misleads nobody', 20, 20],
  ])('is the platform’s where this computer is %s', (_, seconds, told) => {
    atHome(seconds)
    hear({ Date: date })
    // The header has whole seconds.
    expect(Math.abs(platformTime() - start / 1000 - told)).toBeLessThanOrEqual(1)
  })

  it('goes on with this computer’s clock, and follows it when it is set right', () => {
    atHome(-10_800)
    hear({ Date: date })
    vi.advanceTimersByTime(5000)
    expect(platformTime() - start / 1000).toBe(5)
    atHome(0)
    hear({ Date: date })
    expect(platformTime() - start / 1000).toBe(0)
  })

  it.each<[string, Record<string, string>]>([
    ['tells no time', {}],
    ['comes out of the browser’s cache', { Date: 'Fri, 31 May 2024 00:00:00 GMT' }],
    ['comes out of a cache on the way', { Date: 'Fri, 31 May 2024 00:00:00 GMT', Age: '86400' }],
  ])('is not changed by an answer that %s', (_, headers) => {
    hear(headers)
    expect(platformTime()).toBe(start / 1000)
  })
})
