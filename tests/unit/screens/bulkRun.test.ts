import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PlatformError } from '@/platform/errors'
import { type BulkRun, parallelCalls, type RecordOutcome, runBulk } from '@/screens/actions/bulkRun'

const recordsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `r${i}` }))

/** Runs and gives what became of the records, and how many went into each call. */
const run = async (options: Partial<BulkRun> & { count: number }) => {
  const outcomes: RecordOutcome[] = []
  const calls: number[] = []
  const { count, send, ...rest } = options
  await runBulk({
    records: recordsOf(count),
    batchSize: 100,
    unanswered: 'no word',
    signal: new AbortController().signal,
    onOutcomes: (some) => outcomes.push(...some),
    ...rest,
    send: async (records) => {
      calls.push(records.length)
      return send ? send(records) : { succeeded: records.map(({ id }) => id), failed: [] }
    },
  })
  return { outcomes, calls }
}

describe('a bulk action', () => {
  test('sends at most 100 records in one call', async () => {
    const { outcomes, calls } = await run({ count: 250 })
    expect(calls).toEqual([100, 100, 50])
    expect(outcomes).toHaveLength(250)
  })

  test('gives each refused record its reason', async () => {
    const { outcomes } = await run({
      count: 3,
      send: async () => ({ succeeded: ['r0', 'r2'], failed: [{ id: 'r1', message: '店铺已关闭' }] }),
    })
    expect(outcomes.map(({ failure }) => failure)).toEqual([undefined, '店铺已关闭', undefined])
  })

  test('never takes silence for success', async () => {
    const { outcomes } = await run({ count: 2, send: async () => ({ succeeded: ['r0'], failed: [] }) })
    expect(outcomes.map(({ failure }) => failure)).toEqual([undefined, 'no word'])
  })

  test('goes on after a call that failed', async () => {
    let call = 0
    const { outcomes } = await run({
      count: 150,
      send: async (records) => {
        call += 1
        if (call === 1) throw new Error('网络连接失败')
        return { succeeded: records.map(({ id }) => id), failed: [] }
      },
    })
    expect(outcomes.filter(({ failure }) => failure === '网络连接失败')).toHaveLength(100)
    expect(outcomes.filter(({ failure }) => failure === undefined)).toHaveLength(50)
  })

  test('starts no call after it was stopped', async () => {
    const stop = new AbortController()
    const { outcomes, calls } = await run({
      count: 300,
      signal: stop.signal,
      send: async (records) => {
        stop.abort()
        return { succeeded: records.map(({ id }) => id), failed: [] }
      },
    })
    expect(calls).toEqual([100])
    expect(outcomes).toHaveLength(100)
  })

  test('starts no call after the session has ended', async () => {
    const { outcomes, calls } = await run({
      count: 300,
      send: () => Promise.reject(new PlatformError({ code: 50014, message: '登录已过期', data: null })),
    })
    expect(calls).toEqual([100])
    expect(outcomes).toHaveLength(100)
  })

  test('keeps a bounded number of single calls under way', async () => {
    let underWay = 0
    let most = 0
    await run({
      count: 20,
      batchSize: 1,
      send: async (records) => {
        underWay += 1
        most = Math.max(most, underWay)
        await Promise.resolve()
        underWay -= 1
        return { succeeded: records.map(({ id }) => id), failed: [] }
      },
    })
    expect(most).toBe(parallelCalls)
  })

  test('names every record exactly once, whatever the platform refuses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 320 }), fc.func(fc.nat(3)), async (count, draw) => {
        const { outcomes } = await run({
          count,
          send: async (records) => {
            const drawn = records.map(({ id }) => ({ id, fate: draw(id) }))
            if (draw(records.length) === 3) throw new Error('down')
            return {
              succeeded: drawn.filter(({ fate }) => fate === 0).map(({ id }) => id),
              failed: drawn.filter(({ fate }) => fate === 1).map(({ id }) => ({ id, message: 'no' })),
            }
          },
        })
        expect(outcomes.map(({ record }) => record.id).sort()).toEqual(
          recordsOf(count)
            .map(({ id }) => id)
            .sort(),
        )
      }),
      { seed: 20240601, numRuns: 50 },
    )
  })
})
