import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PartHandlers, readParts } from '@/platform/dataProvider/readParts'
import type { Page } from '@/platform/dataProvider/source'
import { PlatformError, TransportError } from '@/platform/errors'
import { forAllAsync } from '../cases'

const size = 100
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `P${from + index}`)
const page = (all: readonly string[], part: number): Page => ({
  rows: all.slice(part * size, (part + 1) * size).map((id) => ({ id })),
  total: all.length,
})
const noAnswer = () => new TransportError('answer', 502)
const refusal = (code: number) => new PlatformError({ code, message: `refused ${code}`, data: null })

type Answer = (part: number, round: number, signal: AbortSignal) => Page | Promise<Page>

/** A platform with this many rows, where the parts named by `fails` get no answer, or are refused. */
const broken =
  (count: number, fails: (part: number, round: number) => boolean, error: Error = noAnswer()): Answer =>
  (part, round) => {
    if (fails(part, round)) throw error
    return page(ids(count), part)
  }

/** Reads from a platform that answers as the test says, and notes requests and messages. */
const reading = (answer: Answer, to: Partial<PartHandlers> = {}) => {
  const asked: number[] = []
  const waited: number[] = []
  const taken = new Map<number, Page['rows']>()
  const lost = new Map<number, string>()
  let together = 0
  let most = 0
  const read = async (part: number, signal: AbortSignal) => {
    asked.push(part)
    together += 1
    most = Math.max(most, together)
    const round = asked.filter((one) => one === part).length
    // No answer arrives before other parts can be requested.
    await Promise.resolve()
    try {
      return await answer(part, round, signal)
    } finally {
      together -= 1
    }
  }
  const onPage: PartHandlers['onPage'] = (part, rows) => void taken.set(part, rows)
  const onLost: PartHandlers['onLost'] = (part, reason) => void lost.set(part, reason)
  const done = readParts(read, { onPage, onLost, ...to }, async (ms) => void waited.push(ms))
  /** Everything that was given, in the order of the parts. */
  const all = () => [...taken].sort(([a], [b]) => a - b).flatMap(([, rows]) => rows.map(({ id }) => id))
  return { asked, waited, taken, lost, done, all, most: () => most }
}

describe('all rows of a filter', () => {
  it('are given once each, whatever their number', async () => {
    await forAllAsync(
      [fc.integer({ min: 0, max: 2500 })],
      { runs: 40, examples: [[0], [1], [99], [100], [101], [200]] },
      async (count) => {
        const run = reading((part) => page(ids(count), part))
        await expect(run.done).resolves.toEqual({ total: count })
        expect(run.all()).toEqual(ids(count))
        expect(run.lost.size).toBe(0)
        // Only the part after a full last one may be requested in addition.
        expect(run.asked.length).toBeLessThanOrEqual(Math.floor(count / size) + 1)
      },
    )
  })

  it('are read four parts at a time, and none is read ahead of rows that are still being taken', async () => {
    let taking = 0
    let mostTaking = 0
    const run = reading((part) => page(ids(5000), part), {
      onPage: async () => {
        taking += 1
        mostTaking = Math.max(mostTaking, taking)
        await Promise.resolve()
        taking -= 1
      },
    })
    await run.done
    expect(run.most()).toBe(4)
    expect(mostTaking).toBeLessThanOrEqual(4)
    expect(run.asked).toHaveLength(51)
  })

  it('are read on while parts come full, although the platform counted fewer', async () => {
    const run = reading((part) => ({ ...page(ids(730), part), total: 250 }))
    await run.done
    expect(run.all()).toEqual(ids(730))
  })

  it('that are added while they are read are read too, and the total is the last one', async () => {
    const run = reading((part) => page(ids(part === 0 ? 150 : 420), part))
    await expect(run.done).resolves.toEqual({ total: 420 })
    expect(run.all()).toHaveLength(420)
  })

  it('are not asked for any more where the list has become shorter', async () => {
    const run = reading((part) => page(ids(part === 0 ? 5000 : 450), part))
    await expect(run.done).resolves.toEqual({ total: 450 })
    expect(Math.max(...run.asked)).toBeLessThanOrEqual(5)
    expect(run.all()).toEqual(ids(450))
  })

  it('are given once when new ones push them into the next part', async () => {
    const older = ids(1000)
    const newer = ['N1', 'N2', 'N3']
    const run = reading((part) => page(part === 0 ? older : [...newer, ...older], part))
    await run.done
    expect(run.all()).toEqual(older)
  })
})

describe('a part that does not come', () => {
  it('is tried three times, each after a longer pause', async () => {
    const run = reading(broken(450, (part, round) => part === 2 && round < 3))
    await run.done
    expect(run.asked.filter((part) => part === 2)).toHaveLength(3)
    expect(run.waited).toEqual([500, 1000])
    expect(run.all()).toEqual(ids(450))
  })

  it('is named with the reason, and the others are read', async () => {
    const run = reading(broken(450, (part) => part === 2))
    await expect(run.done).resolves.toEqual({ total: 450 })
    expect([...run.lost]).toEqual([[2, noAnswer().message]])
    expect(run.all()).toEqual([...ids(200), ...ids(150, 300)])
  })

  it.each([
    [10500, 3],
    [10003, 1],
  ])('because the platform answers %i is tried %i times', async (code, times) => {
    const run = reading(broken(250, (part) => part === 1, refusal(code)))
    await run.done
    expect(run.asked.filter((part) => part === 1)).toHaveLength(times)
    expect([...run.lost]).toEqual([[1, `refused ${code}`]])
  })

  it('can be read again by itself, without the rows that were given meanwhile', async () => {
    const given = new Set<string>()
    const first = reading(
      broken(300, (part) => part === 1),
      { seen: given },
    )
    await first.done
    const rest = { seen: given, parts: [...first.lost.keys()] }
    const again = reading((part) => page([...ids(50, 900), ...ids(300)], part), rest)
    await expect(again.done).resolves.toEqual({ total: 350 })
    expect(again.asked).toEqual([1])
    expect(again.all()).toEqual(ids(50, 100))
  })

  it('and is the first one fails the whole: nobody knows how many there are', async () => {
    const run = reading(broken(300, () => true))
    await expect(run.done).rejects.toMatchObject({ name: 'TransportError' })
    expect(run.asked).toEqual([0, 0, 0])
    expect(run.lost.size).toBe(0)
  })

  it('again and again ends the asking: the rest is named as lost', async () => {
    const run = reading(broken(135_000, (part) => part > 3))
    await expect(run.done).resolves.toEqual({ total: 135_000 })
    expect([...run.taken.keys()]).toEqual([0, 1, 2, 3])
    const rest = Array.from({ length: 1346 }, (_, index) => index + 4)
    expect(new Set(run.lost.keys())).toEqual(new Set(rest))
    // A moment without the network does not cost minutes of waiting for each of a thousand parts.
    expect(new Set(run.asked).size).toBeLessThan(20)
  })
})

describe('reading ends at once', () => {
  it('when it is given up, also while rows are being taken that never will be', async () => {
    const control = new AbortController()
    const run = reading((part) => page(ids(1000), part), {
      signal: control.signal,
      onPage: (part) => (part === 0 ? undefined : new Promise<void>(() => control.abort())),
    })
    await expect(run.done).rejects.toMatchObject({ name: 'AbortError' })
    const asked = run.asked.length
    await Promise.resolve()
    expect(run.asked).toHaveLength(asked)
  })

  it('when it is given up between two tries', async () => {
    const control = new AbortController()
    const run = reading(
      (part) => {
        if (part === 0) return page(ids(300), part)
        control.abort()
        throw noAnswer()
      },
      { signal: control.signal },
    )
    await expect(run.done).rejects.toMatchObject({ name: 'AbortError' })
    expect(run.lost.size).toBe(0)
  })

  it.each([50008, 50012, 50014])('when the session is over (%i)', async (code) => {
    const run = reading(broken(5000, (part) => part === 5, refusal(code)))
    await expect(run.done).rejects.toMatchObject({ code })
    expect(run.asked.length).toBeLessThan(15)
    expect(run.lost.size).toBe(0)
  })

  it('when the rows cannot be taken, and gives up the calls under way', async () => {
    const givenUp: number[] = []
    const run = reading(
      (part, _, signal) =>
        part < 2
          ? page(ids(1000), part)
          : new Promise((_, reject) => {
              signal.addEventListener('abort', () => {
                givenUp.push(part)
                reject(new DOMException('', 'AbortError'))
              })
            }),
      {
        onPage: (part) => {
          if (part === 1) throw new Error('the disk is full')
        },
      },
    )
    await expect(run.done).rejects.toThrow('the disk is full')
    expect(givenUp).toEqual([2, 3, 4])
    expect(run.lost.size).toBe(0)
  })
})
