import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/platform/client'
import { restClient } from '@/platform/dataProvider/restSource'
import { PlatformError, TransportError } from '@/platform/errors'
import { quietly } from '@/platform/failures'
import { writeToken } from '@/platform/session'
import { forAllAsync } from '../cases'
import { answer, deferred, fakeBrowser, outcome } from './fakeBrowser'

let fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fakeBrowser()
  fetchMock = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => vi.useRealTimers().unstubAllGlobals())

/** The content of the last request. */
const sent = () => {
  const [url, init] = fetchMock.mock.lastCall ?? []
  return { url, init, headers: new Headers(init?.headers) }
}

describe('a call', () => {
  it('goes to the platform below /api with cookies, and opens the envelope', async () => {
    fetchMock.mockResolvedValueOnce(answer({ code: 0, message: 'ok', data: { items: [], total: 0 } }))
    await expect(call('GET /user/merchantlist')).resolves.toEqual({ items: [], total: 0 })
    expect(sent().url).toBe('/api/user/merchantlist')
    expect(sent().init).toMatchObject({ method: 'GET', credentials: 'include', redirect: 'error' })
    expect(sent().headers.has('X-Token')).toBe(false)
    expect(sent().headers.has('Content-Type')).toBe(false)
  })

  it('carries the token in X-Token once signed in, and never in the address', async () => {
    writeToken('k3VnQe')
    fetchMock.mockResolvedValueOnce(answer({ code: 0, data: null }))
    await call('GET /user/info')
    expect(sent().headers.get('X-Token')).toBe('k3VnQe')
    expect(sent().url).toBe('/api/user/info')
  })

  it('writes query parameters so that signs, blanks and Chinese arrive, and leaves out what is not set', async () => {
    fetchMock.mockResolvedValueOnce(answer({ code: 0 }))
    const unset = { none: undefined, nothing: null }
    const query = { ...unset, sort: '+id', q: '青 禾&', empty: '', op: ['a', 'b'], n: 0 }
    await call('GET /user/tradelist', { query })
    const { searchParams } = new URL(String(sent().url), 'https://console.example.com')
    const pairs = ['sort=+id', 'q=青 禾&', 'empty=', 'op=a', 'op=b', 'n=0']
    expect(Array.from(searchParams, (pair) => pair.join('='))).toEqual(pairs)
  })

  it('sends a body as JSON, and a form as the browser encodes it', async () => {
    fetchMock.mockImplementation(async () => answer({ code: 0 }))
    await call('POST /user/cleargrant', { body: { ids: [1] } })
    expect(sent().init?.body).toBe('{"ids":[1]}')
    expect(sent().headers.get('Content-Type')).toBe('application/json')

    const form = new FormData()
    await call('POST /user/uploadcomplaintimage', { body: form })
    expect(sent().init?.body).toBe(form)
    expect(sent().headers.has('Content-Type')).toBe(false)
  })

  it('turns a refusal into one typed error that react-admin takes for its own', async () => {
    const body = { code: 60210, message: '登录环境异常，请输入短信验证码', data: { need_mobile_vcode: true } }
    fetchMock.mockResolvedValueOnce(answer(body))
    const { error } = await outcome(call('POST /user/login'))
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ ...body, httpStatus: 200, status: 200, body })
  })

  it.each([
    [{ code: 10500 }, 'error'],
    [{ code: 10500, message: '' }, 'error'],
    [{ code: 10500, message: { text: 'no' } }, 'error'],
    [{ code: -1, message: '系统繁忙' }, '系统繁忙'],
  ])('says %j as "%s"', async (body, message) => {
    fetchMock.mockResolvedValueOnce(answer(body, { status: 500 }))
    const { error } = await outcome(call('GET /user/info'))
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ message, httpStatus: 500 })
  })

  it('says a refusal in the chosen language and keeps what was sent', async () => {
    fakeBrowser().jar.set('language', 'es')
    const body = { message: '操作过于频繁，请9秒后再试' }
    fetchMock.mockResolvedValueOnce(answer({ code: 10004, ...body }))
    const { error } = await outcome(call('GET /user/info'))
    expect(error).toMatchObject({ message: 'Demasiadas solicitudes, reintente en 9 s', body })
  })

  it.each([
    ['a web page', new Response('<!doctype html><title>hi</title>', { status: 200 })],
    ['nothing', new Response('', { status: 200 })],
    ['204', new Response(null, { status: 204 })],
    ['half a JSON text', new Response('{"code":0,"da')],
    ['null', answer(null)],
    ['a list', answer([{ code: 0 }])],
    ['no code', answer({ message: 'ok', data: {} })],
    ['a code that is a string', answer({ code: '0', data: {} })],
    ['a code that is no whole number', answer({ code: 0.5, data: {} })],
    ['a code too large for a number', new Response('{"code":1e999}')],
    ['502 with a web page', new Response('<html>', { status: 502 })],
    ['401 with other JSON', answer({ error: 'unauthorised' }, { status: 401 })],
    ['500 that claims success', answer({ code: 0, data: {} }, { status: 500 })],
  ])('explains %s', async (_name, response) => {
    const { status } = response
    fetchMock.mockResolvedValueOnce(response)
    const { error } = await outcome(call('GET /user/info'))
    expect(error).toMatchObject({ kind: 'answer', httpStatus: status, status })
    expect(error).toHaveProperty('message', `服务器异常，请稍后重试${status < 400 ? '' : ` (${status})`}`)
  })

  it('explains a lost connection', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { error } = await outcome(call('GET /user/info'))
    const cause = { message: 'Failed to fetch' }
    expect(error).toMatchObject({ kind: 'network', message: '网络连接失败，请检查网络', cause })
  })

  const starting = (after: string) =>
    answer(
      { code: 10503, message: '平台正在启动，请稍候' },
      { status: 503, headers: { 'Retry-After': after } },
    )

  it('is sent again, as it was, until a platform that starts answers', async () => {
    vi.useFakeTimers()
    fetchMock.mockImplementation(async () => starting('1'))
    const logged = call('POST /user/login', { body: { username: 'a' } })
    await vi.advanceTimersByTimeAsync(2500)
    expect(fetchMock).toHaveBeenCalledTimes(3)
    fetchMock.mockResolvedValueOnce(answer({ code: 0, data: { token: 't' } }))
    await vi.advanceTimersByTimeAsync(1000)
    await expect(logged).resolves.toEqual({ token: 't' })
    expect(fetchMock.mock.calls.map(([, init]) => init?.body)).toEqual(Array(4).fill('{"username":"a"}'))
  })

  it('of which nobody wants to know any more is not sent again', async () => {
    vi.useFakeTimers()
    fetchMock.mockImplementation(async () => starting('1'))
    const leaving = new AbortController()
    const left = outcome(call('GET /user/info', { signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(500)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(1000)
    expect((await left).error).toMatchObject({ name: 'AbortError' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it.each([0, 4000])(
    'that somebody waits for fails within six seconds if the platform does not start, told so after %d ms',
    async (after) => {
      vi.useFakeTimers()
      const begin = performance.now()
      fetchMock.mockImplementation(
        () => new Promise((resolve) => setTimeout(() => resolve(starting('1')), after)),
      )
      const failed = outcome(call('GET /user/tradelist')).then(({ error }) => ({
        error,
        took: performance.now() - begin,
      }))
      await vi.advanceTimersByTimeAsync(60_000)
      const { error, took } = await failed
      expect(error).toMatchObject({ code: 10503, message: '平台正在启动，请稍候' })
      expect(took).toBeLessThan(6000)
    },
  )

  it('that nobody waits for is sent again for longer', async () => {
    vi.useFakeTimers()
    fetchMock.mockImplementation(async () => starting('1'))
    const asked = outcome(call('GET /user/info', { signal: quietly() }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(fetchMock).toHaveBeenCalledTimes(21)
    fetchMock.mockResolvedValueOnce(answer({ code: 0, data: 'here' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect((await asked).error).toBeUndefined()
  })

  it('fails in the end if the platform does not start', async () => {
    vi.useFakeTimers()
    fetchMock.mockImplementation(async () => starting('1'))
    const failed = outcome(call('GET /user/info'))
    await vi.advanceTimersByTimeAsync(70_000)
    expect((await failed).error).toMatchObject({ code: 10503, httpStatus: 503 })
  })

  it.each(['', '2', '120', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'told to come back at "%s" fails at once',
    async (after) => {
      fetchMock.mockResolvedValueOnce(starting(after))
      const { error } = await outcome(call('GET /user/info'))
      expect(error).toMatchObject({ code: 10503, message: '平台正在启动，请稍候' })
      expect(fetchMock).toHaveBeenCalledTimes(1)
    },
  )

  it('refuses to send anything to another host', async () => {
    await expect(restClient('https://elsewhere.example.net/rest/posts')).rejects.toThrow('another host')
    await expect(restClient('//elsewhere.example.net/rest/posts')).rejects.toThrow('another host')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('survives 500 malformed answers: success only for a whole envelope with code 0, else a clear error', async () => {
    const code = fc.oneof(fc.constantFrom(0, null), fc.integer(), fc.double(), fc.string(), fc.boolean())
    const envelope = fc.record(
      { code, message: fc.oneof(fc.string(), fc.jsonValue()), data: fc.jsonValue() },
      { requiredKeys: [] },
    )
    const torn = fc.tuple(envelope, fc.nat(40)).map(([value, n]) => JSON.stringify(value).slice(0, n))
    const text = fc.oneof(
      { weight: 4, arbitrary: envelope.map((value) => JSON.stringify(value)) },
      { weight: 2, arbitrary: fc.json() },
      { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: torn },
      { weight: 1, arbitrary: fc.constantFrom('', ' ', '<html></html>', 'null', '{}', '{"code":0}', '[0]') },
    )
    const status = fc.oneof(fc.constant(200), fc.constantFrom(201, 400, 401, 403, 404, 429, 500, 502, 504))
    const type = fc.constantFrom('application/json', 'text/html', 'text/plain', 'image/png')

    const succeeds = (body: string, ok: boolean) => {
      if (!ok) return false
      try {
        const value = JSON.parse(body)
        return value !== null && typeof value === 'object' && value.code === 0
      } catch {
        return false
      }
    }

    await forAllAsync([text, status, type], { runs: 500 }, async (body, httpStatus, contentType) => {
      const headers = { 'Content-Type': contentType }
      fetchMock.mockResolvedValueOnce(new Response(body, { status: httpStatus, headers }))
      const { error } = await outcome(call('GET /user/info'))
      if (succeeds(body, httpStatus < 300)) {
        expect(error).toBeUndefined()
      } else {
        expect(error instanceof PlatformError || error instanceof TransportError).toBe(true)
        expect(error).toMatchObject({ httpStatus, message: expect.stringMatching(/\S/) })
      }
    })
  }, 30_000)
})

describe('the REST client', () => {
  it('gives status, headers, text and JSON, with token and content type', async () => {
    writeToken('k3VnQe')
    fetchMock.mockResolvedValueOnce(answer([{ id: 1 }], { headers: { 'Content-Range': 'posts 0-0/1' } }))
    const headers = new Headers({ Range: 'posts=0-9' })
    const received = await restClient('/rest/posts', { method: 'PUT', body: '{}', headers })
    expect(received).toMatchObject({ status: 200, body: '[{"id":1}]', json: [{ id: 1 }] })
    expect(received.headers.get('content-range')).toBe('posts 0-0/1')
    expect(sent().url).toBe('/rest/posts')
    expect(Object.fromEntries(sent().headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      range: 'posts=0-9',
      'x-token': 'k3VnQe',
      'x-via': 'form',
    })
  })

  it('takes an empty success for one', async () => {
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }))
    const answer = await restClient('/rest/posts/1', { method: 'DELETE' })
    expect(answer.json).toBeUndefined()
  })

  it.each([
    ['a refusal', answer({ code: 10002, message: '无' }, { status: 404 }), { code: 10002, status: 404 }],
    ['other JSON', answer({ error: 'no' }, { status: 403 }), { kind: 'answer', body: { error: 'no' } }],
    ['a page', new Response('<html>'), { kind: 'answer', body: '<html>' }],
  ])('shares the errors of the platform: %s', async (_, response, error) => {
    fetchMock.mockResolvedValueOnce(response)
    await expect(restClient('/rest/posts/9')).rejects.toMatchObject(error)
  })
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
