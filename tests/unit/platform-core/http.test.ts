import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { consoleFiles } from '@mock/http/consoleFiles'
import { forwardTo } from '@mock/http/forward'
import { listen } from '@mock/http/listen'
import { StartRefused, settingsFrom } from '@mock/http/settings'
import { site } from '@mock/http/site'
import { seedReport } from '@mock/http/terminal'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deferred } from '../platform/fakeBrowser'

const folder = mkdtempSync(join(tmpdir(), 'console-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const script = 'console.log("甲");'.repeat(200)
mkdirSync(join(folder, 'assets'))
const html = '<!doctype html><script>start()</script><script src="/assets/a-1.js"></script>'
writeFileSync(join(folder, 'index.html'), html)
const signInHtml = '<!doctype html><title>sign in</title><script>start()</script>'
mkdirSync(join(folder, 'login'))
writeFileSync(join(folder, 'login/index.html'), signInHtml)
writeFileSync(join(folder, 'assets/a-1.js'), script)
writeFileSync(join(folder, 'assets/b-2.js'), script)
writeFileSync(join(folder, 'assets/b-2.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'assets/c-3.woff2'), Buffer.alloc(5000))
writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

const files = consoleFiles(folder)
const served = site(files, async () => Response.json({ code: 0, message: 'ok', data: 'x'.repeat(3000) }))
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  served(new Request(`http://console.test${path}`, { headers, method }))
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

describe('the built console', () => {
  it.each([
    ['/', navigation, 200],
    ['/merchant/merchant', navigation, 200],
    ['/merchant/merchant?page=2', { accept: 'text/html,*/*' }, 200],
    ['/user.name/detail', navigation, 200],
    ['/merchant/merchant', { 'sec-fetch-mode': 'cors', accept: 'text/html' }, 404],
    ['/assets/gone-9.js', navigation, 404],
    ['/assets/a-1.js.map', {}, 404],
    ['/..%2f..%2fetc%2fpasswd', {}, 404],
    ['/%E0%A4%A', navigation, 200],
  ])('answers %s with %j by %d', async (path, headers, status) => {
    const answer = await ask(path, headers)
    expect(answer.status).toBe(status)
    if (status === 200) {
      expect(await answer.text()).toContain('<!doctype html>')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    } else expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('answers a public page with a document of its own', async () => {
    const page = await ask('/login?redirect=%2Fpay', navigation)
    expect(await page.text()).toBe(signInHtml)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(await (await ask('/login/', navigation)).text()).toBe(signInHtml)
    expect(await (await ask('/logins', navigation)).text()).toBe(html)
  })

  it('keeps parts that are named after their content for a year, and asks again for the others', async () => {
    const part = await ask('/assets/a-1.js')
    expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(part.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const logo = await ask('/logo.svg')
    expect(logo.headers.get('cache-control')).toBe('no-cache')
    const again = await ask('/logo.svg', { 'if-none-match': `"other", W/${logo.headers.get('etag')}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('compresses what shrinks, where the browser takes it', async () => {
    const gzip = await ask('/assets/a-1.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
    const plain = await ask('/assets/a-1.js', { 'accept-encoding': 'gzip;q=0' })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script])
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    const font = await ask('/assets/c-3.woff2', { 'accept-encoding': 'gzip' })
    expect(font.headers.get('content-encoding')).toBeNull()
    expect(font.headers.get('content-type')).toBe('font/woff2')
  })

  it('sends what the build has compressed as it is, to browsers that take it', async () => {
    const encoded = await ask('/assets/b-2.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(encoded.headers.get('content-encoding')).toBe('br')
    expect(encoded.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(encoded.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(encoded.headers.get('vary')).toBe('Accept-Encoding')
    expect(brotliDecompressSync(await encoded.arrayBuffer()).toString()).toBe(script)
    const older = await ask('/assets/b-2.js', { 'accept-encoding': 'gzip' })
    expect(older.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await older.arrayBuffer()).toString()).toBe(script)
  })

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await ask('/', navigation, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBe(html.length)
    const post = await ask('/', navigation, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('carries the security headers everywhere, with the page’s own script named by its hash', async () => {
    for (const path of ['/', '/assets/a-1.js', '/assets/none.js', '/api/x']) {
      const { headers } = await ask(path, navigation)
      const policy = headers.get('content-security-policy')?.split('; ')
      expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='")
      expect(policy).toEqual(
        expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    }
  })

  it('compresses the answers of the platform', async () => {
    const answer = await ask('/api/user/info', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(await answer.arrayBuffer()).toString()).data).toHaveLength(3000)
    expect((await ask('/apidoc', navigation)).headers.get('content-type')).toContain('text/html')
  })

  it('refuses to start without a build', () => {
    expect(() => consoleFiles(join(folder, 'none'))).toThrow(StartRefused)
  })
})

describe('the variables', () => {
  it('have their defaults, also when empty', () => {
    const expected = {
      ...{ port: 8080, host: '127.0.0.1', dataDir: '.data', databaseUrl: undefined, platformUrl: undefined },
      ...{ size: 'standard', trustProxy: false, discards: false, channels: { pace: 1, down: [] } },
    }
    expect(settingsFrom({})).toEqual(expected)
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'SEED',
      'PLATFORM_URL',
      'TRUST_PROXY',
      'MIGRATE',
    ]
    expect(settingsFrom(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(expected)
  })

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a"; expected a number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT is "65536"'],
    [{ CHANNEL_PACE: 'quick' }, 'CHANNEL_PACE is "quick"; expected a number from 0 to 1000'],
    [{ CHANNELS_DOWN: 'push, fax' }, 'CHANNELS_DOWN names "fax"; channels are wxpay, alipay, wechat, sms'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"; expected 1 or 0'],
    [{ MIGRATE: 'yes' }, 'MIGRATE is "yes"; expected discard'],
    [{ SEED: 'huge' }, 'SEED is "huge"; expected small, standard, full'],
    [{ PLATFORM_URL: 'platform.example.com' }, 'PLATFORM_URL must be an address'],
    [{ PLATFORM_URL: 'ftp://platform.example.com' }, 'PLATFORM_URL must be an address'],
    [{ PLATFORM_URL: 'https://me:secret@platform.example.com' }, 'PLATFORM_URL must be an address'],
  ])('%j are refused', (env, message) => {
    expect(() => settingsFrom(env)).toThrow(message)
  })
})

describe('forwarding to a real platform', () => {
  let upstream: Server
  let url: URL
  let seen: { request: IncomingMessage; body: string }[] = []
  let respond: (response: ServerResponse) => void
  beforeAll(async () => {
    upstream = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      seen.push({ request, body })
      respond(response)
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const address = upstream.address()
    url = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/base/`)
  })
  afterAll(() => new Promise((resolve) => upstream.close(resolve)))
  const forward = (path: string, init?: RequestInit, peer?: string) =>
    forwardTo(url)(new Request(`http://console.test/api/${path}`, init), peer)

  it('sends the call on and the answer back, with clean headers', async () => {
    seen = []
    respond = (response) => {
      response.writeHead(201, {
        'content-type': 'application/json',
        'x-request-id': 'r1',
        'set-cookie': ['a=1; Domain=platform.example.com; Path=/', 'b=2'],
        connection: 'x-hop',
        'x-hop': 'gone',
      })
      response.end('{"code":0}')
    }
    const content = { 'content-type': 'application/json', 'x-token': 't' }
    const sent = { headers: { ...content, te: 'trailers' }, body: '{"username":"甲"}' }
    const answer = await forward('user/login?x=%20y', { method: 'POST', ...sent })
    expect([answer.status, await answer.text()]).toEqual([201, '{"code":0}'])
    expect(answer.headers.get('x-request-id')).toBe('r1')
    expect(answer.headers.get('x-hop')).toBeNull()
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2'])
    const [{ request, body } = { request: undefined, body: '' }] = seen
    expect([request?.method, request?.url, body]).toEqual(['POST', '/base/api/user/login?x=%20y', sent.body])
    const forwarded = { 'x-forwarded-host': 'console.test', 'x-forwarded-proto': 'http' }
    expect(request?.headers).toMatchObject({ host: url.host, ...content, ...forwarded })
    expect(request?.headers.te).toBeUndefined()
  })

  it('passes the answer on while it is still being written', async () => {
    let finish = () => {}
    respond = (response) => {
      response.write('first ')
      finish = () => response.end('last')
    }
    const answer = await forward('user/exportfile')
    const reader = answer.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first ')
    finish()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last')
    expect((await reader?.read())?.done).toBe(true)
  })

  it('follows no redirect: where the browser goes is the browser’s affair', async () => {
    respond = (response) => response.writeHead(302, { location: 'https://elsewhere.example.com/' }).end()
    const answer = await forward('x')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://elsewhere.example.com/'])
  })

  it.each([
    [undefined, '198.51.100.7', '198.51.100.7'],
    ['203.0.113.1', '198.51.100.7', '203.0.113.1, 198.51.100.7'],
    ['203.0.113.1', undefined, '203.0.113.1'],
  ])('for somebody who says %s, from %s, says %s', async (said, peer, expected) => {
    const headers: HeadersInit = said ? { 'x-forwarded-for': said } : {}
    seen = []
    respond = (response) => response.end('{}')
    await forward('user/login', { headers }, peer)
    expect(seen[0]?.request.headers['x-forwarded-for']).toBe(expected)
  })

  it('says so when the platform cannot be reached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const unreachable = forwardTo(new URL('http://127.0.0.1:1'))
    const answer = await unreachable(new Request('http://console.test/api/user/info'))
    expect(answer.status).toBe(502)
    expect(await answer.json()).toEqual({ code: 10501, message: '127.0.0.1:1接口暂不可用', data: null })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

describe('the address that a request comes from', () => {
  it.each([
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
    ['0', false],
    ['1', true],
  ])('is told by a proxy with TRUST_PROXY=%s: %s', (TRUST_PROXY, expected) => {
    expect(settingsFrom({ TRUST_PROXY }).trustProxy).toBe(expected)
  })
})

describe('a port', () => {
  it('that is in use is refused in one line', async () => {
    const first = await listen(async () => new Response('one'), 0, '127.0.0.1')
    const port = Number(new URL(first.url).port)
    await expect(listen(async () => new Response('two'), port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use; stop what uses it or set PORT to another`,
    )
    await first.close()
  })

  it('finishes the running answers before it closes', async () => {
    const [arrived, finished] = [deferred(), deferred()]
    const respond = async () => {
      arrived.resolve()
      await finished.promise
      return new Response('finished')
    }
    const server = await listen(respond, 0, '127.0.0.1')
    const answer = fetch(server.url)
    await arrived.promise
    const closed = server.close()
    await expect(fetch(server.url)).rejects.toThrow()
    finished.resolve()
    expect(await (await answer).text()).toBe('finished')
    await closed
  })
})

describe('the report of the first start', () => {
  const report = (isTTY: boolean) => {
    let text = ''
    const seeding = seedReport({ isTTY, write: (part) => (text += part) }, 'small')
    return { ...seeding, text: () => text }
  }
  const steps = [
    { area: 'merchant', username: 'demo_partner', done: 10, total: 20 },
    { area: 'merchant', username: 'demo_partner', done: 20, total: 20 },
    { area: 'merchant', username: 'demo_partner', done: 20, total: 20 },
    { area: 'trade', username: 'demo_partner', done: 5, total: 5 },
  ]

  it('is a line per area and partner in a file', () => {
    const { progress, done, text } = report(false)
    steps.forEach(progress)
    done()
    expect(text()).toMatch(
      /^First start: making the sample data \(small\)\n {2}merchant of demo_partner: 20\n {2}trade of demo_partner: 5\nMade in [\d.]+ s\n$/,
    )
  })

  it('moves on a terminal, and is nothing when there is nothing to make', () => {
    const { progress, done, text } = report(true)
    steps.forEach(progress)
    done()
    expect(text()).toContain('\r  merchant of demo_partner: 10 of 20\r  merchant of demo_partner: 20 of 20')
    const silent = report(true)
    silent.done()
    expect(silent.text()).toBe('')
  })
})
