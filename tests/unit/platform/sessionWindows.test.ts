import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, deferred, fakeBrowser, outcome } from './fakeBrowser'
import { type Console, freshConsole } from './freshConsole'

const first = { username: 'demo_partner', name: '林青' }
const other = { username: 'demo_agent', name: '许木' }
const wayBack = '/login?redirect=%2Fmerchant%2Fmerchant%3Fpage%3D2'

let browser = fakeBrowser()
let console: Console
let accepted: Map<string, object>
/** The tokens that calls were sent with. */
let sent: (string | null)[]
/** The tokens that the platform was asked about. */
let asked: (string | null)[]

const platform = vi.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
  const token = new Headers(init.headers).get('X-Token')
  const who = accepted.get(token ?? '')
  const about = String(input) === '/api/user/info'
  ;(about ? asked : sent).push(token)
  if (!who) return answer({ code: 50014, message: '登录已过期' })
  return answer({ code: 0, data: about ? who : 'done' })
})

const settled = () => new Promise((resolve) => setImmediate(resolve))
/** Another window writes the cookie; this one may or may not be told. */
const elsewhere = (token: string | undefined) => {
  if (token) browser.jar.set('Admin-Token', token)
  else browser.jar.delete('Admin-Token')
}

beforeEach(async () => {
  browser = fakeBrowser()
  accepted = new Map([
    ['first', first],
    ['again', first],
    ['others', other],
  ])
  sent = []
  asked = []
  vi.stubGlobal('fetch', platform)
  console = await freshConsole()
  console.writeToken('first')
  await console.userInfo()
  console.registerExpiryDialog()
  asked = []
})
afterEach(() => vi.unstubAllGlobals())

/** The ways in which a window learns that another one has changed the cookie. */
const ways = [
  ['is told', () => browser.say('look')],
  ['gets the focus', () => browser.focus()],
  ['makes a call', () => void outcome(console.call('GET /user/list'))],
] as const

describe.each(ways)('a window that %s after', (_name, notice) => {
  it('a sign-out elsewhere goes to the sign-in page, with nothing of the operator left', async () => {
    const forget = vi.fn()
    console.onForget(forget)
    elsewhere(undefined)
    browser.local.clear()
    accepted.delete('first')
    await notice()
    await settled()
    expect(browser.visited).toEqual([wayBack])
    expect(forget).toHaveBeenCalled()
    expect([sent, asked]).toEqual([[], []])
    expect(console.readExpiry()).toBeUndefined()
  })

  it('the same operator signed in anew elsewhere goes on with the new token, and asks once whose it is', async () => {
    elsewhere('again')
    await notice()
    await settled()
    await console.call('GET /user/list')
    expect(asked).toEqual(['again'])
    expect(new Set(sent)).toEqual(new Set(['again']))
    expect(browser.visited).toEqual([])
  })

  it('another operator signed in elsewhere becomes the other’s, and sends nothing in the other’s name', async () => {
    elsewhere('others')
    await notice()
    await settled()
    expect(asked).toEqual(['others'])
    expect(sent).toEqual([])
    expect(browser.visited).toEqual(['/'])
    expect(console.readToken()).toBe('others')
    expect((await outcome(console.call('POST /user/save'))).error).toMatchObject({ name: 'AbortError' })
    expect(sent).toEqual([])
  })
})

describe('a session over several windows', () => {
  it('renewed in one lets the calls of the others go on', async () => {
    accepted.delete('first')
    const held = console.call('GET /user/list')
    await settled()
    expect(console.readExpiry()).toBeDefined()
    elsewhere('again')
    await browser.say('look')
    await expect(held).resolves.toBe('done')
    expect(sent).toEqual(['first', 'again'])
  })

  it('renewed in one sends again what another had sent with the token of before, without asking', async () => {
    const { promise, resolve: release } = deferred()
    platform.mockImplementationOnce(async () => {
      await promise
      return answer({ code: 50014, message: '登录已过期' })
    })
    const late = console.call('POST /user/save')
    await settled()
    elsewhere('again')
    await browser.say('look')
    await settled()
    release()
    await expect(late).resolves.toBe('done')
    expect(console.readExpiry()).toBeUndefined()
    expect(sent).toEqual(['again'])
  })

  it('left in one keeps the question in the others, whose input would be lost', async () => {
    accepted.delete('first')
    void outcome(console.call('GET /user/list'))
    await settled()
    elsewhere(undefined)
    await browser.say('look')
    browser.focus()
    await settled()
    expect(browser.visited).toEqual([])
    await expect(console.authProvider.checkAuth({})).resolves.toBeUndefined()
    expect(console.readExpiry()).toBeDefined()
  })

  it('left in one does not take the others along that did not know yet: their next call asks', async () => {
    accepted.delete('first')
    elsewhere(undefined)
    await browser.say('look')
    browser.focus()
    await settled()
    await expect(console.authProvider.checkAuth({})).resolves.toBeUndefined()
    expect(browser.visited).toEqual([])
    asked = []
    const held = Promise.all(Array.from({ length: 20 }, (_, index) => console.call(`GET /user/list${index}`)))
    await settled()
    expect(console.readExpiry()).toBeDefined()
    expect(asked).toEqual(['first'])
    expect(sent).toEqual([])
    elsewhere('again')
    await browser.say('look')
    await expect(held).resolves.toHaveLength(20)
    expect(new Set(sent)).toEqual(new Set(['again']))
  })

  it('whose cookie was taken away while it was good ends as by signing out', async () => {
    elsewhere(undefined)
    await expect(console.call('POST /user/save')).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent).toEqual([])
    expect(browser.visited).toEqual([wayBack])
  })

  it.each([true, false])(
    'signed out of in one ends in the others; the question is open: %s',
    async (isOpen) => {
      if (isOpen) {
        accepted.delete('first')
        void outcome(console.call('GET /user/list'))
        await settled()
        elsewhere(undefined)
      }
      asked = []
      // Otherwise they still see the cookie of before.
      await browser.say('out')
      await settled()
      expect(browser.visited).toEqual([wayBack])
      expect(asked).toEqual([])
    },
  )

  it('signed out of and in again as the same operator goes on', async () => {
    elsewhere('again')
    await browser.say('out')
    await settled()
    expect(browser.visited).toEqual([])
    await expect(console.call('POST /user/save')).resolves.toBe('done')
    expect(sent).toEqual(['again'])
  })

  it('sends nothing while it is not known whose the token is', async () => {
    elsewhere('again')
    platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(console.call('POST /user/save')).rejects.toMatchObject({ kind: 'network' })
    expect(sent).toEqual([])
    await expect(console.call('POST /user/save')).resolves.toBe('done')
    expect(sent).toEqual(['again'])
  })

  it('with a token from elsewhere that is no longer good asks the operator, and sends nothing with it', async () => {
    elsewhere('spoilt')
    const held = console.call('POST /user/save')
    await settled()
    expect(console.readExpiry()).toBeDefined()
    expect(sent).toEqual([])
    console.writeToken('again')
    await expect(held).resolves.toBe('done')
    expect(sent).toEqual(['again'])
  })

  it('changed again while the platform is asked is compared again', async () => {
    elsewhere('again')
    platform.mockImplementationOnce(async () => {
      elsewhere('others')
      return answer({ code: 0, data: first })
    })
    void outcome(console.call('POST /user/save'))
    await settled()
    expect(sent).toEqual([])
    expect(browser.visited).toEqual(['/'])
  })

  it('changed for a moment only, while the platform is asked, goes on', async () => {
    elsewhere('others')
    platform.mockImplementationOnce(async () => {
      elsewhere('again')
      return answer({ code: 0, data: other })
    })
    await expect(console.call('POST /user/save')).resolves.toBe('done')
    expect(sent).toEqual(['again'])
    expect(browser.visited).toEqual([])
  })

  it('is told of signing out, without the token', async () => {
    browser.said.length = 0
    await console.authProvider.logout({})
    expect(browser.said).toContain('out')
    expect(JSON.stringify(browser.said)).not.toContain('first')
    expect(sent).toEqual(['first'])
  })

  it('does not take away the token of another operator when the first signs out', async () => {
    elsewhere('others')
    await console.authProvider.logout({})
    expect(sent).toEqual(['first'])
    expect(console.readToken()).toBe('others')
  })
})

describe('what the browser remembers', () => {
  /** Opens a window in this session, and hears whether what was remembered had to go. */
  const open = async (token: string) => {
    const window = await freshConsole()
    const forget = vi.fn()
    window.onForget(forget)
    elsewhere(token)
    await window.userInfo()
    return forget
  }

  it('is the same operator’s in each of their sessions', async () => {
    expect(await open('again')).not.toHaveBeenCalled()
    expect(await open('others')).toHaveBeenCalled()
  })

  it('of somebody whom the platform does not name is for nobody else whom it does not name', async () => {
    accepted.set('nameless', {})
    accepted.set('another', {})
    expect(await open('nameless')).toHaveBeenCalled()
    expect(await open('another')).toHaveBeenCalled()
  })
})
