import { CancelledError } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlatformError, TransportError } from '@/platform/errors'
import {
  clearErrorLog,
  errorLogText,
  logProblem,
  logThrown,
  readError,
  readErrorLog,
} from '@/shell/errorLog/errorLog'

const token = 'demo-token/4f%7c=='
const now = new Date('2026-03-01T08:00:00+08:00')

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('location', new URL('https://console.example/pay/tradelist?page=2'))
  vi.stubGlobal('navigator', { userAgent: 'Browser/1' })
  vi.stubGlobal('document', { cookie: `size=mini; Admin-Token=${encodeURIComponent(token)}` })
})
afterEach(() => {
  clearErrorLog()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const messages = () => readErrorLog().map(({ message }) => message)
const refusal = (code: number, message: string) => new PlatformError({ code, message, data: null })

describe('the error log', () => {
  it('writes down what was thrown, where and when', () => {
    const error = new TypeError('the column was undefined')
    logThrown('error', error, 'list.js:3:7')
    const record = { source: 'error', message: 'TypeError: the column was undefined', stack: error.stack }
    const place = { info: 'list.js:3:7', address: '/pay/tradelist?page=2', time: now.getTime(), count: 1 }
    expect(readErrorLog()).toMatchObject([{ ...record, ...place }])
  })

  it('keeps the newest first, and of many the last hundred', () => {
    for (let number = 1; number <= 130; number++) logProblem('menu', `entry ${number}`)
    expect(readErrorLog()).toHaveLength(100)
    expect(messages()[0]).toBe('entry 130')
    expect(messages()[99]).toBe('entry 31')
  })

  it.each([
    ['window first', ['error', 'render']],
    ['page first', ['render', 'error']],
  ] as const)('has one record of an error that the page and the window report, %s', (_, order) => {
    const error = new Error('broken')
    for (const source of order)
      logThrown(source, error, source === 'render' ? '    at TradeList' : 'a.js:1:1')
    expect(readErrorLog()).toMatchObject([{ source: 'render', info: '    at TradeList', count: 1 }])
    logThrown('rejection', error)
    expect(readErrorLog()).toHaveLength(1)
  })

  it('counts what is said again within a second, and writes it down anew after that', () => {
    for (let times = 0; times < 20; times++) logThrown('rejection', new Error('no connection'))
    expect(readErrorLog()).toMatchObject([{ message: 'Error: no connection', count: 20 }])
    vi.advanceTimersByTime(1000)
    logThrown('rejection', new Error('no connection'))
    expect(readErrorLog()).toMatchObject([{ count: 1 }, { count: 20 }])
  })

  it('counts two that take turns, the last one on top', () => {
    for (const message of ['甲', '乙', '甲', '乙', '甲']) logProblem('load', message)
    expect(readErrorLog()).toMatchObject([
      { message: '甲', count: 3 },
      { message: '乙', count: 2 },
    ])
  })

  it('is empty once cleared, and hears of the same error again', () => {
    const error = new Error('broken')
    logThrown('error', error)
    clearErrorLog()
    expect(readErrorLog()).toEqual([])
    logThrown('error', error)
    expect(messages()).toEqual(['Error: broken'])
  })

  it.each([
    ['a call called off', new DOMException('The user aborted a request.', 'AbortError')],
    ['a query called off', new CancelledError()],
    ['the end of the session', refusal(50014, 'Token expired')],
  ])('leaves out %s', (_, thrown) => {
    for (const source of ['error', 'rejection', 'render'] as const) logThrown(source, thrown)
    expect(readErrorLog()).toEqual([])
  })

  it.each([
    ['a refusal', refusal(10006, '状态不符'), 'PlatformError: 状态不符'],
    ['a call without answer', new TransportError('network'), 'TransportError: 网络连接失败，请检查网络'],
    ['a text', 'Script error.', 'Script error.'],
    ['an object', { code: 7 }, '{"code":7}'],
    ['a plain object with a message', { message: '失败' }, '失败'],
    ['nothing', undefined, 'undefined'],
    ['an empty text', '', 'Unreadable error'],
    ['a big number', 10n, '10'],
  ])('writes down %s that nobody handled', (_, thrown, message) => {
    logThrown('rejection', thrown)
    expect(messages()).toEqual([message])
  })

  it('never throws itself, whatever was thrown', () => {
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError')
    }
    const hostile = new Proxy({}, { get: refuse, has: refuse })
    const circular: Record<string, unknown> = {}
    circular.self = circular
    for (const thrown of [hostile, circular, Object.create(null), () => undefined])
      expect(() => logThrown('error', thrown)).not.toThrow()
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse }))
    expect(() => logThrown('error', new Error('x'))).not.toThrow()
    expect(() => logProblem('menu', 'x')).not.toThrow()
    fc.assert(
      fc.property(fc.anything(), (thrown) => readError(thrown).message !== ''),
      { seed: 33 },
    )
  })

  it('tells the causes, and stops where they go in a circle', () => {
    const deep = new Error('chunk lost', { cause: new TypeError('no network', { cause: 'offline' }) })
    expect(readError(deep).stack).toMatch(
      /chunk lost[\s\S]*Caused by: TypeError: no network[\s\S]*Caused by: offline$/,
    )
    const circle = new Error('circle')
    circle.cause = circle
    expect(readError(circle).stack?.match(/Caused by/g)).toHaveLength(5)
  })

  it('does not grow without end by one problem', () => {
    const error = new Error('x'.repeat(1_000_000))
    logThrown('error', error, 'y'.repeat(1_000_000))
    const [{ message, stack, info } = { message: '' }] = readErrorLog()
    expect([message.length, stack?.length, info?.length]).toEqual([2000, 10_000, 5000])
  })
})

describe('no token is in the log', () => {
  it.each([
    ['its value', `refused: ${token}`],
    ['its value as the cookie has it', `refused: ${encodeURIComponent(token)}`],
    ['a header', 'X-Token: abc.def-123'],
    ['a header in JSON', '{"headers":{"x-token":"abc.def-123"},"n":1}'],
    ['an address', 'GET /api/user/info?token=abc.def-123&x=1 failed'],
    ['a cookie', 'Admin-Token=abc.def-123; size=mini'],
    ['a body', '{"token":"abc.def-123","name":"x"}'],
    ['a body quoted in another', String.raw`"{\"token\":\"abc.def-123\"}"`],
    ['a password', '{"old_password":"abc.def-123","new_password_again": "abc.def-123"}'],
  ])('as %s', (_, text) => {
    const secrets = [token, encodeURIComponent(token), 'abc.def-123']
    vi.stubGlobal('location', { origin: '', pathname: '/x', search: `?${text}` })
    logThrown('error', new Error(text, { cause: new Error(text) }), text)
    const record = readErrorLog()[0]
    expect(record).toBeDefined()
    for (const secret of secrets) expect(JSON.stringify(record)).not.toContain(secret)
    for (const secret of secrets) expect(errorLogText(readErrorLog())).not.toContain(secret)
  })

  it.each(["Unexpected token '<' in JSON at position 0", 'Invalid token', 'the tokens are many'])(
    'and %s stays readable',
    (text) => {
      logProblem('load', text)
      expect(messages()).toEqual([text])
    },
  )
})

it('the log as text has a block for each record, times in China’s time', () => {
  logProblem('menu', 'unknown component key', 'Reports > Daily')
  logProblem('menu', 'unknown component key')
  const error = Object.assign(new Error('broken'), { stack: 'Error: broken\n    at a.js:1:1\n' })
  logThrown('render', error, '\n    at Page')
  expect(errorLogText(readErrorLog())).toBe(
    [
      'https://console.example\nBrowser/1',
      '2026-03-01 08:00:00  render\n/pay/tradelist?page=2\nError: broken\nError: broken\n    at a.js:1:1\nIn:\nat Page',
      '2026-03-01 08:00:00  menu  x2\n/pay/tradelist?page=2\nunknown component key\nIn:\nReports > Daily',
    ].join('\n\n'),
  )
})
