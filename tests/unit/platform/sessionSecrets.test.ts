import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fakeBrowser, outcome } from './fakeBrowser'
import { type Console, freshConsole } from './freshConsole'

const info = { username: 'demo_partner', name: '林青' }
const secret = 'Zk3VnQe-secret-token'
const renewed = 'Zk9XwRt-secret-token'
const hidden = /secret-token|demo123456/

let browser = fakeBrowser()
let console: Console
const platform = vi.fn<typeof fetch>()

beforeEach(async () => {
  browser = fakeBrowser()
  platform.mockReset()
  vi.stubGlobal('fetch', platform)
  console = await freshConsole()
})
afterEach(() => vi.unstubAllGlobals())

/** Everything of a thrown value that could end up in a log: its texts, its causes, its stack. */
const texts = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return [error.name, error.message, error.stack, texts(error.cause ?? '')].join('\n')
}

describe('a token', () => {
  it('is in no address and no body, from the sign-in over a renewal to the sign-out', async () => {
    const tokens = new Map<string, boolean>([[secret, true]])
    let next = secret
    platform.mockImplementation(async (input, init) => {
      const path = String(input)
      if (path.endsWith('/user/login')) {
        tokens.set(next, true)
        return answer({ code: 0, data: { token: next } })
      }
      const good = tokens.get(new Headers(init?.headers).get('X-Token') ?? '')
      if (!good) return answer({ code: 50008, message: '非法令牌' })
      return answer({ code: 0, data: path.endsWith('/user/info') ? info : {} })
    })
    await console.signIn({ username: 'demo_partner', password: 'demo123456' })
    await console.userInfo()
    console.registerExpiryDialog()
    await console.call('GET /user/merchantlist', { query: { page: 1 } })
    tokens.clear()
    const held = console.call('POST /user/cleargrant', { body: { ids: [1] } })
    next = renewed
    await vi.waitFor(() => expect(console.readExpiry()).toBeDefined())
    await console.signIn({ username: 'demo_partner', password: 'demo123456' })
    await console.renewSession()
    await held
    await console.restClient('/api/rest/merchant')
    await console.authProvider.logout({})

    const sent = platform.mock.calls
    expect(sent.map(([, init]) => new Headers(init?.headers).get('X-Token'))).toEqual(
      expect.arrayContaining([secret, renewed]),
    )
    for (const [url, init] of sent) {
      expect(String(url)).not.toMatch(hidden)
      if (!String(url).endsWith('/user/login')) expect(String(init?.body ?? '')).not.toMatch(hidden)
    }
    expect(browser.visited.join()).not.toMatch(hidden)
    expect(browser.said.join()).not.toMatch(hidden)
    expect([...browser.storage.values(), ...browser.local.values()].join()).not.toMatch(hidden)
  })

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a web page', async () => new Response('<html>', { status: 502 })],
    ['a refusal', async () => answer({ code: 10500, message: '系统繁忙' }, { status: 500 })],
    ['the end of the session', async () => answer({ code: 50014, message: '登录已过期' }, { status: 401 })],
  ])('is in nothing that is thrown for %s', async (_name, respond) => {
    console.writeToken(secret)
    platform.mockImplementation(respond)
    for (const call of [console.call('GET /user/list'), console.restClient('/api/rest/merchant')]) {
      const { error } = await outcome(call)
      expect(error).toBeDefined()
      expect(texts(error)).not.toMatch(hidden)
    }
    await outcome(console.userInfo())
    expect(console.takeNotice() ?? '').not.toMatch(hidden)
  })

  it('is in nothing that is thrown when a sign-in cannot keep it', async () => {
    platform.mockResolvedValueOnce(answer({ code: 0, data: { token: `${secret}${'x'.repeat(5000)}` } }))
    const { error } = await outcome(console.signIn({ username: 'demo_partner', password: 'demo123456' }))
    expect(error).toMatchObject({ kind: 'cookie' })
    expect(texts(error)).not.toMatch(hidden)
    expect(console.readToken()).toBeUndefined()
  })

  it('is sent to this host alone', async () => {
    console.writeToken(secret)
    await expect(console.restClient('https://elsewhere.example/api')).rejects.toThrow('another host')
    expect(platform).not.toHaveBeenCalled()
  })
})
