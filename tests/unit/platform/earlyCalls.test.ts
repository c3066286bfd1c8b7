import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/platform/client'
import { askEarly } from '@/platform/earlyCalls'
import { PlatformError, TransportError } from '@/platform/errors'
import { writeToken } from '@/platform/session'
import { answer, fakeBrowser, outcome } from './fakeBrowser'
import { settled } from './freshConsole'

let fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fakeBrowser()
  writeToken('k3VnQe')
  fetchMock = vi.fn<typeof fetch>(async () => answer({ code: 0, data: 'an answer' }))
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(async () => {
  // Pending calls from an earlier test are too old for this one.
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  await outcome(call('GET /user/info'))
  vi.useRealTimers().unstubAllGlobals()
})

const address = '/api/user/info'
const ask = (options?: Parameters<typeof call>[1]) => call('GET /user/info', options)
const sent = (nth: number) => {
  const [to, { headers, signal, ...init } = {}] = fetchMock.mock.calls[nth] ?? []
  return { to, init, headers: Array.from(new Headers(headers)), signal }
}
/** A platform that does not answer until the request is given up. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('a call that was sent early', () => {
  it('is the answer of the equal call, so that the platform is asked once', async () => {
    askEarly(address)
    await expect(ask()).resolves.toBe('an answer')
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('is sent as the call itself would be', async () => {
    askEarly(address)
    await ask()
    await ask()
    const { signal: _, ...early } = sent(0)
    const { signal: __, ...usual } = sent(1)
    expect(early).toEqual(usual)
    expect(early.headers).toEqual([['x-token', 'k3VnQe']])
  })

  it('answers once: who asks again, asks the platform', async () => {
    askEarly(address)
    await ask()
    await ask()
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it('does not answer other parameters, another method or a body', async () => {
    askEarly(address)
    await ask({ query: { page: 2 } })
    await call('POST /user/info', { body: {} })
    expect(fetchMock).toHaveBeenCalledTimes(3)
  })

  it('does not answer another operator', async () => {
    askEarly(address)
    await ask({ token: 'another' })
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(sent(1).headers).toEqual([['x-token', 'another']])
  })

  it('is given up once it is older than an answer may be', async () => {
    vi.useFakeTimers()
    askEarly(address)
    vi.setSystemTime(Date.now() + 31_000)
    await ask()
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(sent(0).signal?.aborted).toBe(true)
  })

  it('is not sent without a session', () => {
    fakeBrowser()
    askEarly(address)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('fails as the call itself would: refused, without a connection, unreadable', async () => {
    fetchMock.mockImplementationOnce(async () => answer({ code: 10003, message: '没有权限' }))
    askEarly(address)
    expect((await outcome(ask())).error).toEqual(expect.any(PlatformError))

    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    askEarly(address)
    expect((await outcome(ask())).error).toMatchObject({ name: 'TransportError', kind: 'network' })

    fetchMock.mockImplementationOnce(async () => new Response('<html>'))
    askEarly(address)
    expect((await outcome(ask())).error).toMatchObject({ name: 'TransportError', kind: 'answer' })
    expect(fetchMock).toHaveBeenCalledTimes(3)
  })

  it('has the time that the call itself would have, and is given up with it', async () => {
    vi.useFakeTimers()
    fetchMock.mockImplementationOnce(silence)
    askEarly(address)
    const end = outcome(ask())
    await vi.advanceTimersByTimeAsync(5000)
    const { error } = await end
    expect(error).toBeInstanceOf(TransportError)
    expect(error).toMatchObject({ kind: 'timeout' })
    expect(sent(0).signal?.aborted).toBe(true)
  })

  it('is aborted with the call', async () => {
    fetchMock.mockImplementationOnce(silence)
    askEarly(address)
    const leaving = new AbortController()
    const end = outcome(ask({ signal: leaving.signal }))
    await settled()
    leaving.abort()
    expect((await end).error).toMatchObject({ name: 'AbortError' })
    expect(sent(0).signal?.aborted).toBe(true)
  })
})
