import { createServer, type IncomingMessage, type Server } from 'node:http'
import { forwardTo } from '@mock/http/forward'
import { listen } from '@mock/http/listen'
import { settingsFrom } from '@mock/http/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('the address that a request comes from', () => {
  it.each([
    [false, {}, '127.0.0.1'],
    [false, { 'x-forwarded-for': '203.0.113.1' }, '127.0.0.1'],
    [true, {}, '127.0.0.1'],
    [true, { 'x-forwarded-for': '' }, '127.0.0.1'],
    [true, { 'x-forwarded-for': '203.0.113.1' }, '203.0.113.1'],
    [true, { 'x-forwarded-for': '198.51.100.9, 203.0.113.1' }, '203.0.113.1'],
    [true, { 'x-forwarded-for': '203.0.113.1, 2001:db8::1 ' }, '2001:db8::1'],
  ])('with a trusted proxy: %s, of a request with %j, is %s', async (trustProxy, headers, expected) => {
    const answer = async (_: Request, peer?: string) => new Response(peer)
    const server = await listen(answer, 0, '127.0.0.1', { trustProxy })
    const said = await (await fetch(server.url, { headers })).text()
    await server.close()
    expect(said).toBe(expected)
  })

  it.each([
    [{}, false],
    [{ TRUST_PROXY: '' }, false],
    [{ TRUST_PROXY: '0' }, false],
    [{ TRUST_PROXY: '1' }, true],
  ])('is told by a proxy with %j: %s', (env, expected) => {
    expect(settingsFrom(env).trustProxy).toBe(expected)
  })

  it('throws on an invalid TRUST_PROXY', () => {
    expect(() => settingsFrom({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY is "yes"; expected 1 or 0')
  })
})

describe('a call that is sent on', () => {
  let upstream: Server
  let port = 0
  let seen: IncomingMessage | undefined
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      seen = request
      response.end('{}')
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const address = upstream.address()
    if (typeof address === 'object') port = address?.port ?? 0
  })
  afterAll(() => new Promise((resolve) => upstream.close(resolve)))

  it.each([
    [undefined, '198.51.100.7', '198.51.100.7'],
    ['203.0.113.1', '198.51.100.7', '203.0.113.1, 198.51.100.7'],
    ['203.0.113.1', undefined, '203.0.113.1'],
  ])('by somebody who says %s, from %s, says %s', async (said, peer, expected) => {
    const headers: HeadersInit = said ? { 'x-forwarded-for': said } : {}
    const request = new Request('http://console.test/api/user/login', { headers })
    await forwardTo(new URL(`http://127.0.0.1:${port}`))(request, peer)
    expect(seen?.headers['x-forwarded-for']).toBe(expected)
  })
})
