import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLocale, rememberLocale } from '@/platform/language'
import { clearToken, endSession, goToLogin, readToken, takeNotice, writeToken } from '@/platform/session'
import { fakeBrowser } from './fakeBrowser'

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
  it('forgets the token, leaves for the sign-in page that leads back, and says why there once', () => {
    writeToken('k3VnQe')
    endSession('登录已过期')
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
    endSession('登录已过期')
    expect(browser.visited).toHaveLength(1)
    expect(takeNotice()).toBeUndefined()
  })

  it('leads to the plain sign-in page from a public page', () => {
    browser = fakeBrowser('https://console.example.com/register?x=1')
    goToLogin()
    expect(browser.visited).toEqual(['/login'])
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
