import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlot } from '@/platform/drafts/slot'
import { PlatformError } from '@/platform/errors'
import { isProtected } from '@/runs/chunks'
import { createQueryClient } from '@/shell/queryClient'
import { createRecheck } from '@/shell/recheck'
import { createConsole } from './runs/console'

/* Somebody sets the computer's clock while the console is open. */

const day = 24 * 3600 * 1000
const now = Date.UTC(2026, 10, 20)

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

describe.each([-3, 3])('when the clock is set by %i days', (days) => {
  const setClock = () => vi.setSystemTime(Date.now() + days * day)

  it('what is typed is kept as soon as otherwise', async () => {
    const write = vi.fn(async () => undefined)
    const slot = createSlot({ write, remove: async () => {} }, () => ({
      ...{ place: { key: 'a', kind: 'edit', about: { zh: '', en: '', es: '' }, to: '/' }, title: '' },
      ...{ base: {}, mine: { name: 'Lin' }, labels: {}, hash: 1, version: undefined, tooLong: [] },
    }))
    slot.touch()
    setClock()
    await vi.advanceTimersByTimeAsync(1000)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('a run waits for its undo as long as otherwise, sends each row once, and says how far it is', async () => {
    const { platform, startFor, info, says, pass } = createConsole()
    await startFor(1000, 'clear', 3)
    const until = info()?.undoUntil ?? 0
    setClock()
    expect(until - performance.now()).toBe(4000)
    await pass(3900)
    expect(platform.sent).toEqual([])
    await pass(2000)
    expect(platform.sent).toHaveLength(1)
    expect(says()).toBe('finished: 3 done, 0 failed, 0 unknown, 0 waiting')
  })

  it('permissions are asked for again after a denial', () => {
    const refresh = vi.fn(async () => ({}) as never)
    const recheck = createRecheck({ refresh })
    const denial = new PlatformError({ code: 10003, message: '', data: null }, 200)
    recheck.after(denial)
    setClock()
    vi.advanceTimersByTime(6000)
    recheck.after(denial)
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('an answer from before is not taken for fresh, and one from now is', async () => {
    const client = createQueryClient()
    const ask = vi.fn(async () => 'rows')
    const open = async () => {
      const stop = new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => {})
      await vi.advanceTimersByTimeAsync(0)
      stop()
    }
    await open()
    await open()
    expect(ask).toHaveBeenCalledTimes(1)
    setClock()
    await open()
    await open()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('a call whose age nobody can tell is not repeated as if it were young', () => {
    const chunk = { plannedAt: now, sentAt: now }
    expect(isProtected(chunk)).toBe(true)
    setClock()
    expect(isProtected(chunk)).toBe(false)
  })
})
