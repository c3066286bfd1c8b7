import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, outcome } from './fakeBrowser'
import { freshConsole, partner, type SignedInWindow, settled, signedInWindow, wayBack } from './freshConsole'

let { browser, accepted, asked, platform, console, begin, beginLate, sent }: SignedInWindow =
  await signedInWindow()
beforeEach(async () => {
  ;({ browser, accepted, asked, platform, console, begin, beginLate, sent } = await signedInWindow())
  accepted.set('again', partner).set('others', other)
  await console.userInfo()
  console.registerExpiryDialog()
  asked.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const other = { username: 'demo_agent', name: '许木' }

/** Another window writes the cookie; this one may or may not hear of it. */
const elsewhere = (token: string | undefined) => {
  if (token) browser.jar.set('Admin-Token', token)
  else browser.jar.delete('Admin-Token')
}

/** The ways in which a window learns that another one has changed the cookie. */
const ways = [
  ['is told', () => browser.say('look')],
  ['gets the focus', () => browser.focus()],
  ['makes a call', () => void outcome(console.call('GET /user/list'))],
] as const

describe.each(ways)('a window that %s after', (_name, notice) => {
  const learnOf = async (token: string | undefined) => {
    elsewhere(token)
    await notice()
    await settled()
  }

  it('a sign-out elsewhere goes to the sign-in page, with nothing of the operator left', async () => {
    const forget = vi.fn()
    console.onForget(forget)
    browser.local.clear()
    accepted.delete('first')
    await learnOf(undefined)
    expect(browser.visited).toEqual([wayBack])
    expect(forget).toHaveBeenCalled()
    expect([sent(), asked]).toEqual([[], []])
    expect(console.readExpiry()).toBeUndefined()
  })

  it('the same operator signed in anew elsewhere goes on with the new token, and asks once whose it is', async () => {
    await learnOf('again')
    await console.call('GET /user/list')
    expect(asked).toEqual(['again'])
    expect(new Set(sent())).toEqual(new Set(['again']))
    expect(browser.visited).toEqual([])
  })

  it('another operator signed in elsewhere becomes the other’s, and sends nothing in the other’s name', async () => {
    await learnOf('others')
    expect(asked).toEqual(['others'])
    expect(sent()).toEqual([])
    expect(browser.visited).toEqual(['/'])
    expect(console.readToken()).toBe('others')
    expect((await outcome(console.call('POST /user/save'))).error).toMatchObject({ name: 'AbortError' })
    expect(sent()).toEqual([])
  })
})

describe('a session over several windows', () => {
  it('renewed in one lets the calls of the others go on', async () => {
    accepted.delete('first')
    const held = await begin('GET /user/list')
    expect(console.readExpiry()).toBeDefined()
    elsewhere('again')
    await browser.say('look')
    expect((await held.end).value).toMatchObject({ token: 'again' })
    expect(sent()).toEqual(['first', 'again'])
  })

  it('renewed in one sends again what another had sent with the token of before, without asking', async () => {
    const late = await beginLate('POST /user/save')
    elsewhere('again')
    await browser.say('look')
    await settled()
    late.release()
    expect((await late.end).value).toMatchObject({ token: 'again' })
    expect(console.readExpiry()).toBeUndefined()
    expect(sent()).toEqual(['first', 'again'])
  })

  it('left in one keeps the question in the others, whose input would be lost', async () => {
    accepted.delete('first')
    await begin('GET /user/list')
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
    asked.length = 0
    const held = Promise.all(Array.from({ length: 20 }, (_, index) => console.call(`GET /user/list${index}`)))
    await settled()
    expect(console.readExpiry()).toBeDefined()
    expect(asked).toEqual(['first'])
    expect(sent()).toEqual([])
    elsewhere('again')
    await browser.say('look')
    await expect(held).resolves.toHaveLength(20)
    expect(new Set(sent())).toEqual(new Set(['again']))
  })

  it('whose cookie was taken away while it was good ends as by signing out', async () => {
    elsewhere(undefined)
    await expect(console.call('POST /user/save')).rejects.toMatchObject({ name: 'AbortError' })
    expect(sent()).toEqual([])
    expect(browser.visited).toEqual([wayBack])
  })

  it.each([true, false])(
    'signed out of in one ends in the others; the question is open: %s',
    async (isOpen) => {
      if (isOpen) {
        accepted.delete('first')
        await begin('GET /user/list')
        elsewhere(undefined)
      }
      asked.length = 0
      // Otherwise, they still see the old cookie.
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
    await expect(console.call('POST /user/save')).resolves.toMatchObject({ token: 'again' })
    expect(sent()).toEqual(['again'])
  })

  it('sends nothing while it is not known whose the token is', async () => {
    elsewhere('again')
    platform.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(console.call('POST /user/save')).rejects.toMatchObject({ kind: 'network' })
    expect(sent()).toEqual([])
    await expect(console.call('POST /user/save')).resolves.toMatchObject({ token: 'again' })
    expect(sent()).toEqual(['again'])
  })

  it('with a token from elsewhere that is no longer good asks the operator, and sends nothing with it', async () => {
    elsewhere('spoilt')
    const held = await begin('POST /user/save')
    expect(console.readExpiry()).toBeDefined()
    expect(sent()).toEqual([])
    console.writeToken('again')
    expect((await held.end).value).toMatchObject({ token: 'again' })
    expect(sent()).toEqual(['again'])
  })

  it('changed again while the platform is asked is compared again', async () => {
    elsewhere('again')
    platform.mockImplementationOnce(async () => {
      elsewhere('others')
      return answer({ code: 0, data: partner })
    })
    await begin('POST /user/save')
    expect(sent()).toEqual([])
    expect(browser.visited).toEqual(['/'])
  })

  it('changed for a moment only, while the platform is asked, goes on', async () => {
    elsewhere('others')
    platform.mockImplementationOnce(async () => {
      elsewhere('again')
      return answer({ code: 0, data: other })
    })
    await expect(console.call('POST /user/save')).resolves.toMatchObject({ token: 'again' })
    expect(sent()).toEqual(['again'])
    expect(browser.visited).toEqual([])
  })

  it('is told of signing out, without the token', async () => {
    browser.said.length = 0
    await console.authProvider.logout({})
    expect(browser.said).toContain('out')
    expect(JSON.stringify(browser.said)).not.toContain('first')
    expect(sent()).toEqual(['first'])
  })

  it('does not take away the token of another operator when the first signs out', async () => {
    elsewhere('others')
    await console.authProvider.logout({})
    expect(sent()).toEqual(['first'])
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
