import { cpSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyFolder } from '../stores/empty'
import { recovery, registration } from './accounts/people'
import { type BuiltServer, builtServer, type Started } from './builtServer'

/*
 * What `npm start` sends and prints, tested over HTTP on the built server: with the reference platform in it, and in front of
 * another platform.
 */
let server: BuiltServer
let own: Started
let forwarding: Started
let url = ''
let forwardingUrl = ''

/** A platform that knows nothing about a console, and would make it less secure. */
const elsewhere = createServer((request, response) => {
  const path = request.url ?? ''
  if (path.endsWith('/gone')) return response.destroy()
  return (answers[path] ?? answers['/api/plain'])?.(response)
})
const lax = {
  'content-security-policy': 'default-src *',
  'referrer-policy': 'unsafe-url',
  'x-frame-options': 'ALLOW',
}
const answers: Record<string, (response: ServerResponse) => void> = {
  '/api/plain': (response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...lax }).end('{"code":0}'),
  '/api/kept': (response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'private, max-age=60' }).end('x'),
  '/api/away': (response) => response.writeHead(302, { location: 'https://elsewhere.example.com/' }).end(),
  '/api/halfway': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"code":0,', () => response.destroy())
  },
}

beforeAll(async () => {
  server = await builtServer({
    'index.html': '<!doctype html><title>console</title><script type="module" src="/assets/a-1.js"></script>',
    'assets/a-1.js': 'start()',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const address = elsewhere.address()
  const platform = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const data = join(server.folder, 'data')
  cpSync(await emptyFolder(), data, { recursive: true })
  own = server.run({ DATA_DIR: data })
  forwarding = server.run({ PLATFORM_URL: platform })
  ;[url, forwardingUrl] = await Promise.all([own.ready, forwarding.ready])
}, 120_000)
afterAll(() => {
  server?.dispose()
  elsewhere.closeAllConnections()
  elsewhere.close()
})

const json = { 'content-type': 'application/json' }
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html', 'accept-encoding': 'gzip' }

interface Question {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}
/** As a browser asks: `fetch` would mark every request as its own, and follow redirects. */
const ask = (address: string, { method, headers, body }: Question = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(address, { method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer))
    })
      .once('error', reject)
      .end(body)
  })
const post = (body: string | object, headers: Record<string, string> = json) => ({
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

describe('every answer carries the security headers', () => {
  /** OWASP ASVS 5.0, 3.4.1 to 3.4.8. Written out, so that responses are not compared with themselves. */
  const expected = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  }

  const noStore = 'no-store'
  const revalidate = 'no-cache'
  const kept = 'public, max-age=31536000, immutable'
  const anyone: Question = { headers: navigation }
  const foreign: Question = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }
  const plain = { 'content-type': 'text/plain' }
  const kinds: ReadonlyArray<[what: string, path: string, init: Question, status: number, cache: string]> = [
    ['the page', '/', anyone, 200, revalidate],
    ['a page inside', '/pay/tradelist?page=2', anyone, 200, revalidate],
    ['the sign-in page', '/login?redirect=%2Fpay%2Ftradelist', anyone, 200, revalidate],
    ['the page without its body', '/', { method: 'HEAD' }, 200, revalidate],
    ['a part', '/assets/a-1.js', {}, 200, kept],
    ['a picture', '/logo.svg', {}, 200, revalidate],
    ['a part that is gone', '/assets/b-2.js', {}, 404, noStore],
    ['a file that is not there', '/favicon.ico', {}, 404, noStore],
    ['an address that cannot be read', '/%E0%A4%A', anyone, 200, revalidate],
    ['a form sent to the page', '/login', post('a=1', {}), 405, noStore],
    ['a refused call', '/api/user/info', {}, 200, noStore],
    ['a refused sign-in', '/api/user/login', post({ username: 'nobody', password: 'none' }), 200, noStore],
    ['a call that cannot be read', '/api/user/login', post('{'), 200, noStore],
    ['a call in another type', '/api/user/login', post('a=1', plain), 200, noStore],
    ['a call of another method', '/api/user/login', { method: 'DELETE' }, 404, noStore],
    ['a call of nothing', '/api/nothing', {}, 404, noStore],
    ['the root of the calls', '/api', {}, 404, noStore],
    ['a refused REST call', '/api/rest/merchant', {}, 401, noStore],
    ['the API document', '/api/openapi.json', {}, 200, noStore],
    ['a question before a foreign call', '/api/user/info', foreign, 404, noStore],
  ]
  const forwarded: typeof kinds = [
    ['the page in front of another platform', '/', anyone, 200, revalidate],
    ['a forwarded answer that would be laxer', '/api/plain', {}, 200, noStore],
    ['a forwarded answer that says how it is kept', '/api/kept', {}, 200, 'private, max-age=60'],
    ['a forwarded redirect', '/api/away', {}, 302, noStore],
    ['a platform that does not answer', '/api/gone', {}, 502, noStore],
    ['a platform that hangs up in the middle', '/api/halfway', anyone, 500, noStore],
  ]

  const check = ({ statusCode, headers }: IncomingMessage, status: number, cache: string) => {
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject(expected)
    const directives = String(headers['content-security-policy']).split('; ')
    expect(Object.fromEntries(directives.map((one) => one.split(/ (.*)/, 2)))).toEqual(policy)
    expect(headers['cache-control']).toBe(cache)
    // No foreign page is let in, and no header reveals the server.
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
      expect(headers[name]).toBeUndefined()
  }

  it.each(kinds)('%s: %s', async (_what, path, question, status, cache) => {
    check(await ask(url + path, question), status, cache)
  })

  it.each(forwarded)('%s: %s', async (_what, path, question, status, cache) => {
    check(await ask(forwardingUrl + path, question), status, cache)
  })

  it('also one that says that nothing has changed', async () => {
    const { headers } = await ask(`${url}/assets/a-1.js`)
    const again = await ask(`${url}/assets/a-1.js`, { headers: { 'if-none-match': headers.etag ?? '' } })
    check(again, 304, kept)
  })
})

describe('what is printed during a session', () => {
  it('holds no token, password or hash', async () => {
    const send = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${url}/api${path}`, init)
      return { status: answer.status, headers: [...answer.headers].join('\n'), text: await answer.text() }
    }
    const password = 'Quite-other-7'
    const [registered, recovered] = ['Register-5', 'Recover-6']
    const secrets = new Set([password, registered, recovered, 'not-the-Password', 'half-a-Password'])
    const chosen = (word: string) => ({ new_password: word, new_password_again: word })
    const signIn = async (word: string) => {
      const { text } = await send('/user/login', post({ username: 'demo_agent', password: word }))
      const token: string | undefined = JSON.parse(text).data?.token
      if (token) secrets.add(token)
      return token
    }
    // The sandbox password itself is printed on purpose: people starting the platform for the first time need it.
    const first = (await signIn('demo123456')) ?? ''
    const mine = { ...json, 'x-token': first }
    const seen = [
      await send('/user/info', { headers: mine }),
      await send('/user/info', { headers: { cookie: `Admin-Token=${first}` } }),
      await send(`/user/info?token=${first}`),
      await send(`/nothing/${first}`, { headers: mine }),
      await send('/user/merchantlist?limit=2', { headers: mine }),
      await send('/rest/merchant?range=[0,1]', { headers: mine }),
      await send('/user/cleargrant', post('{"targets":"none"}', mine)),
      await send('/user/cleargrant', post('{}', { ...json, cookie: `Admin-Token=${first}` })),
      await send('/user/editpwd', post({ old_password: 'demo123456', ...chosen(password) }, mine)),
      await send('/user/login', post('{"username":"demo_agent","password":"half-a-Password')),
      await send('/user/login', post({ username: 'demo_agent', password: { is: password } })),
      await send('/user/login', post({ username: `a\u0000${password}`, password })),
      await send(`/user/merchantlist?seller_nick=${first}%00`, { headers: mine }),
    ]
    const mobile = '15400009999'
    await send('/user/sendregsms', post({ mobile }))
    await own.says('验证码')
    const code = /验证码 (\d{6})/.exec(own.output())?.[1] ?? ''
    const account = registration(
      { username: 'log_reader', mobile },
      { vcode: code, password: registered, password_again: registered },
    )
    for (const request_id of ['log-reader-1', 'log-reader-2'])
      seen.push(await send('/user/register', post({ ...account, request_id })))
    seen.push(await send('/user/findpwd/sendvcode', post({ mobile })))
    const recovering = recovery(mobile, { vcode: '123456', ...chosen(recovered) })
    seen.push(await send('/user/findpwd/updatewd', post(recovering)))
    expect(await signIn('not-the-Password')).toBeUndefined()
    const second = await signIn(password)
    expect(second).toMatch(/^\w{32}$/)
    seen.push(await send('/user/logout', post('{}', { ...json, 'x-token': second ?? '' })))
    seen.push(await send('/user/info', { headers: { 'x-token': second ?? '' } }))
    seen.push(await send('/user/info', { headers: { 'x-token': first } }))
    expect(seen.map(({ status }) => status)).not.toContain(500)
    // It worked to the end: somebody is registered.
    expect(
      seen.filter(({ text }) => text.includes('"partner_id"') && text.includes('"status"')),
    ).toHaveLength(1)

    own.kill('SIGTERM')
    expect(await own.ended).toBe(0)
    const said = [own.output(), ...seen.flatMap(({ headers, text }) => [headers, text])].join('\n')
    for (const secret of secrets) expect(said).not.toContain(secret)
    // An account gets the key for its own drafts; it is never printed.
    const drafts = /"draft_key":"[0-9a-f]{64}"/g
    expect(own.output()).not.toMatch(drafts)
    expect(said.replace(drafts, '')).not.toMatch(/pbkdf2|[0-9a-f]{64}/)
    // Proof that we captured the output: it contains the start message.
    expect(own.output()).toContain('Sandbox accounts: ')
  })

  it('holds no token when another platform fails to answer', async () => {
    const token = 'forwarded'.repeat(3)
    const headers = { 'x-token': token, cookie: `Admin-Token=${token}`, 'accept-encoding': 'gzip' }
    for (const path of ['/api/gone', '/api/halfway', '/api/away'])
      await ask(forwardingUrl + path, { headers })
    await forwarding.says('/api/halfway:')
    await forwarding.says('did not answer')
    expect(forwarding.output()).not.toContain(token)
  })
})
