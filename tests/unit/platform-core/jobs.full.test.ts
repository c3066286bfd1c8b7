import { createPlatform, type Platform } from '@mock/platform/app'
import type { Area } from '@mock/platform/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openEmpty } from '../../stores/empty'
import { deferred } from '../platform/fakeBrowser'

const start = 1_717_200_000
const store = await openEmpty()
afterAll(() => store.close())

describe('timed work', () => {
  it('is due at its time, done by one instance at a time, and survives a failure and a dead instance', async () => {
    const ran: string[] = []
    let fails = false
    const [entered, release] = [deferred(), deferred()]
    let isHeld = false
    const run = async (_: unknown, now: number) => {
      ran.push(`settle ${now - start}`)
      if (fails) throw new Error('channel down')
      if (!isHeld) return
      entered.resolve()
      await release.promise
    }
    const area: Area = { name: 'timed', jobs: [{ name: 'settle', everySeconds: 60, run }] }
    let time = start
    const errors: string[] = []
    const onError = (error: unknown, what: string) => errors.push(`${what}: ${String(error)}`)
    const options = { sql: store, areas: [area], now: () => time, onError }
    const [one, two] = [await createPlatform(options), await createPlatform(options)]
    const settled = async (instance: Platform) => (await instance.runDueJobs()).includes('settle')

    expect([await settled(one), await settled(two)]).toEqual([true, false])
    time += 59
    expect(await settled(two)).toBe(false)
    time += 1
    isHeld = true
    const running = settled(two)
    await entered.promise
    time += 30
    expect(await settled(one)).toBe(false)
    release.resolve()
    expect(await running).toBe(true)

    fails = true
    time = start + 120
    expect(await settled(one)).toBe(true)
    expect(errors).toEqual(['job settle: Error: channel down'])
    fails = false
    time += 60
    const die = "update platform.job set owner = 'dead', leased_until = $1 where name = 'settle'"
    await store.query(die, [time + 60])
    expect(await settled(two)).toBe(false)
    time += 60
    expect(await settled(two)).toBe(true)
    expect(ran).toEqual(['settle 0', 'settle 60', 'settle 120', 'settle 240'])
    await one.close()
    await two.close()
  })

  it('runs by itself every second once it is started, until the platform is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      let time = start
      const ran: number[] = []
      const run = async (_: unknown, now: number) => void ran.push(now - start)
      const areas = [{ name: 'ticking', jobs: [{ name: 'tick', everySeconds: 5, run }] }]
      const platform = await createPlatform({ sql: store, areas, passwordRounds: 1, now: () => time })
      platform.startJobs()
      // A check during a running one is skipped, so advance the timer until the job has run.
      const hasRun = (times: number[]) =>
        vi.waitFor(() => {
          vi.advanceTimersByTime(1000)
          expect(ran).toEqual(times)
        })
      await hasRun([0])
      time += 5
      await hasRun([0, 5])
      await platform.close()
      time += 60
      vi.advanceTimersByTime(60_000)
      expect(ran).toEqual([0, 5])
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
