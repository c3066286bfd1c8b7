import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLocale, rememberLocale } from '@/platform/language'
import { clearToken, writeToken } from '@/platform/session'
import { readToken, takeNotice } from '@/platform/visit'
import { deferred, fakeBrowser, refuseStorage } from './fakeBrowser'
import { type Console, freshConsole, settled } from './freshConsole'

let browser = fakeBrowser()
beforeEach(() => {
  browser = fakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

describe('the token', () => {
  it('is kept in the cookie Admin-Token, for this browser session and site, encrypted where possible', () => {
    writeToken('k3VnQe')
    // Cookie attributes are case-insensitive; the library decides their order.
    expect(browser.written.join()).toMatch(/^Admin-Token=k3VnQe; path=\/; sameSite=Lax; secure$/i)
    expect(readToken()).toBe('k3VnQe')
    browser = fakeBrowser('http://127.0.0.1:8080/')
    writeToken('k3VnQe')
    expect(browser.written.join()).not.toMatch(/secure/i)
  })

  it('comes back as it was, whatever is in it, and is gone after it was cleared', () => {
    const token = 'a;b=c, d"e%20 青'
    writeToken(token)
    expect(browser.jar.get('Admin-Token')).not.toMatch(/[;, "]/)
    expect(readToken()).toBe(token)
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
    expect(console.isLeaving()).toBe(false)
    console.endSession('登录已过期')
    expect(console.isLeaving()).toBe(true)
    expect(readToken()).toBeUndefined()
    expect(browser.visited).toEqual(['/login?redirect=%2Fmerchant%2Fmerchant%3Fpage%3D2'])
    expect(takeNotice()).toBe('登录已过期')
    expect(takeNotice()).toBeUndefined()
  })

  it('works without storage', () => {
    refuseStorage()
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
})

describe('what a browser remembers of an operator', () => {
  const owner = 'open-platform-console.owner'
  let console: Console
  const forget = vi.fn()
  beforeEach(async () => {
    console = await freshConsole()
    forget.mockClear()
    browser.local.set(owner, 'a1')
    console.claimMemory('a1')
    console.onForget(forget)
  })

  it('is kept for the same operator, also over the end of a session', () => {
    console.endSession('登录已过期')
    expect(browser.local.get(owner)).toBe('a1')
    console.claimMemory('a1')
    expect(forget).not.toHaveBeenCalled()
    expect(console.takeForeignMemory()).toBe(false)
  })

  it('goes before another operator sees anything', () => {
    console.claimMemory('b2')
    expect(forget).toHaveBeenCalledTimes(1)
    expect(browser.local.get(owner)).toBe('b2')
  })

  it('is known to be another’s, once, to what reads it only later', async () => {
    console = await freshConsole()
    console.claimMemory('b2')
    expect(console.takeForeignMemory()).toBe(true)
    expect(console.takeForeignMemory()).toBe(false)
  })

  it('goes with the operator who signs out, and the mark with it', () => {
    console.forgetOperator()
    expect(forget).toHaveBeenCalledTimes(1)
    expect(browser.local.size).toBe(0)
  })

  it('goes when the window becomes another’s', async () => {
    console.switchOperator()
    expect(forget).toHaveBeenCalledTimes(1)
    await expect.poll(() => browser.visited).toEqual(['/'])
  })

  it('is gone before the window is left, also what is cleared in the background', async () => {
    const { promise, resolve } = deferred()
    forget.mockReturnValueOnce(promise)
    const left = console.goToLogin(console.forgetOperator())
    expect(console.isLeaving()).toBe(true)
    await settled()
    expect(browser.visited).toEqual([])
    resolve()
    await left
    expect(browser.visited).toHaveLength(1)
  })

  it.each([
    ['does not answer', () => new Promise(() => {})],
    ['refuses', () => Promise.reject(new DOMException('no storage', 'SecurityError'))],
  ])('does not hold the window when a browser %s', async (_, clear) => {
    vi.useFakeTimers()
    forget.mockImplementationOnce(clear)
    const left = console.goToLogin(console.forgetOperator())
    await vi.advanceTimersByTimeAsync(1000)
    await left
    vi.useRealTimers()
    expect(browser.visited).toHaveLength(1)
  })
})

it('the other windows are told to look when the token changes, and never the token', () => {
  writeToken('k3VnQe')
  clearToken()
  expect(browser.said).toEqual(['look', 'look'])
})

it('the language is Chinese until another one is chosen, and then remembered for a year', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  expect(currentLocale()).toBe('zh')
  browser.jar.set('language', 'xx')
  expect(currentLocale()).toBe('zh')
  rememberLocale('es')
  expect(currentLocale()).toBe('es')
  expect(browser.written.join()).toContain('01 Jan 2027')
  vi.useRealTimers()
})
