import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLocale, rememberLocale } from '@/platform/language'
import { clearToken, readToken, takeNotice, writeToken } from '@/platform/session'
import { fakeBrowser } from './fakeBrowser'
import { type Console, freshConsole } from './freshConsole'

let browser = fakeBrowser()
beforeEach(() => {
  browser = fakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

describe('the token', () => {
  it('is kept in the cookie Admin-Token, for this browser session, for this site, encrypted on the way', () => {
    writeToken('k3VnQe')
    expect(browser.written).toEqual(['Admin-Token=k3VnQe; path=/; sameSite=Lax; secure'].map(matchingCase))
    expect(readToken()).toBe('k3VnQe')
  })

  it('asks for no encryption where there is none', () => {
    browser = fakeBrowser('http://127.0.0.1:8080/')
    writeToken('k3VnQe')
    expect(browser.written.join()).not.toMatch(/secure/i)
  })

  it('comes back as it was, whatever is in it', () => {
    const token = 'a;b=c, d"e%20 青'
    writeToken(token)
    expect(browser.jar.get('Admin-Token')).not.toMatch(/[;, "]/)
    expect(readToken()).toBe(token)
  })

  it('is gone after it was cleared', () => {
    writeToken('k3VnQe')
    clearToken()
    expect(readToken()).toBeUndefined()
    expect(browser.jar.size).toBe(0)
  })

  it('is refused when its cookie would be longer than 4096 bytes, counted as it is sent', () => {
    const name = 'Admin-Token='.length
    expect(writeToken('a'.repeat(4097 - name))).toBe(false)
    expect(writeToken('青'.repeat(500))).toBe(false)
    expect(browser.written).toEqual([])
    expect(writeToken('a'.repeat(4096 - name))).toBe(true)
    expect(readToken()).toHaveLength(4096 - name)
  })

  it('is known not to be kept when the browser keeps no cookies', () => {
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: () => '', set: () => {} }))
    expect(writeToken('k3VnQe')).toBe(false)
  })
})

describe('the end of a session', () => {
  let console: Console
  beforeEach(async () => {
    console = await freshConsole()
  })

  it('forgets the token, leaves for the sign-in page that leads back, and says why there once', () => {
    writeToken('k3VnQe')
    console.endSession('登录已过期')
    expect(readToken()).toBeUndefined()
    expect(browser.visited).toEqual(['/login?redirect=%2Fmerchant%2Fmerchant%3Fpage%3D2'])
    expect(takeNotice()).toBe('登录已过期')
    expect(takeNotice()).toBeUndefined()
  })

  it('works without storage', () => {
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    console.endSession('登录已过期')
    expect(browser.visited).toHaveLength(1)
    expect(takeNotice()).toBeUndefined()
  })

  it('leads to the plain sign-in page from a public page', () => {
    browser = fakeBrowser('https://console.example.com/register?x=1')
    console.goToLogin()
    expect(browser.visited).toEqual(['/login'])
  })

  it('happens once, however many find out', () => {
    writeToken('k3VnQe')
    console.endSession('登录已过期')
    writeToken('other')
    console.endSession('非法令牌')
    console.goToLogin()
    console.switchOperator()
    expect(browser.visited).toHaveLength(1)
    expect(readToken()).toBe('other')
    expect(takeNotice()).toBe('登录已过期')
  })

  it('is known while the next document is on its way, so that nothing holds the window back', () => {
    expect(console.isLeaving()).toBe(false)
    console.goToLogin()
    expect(console.isLeaving()).toBe(true)
  })
})

describe('what a browser remembers of an operator', () => {
  let console: Console
  const forget = vi.fn()
  beforeEach(async () => {
    console = await freshConsole()
    forget.mockClear()
  })

  it('is kept for the same operator, also over the end of a session', () => {
    console.claimMemory('a1')
    console.endSession('登录已过期')
    console.onForget(forget)
    expect(browser.local.get('open-platform-console.owner')).toBe('a1')
    console.claimMemory('a1')
    expect(forget).not.toHaveBeenCalled()
  })

  it('goes before another operator sees anything', () => {
    console.onForget(forget)
    console.claimMemory('a1')
    forget.mockClear()
    console.claimMemory('b2')
    expect(forget).toHaveBeenCalledTimes(1)
    expect(browser.local.get('open-platform-console.owner')).toBe('b2')
  })

  it('is known to be another’s, once, to what reads it only later', () => {
    browser.local.set('open-platform-console.owner', 'a1')
    console.claimMemory('a1')
    expect(console.takeForeignMemory()).toBe(false)
    console.claimMemory('b2')
    expect(console.takeForeignMemory()).toBe(true)
    expect(console.takeForeignMemory()).toBe(false)
  })

  it('goes with the operator who signs out, and the mark with it', () => {
    console.claimMemory('a1')
    console.onForget(forget)
    console.forgetOperator()
    expect(forget).toHaveBeenCalledTimes(1)
    expect(browser.local.size).toBe(0)
  })

  it('goes when the window becomes another’s', () => {
    console.onForget(forget)
    console.switchOperator()
    expect(forget).toHaveBeenCalledTimes(1)
    expect(browser.visited).toEqual(['/'])
  })
})

describe('the other windows', () => {
  it('are told to look when the token changes, and never the token', () => {
    writeToken('k3VnQe')
    clearToken()
    expect(browser.said).toEqual(['look', 'look'])
  })
})

describe('the language', () => {
  it('is Chinese until another one is chosen, and then remembered for a year', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    expect(currentLocale()).toBe('zh')
    rememberLocale('es')
    expect(currentLocale()).toBe('es')
    expect(browser.written.join()).toContain('01 Jan 2027')
    vi.useRealTimers()
  })

  it('is Chinese when the cookie names none of ours', () => {
    browser.jar.set('language', 'xx')
    expect(currentLocale()).toBe('zh')
  })
})

/** Cookie attributes are case-insensitive; their order is the library's. */
function matchingCase(line: string) {
  return expect.stringMatching(new RegExp(`^${line}$`, 'i'))
}
