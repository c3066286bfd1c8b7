import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, requestTimeout } from '@/platform/client'
import { answer, deferred, fakeBrowser, outcome } from './fakeBrowser'

let fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fakeBrowser()
  fetchMock = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the time limit', () => {
  let server: Server | undefined

  /** A platform that sends its headers and the first bytes at once, and then never ends. */
  const drippingPlatform = async () => {
    const firstBytesSent = deferred()
    const connectionClosed = deferred()
    server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"code":0,', () => firstBytesSent.resolve())
      response.once('close', () => connectionClosed.resolve())
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    vi.unstubAllGlobals()
    const browserless = globalThis.fetch
    fakeBrowser(`http://127.0.0.1:${port}/`)
    const headersArrived = deferred()
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const response = await browserless(`http://127.0.0.1:${port}${path}`, init)
      headersArrived.resolve()
      return response
    })
    const bodyBegun = Promise.all([firstBytesSent.promise, headersArrived.promise])
    return { bodyBegun, connectionClosed: connectionClosed.promise }
  }

  afterEach(async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    server = undefined
  })

  it('is 5 seconds', () => {
    expect(requestTimeout).toBe(5000)
  })

  it('covers the body: an answer that begins and never ends is given up after 5000 ms, not before', async () => {
    const { bodyBegun, connectionClosed } = await drippingPlatform()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let settled = false
    const pending = outcome(call('GET /user/info')).finally(() => {
      settled = true
    })
    await bodyBegun
    await vi.advanceTimersByTimeAsync(4999)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const { error } = await pending
    expect(error).toHaveProperty('kind', 'timeout')
    expect(error).not.toHaveProperty('name', 'AbortError')
    await connectionClosed
  })

  it('gives up at once when the caller does, as an AbortError', async () => {
    const { bodyBegun, connectionClosed } = await drippingPlatform()
    const leaving = new AbortController()
    const pending = outcome(call('GET /user/info', { signal: leaving.signal }))
    await bodyBegun
    leaving.abort(new Error('the screen is gone'))
    const { error } = await pending
    expect(error).toBeInstanceOf(DOMException)
    expect(error).toHaveProperty('name', 'AbortError')
    await connectionClosed
  })

  it('sends nothing for a caller that has left already', async () => {
    const { error } = await outcome(call('GET /user/info', { signal: AbortSignal.abort() }))
    expect(error).toHaveProperty('name', 'AbortError')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('leaves no timer behind, whatever the outcome', async () => {
    vi.useFakeTimers()
    fetchMock.mockResolvedValueOnce(answer({ code: 0 }))
    await outcome(call('GET /user/info'))
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await outcome(call('GET /user/info'))
    expect(vi.getTimerCount()).toBe(0)
  })
})
