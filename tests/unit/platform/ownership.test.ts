import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOwnership, type Owners, type Ownership } from '@/platform/ownership'

/** A browser's locks, as far as they are requested without waiting. */
const fakeLocks = () => {
  const held = new Set<string>()
  return {
    request: async (name: string, _options: LockOptions, use: (lock: { name: string } | null) => unknown) => {
      if (held.has(name)) return use(null)
      held.add(name)
      await use({ name })
      held.delete(name)
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
}

/** Channels between windows, that hear each other at once. */
const fakeChannels = () => {
  const open = new Set<{ onmessage?: (event: { data: unknown }) => void }>()
  return class {
    onmessage?: (event: { data: unknown }) => void
    constructor() {
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const one of open) if (one !== this) one.onmessage?.({ data })
    }
  }
}

describe.each([{ by: 'locks' }, { by: 'asking, where there are no locks' }])('by $by', ({ by }) => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', by === 'locks' ? { locks: fakeLocks() } : {})
    vi.stubGlobal('BroadcastChannel', fakeChannels())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const hold = async (window: Ownership, isNew = false) => {
    const held = window.claim('a run', isNew)
    await vi.advanceTimersByTimeAsync(1000)
    return held
  }

  it('belongs to the window that has begun it, until that lets go of it', async () => {
    const [one, other] = [createOwnership('runs'), createOwnership('runs')]
    const release = await hold(one, true)
    expect(release).toBeTypeOf('function')
    expect(await hold(other)).toBeUndefined()
    release?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(await hold(other)).toBeTypeOf('function')
    expect(await hold(one)).toBeUndefined()
  })

  const ownedOf = async (window: Owners) => {
    const asked = window.ownedOf(['a run', 'another'])
    await vi.advanceTimersByTimeAsync(1000)
    return [...(await asked)]
  }

  it('tells any window which are owned, and owns none of them by asking', async () => {
    const [one, other] = [createOwnership('runs'), createOwnership('runs')]
    expect(await ownedOf(other)).toEqual([])
    const release = await hold(one, true)
    expect(await ownedOf(one)).toEqual(['a run'])
    expect(await ownedOf(other)).toEqual(['a run'])
    release?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(await ownedOf(other)).toEqual([])
    expect(await hold(other)).toBeTypeOf('function')
  })

  it('belongs to the first window that finds it', async () => {
    const [one, other] = [createOwnership('runs'), createOwnership('runs')]
    expect(await hold(one)).toBeTypeOf('function')
    expect(await hold(other)).toBeUndefined()
  })
})

it('belongs to the window when the browser refuses its locks', async () => {
  const request = async () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await createOwnership('runs').claim('a run', false)).toBeTypeOf('function')
  vi.unstubAllGlobals()
})
