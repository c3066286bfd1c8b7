import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/platform/client'
import { UnsupportedError } from '@/platform/dataProvider'
import { messageOf, onProblem, PlatformError, TransportError } from '@/platform/errors'
import { onFailure } from '@/platform/failureEvents'
import { quietly, showFailure, withFailureToast } from '@/platform/failures'
import { rememberLocale } from '@/platform/language'
import { answer, fakeBrowser } from './fakeBrowser'

let told: string[]
let logged: unknown[]
let endings: (() => void)[]
const respond = vi.fn<typeof fetch>()

beforeEach(() => {
  fakeBrowser()
  respond.mockReset()
  vi.stubGlobal('fetch', respond)
  told = []
  logged = []
  endings = [onFailure((words) => void told.push(words)), onProblem((error) => void logged.push(error))]
  logged.length = 0
})

afterEach(() => {
  for (const end of endings) end()
  vi.unstubAllGlobals()
})

const refusal = (message: string) => answer({ code: 30001, message, data: null })
const failing = (declared: Parameters<typeof call>[0], options?: Parameters<typeof call>[1]) =>
  call(declared, options).catch((error: unknown) => error)

describe('a call that fails', () => {
  it.each<[string, () => Promise<Response>, string]>([
    ['with what the platform says', async () => refusal('余额不足'), '余额不足'],
    ['as "error" where the platform gives no reason', async () => refusal(''), 'error'],
    ['when there is no connection', () => Promise.reject(new TypeError('x')), '网络连接失败，请检查网络'],
  ])('is told %s, and its caller gets the error', async (_, answer, words) => {
    respond.mockImplementation(answer)
    expect(await failing('POST /user/x')).toBeInstanceOf(Error)
    expect(told).toEqual([words])
    expect(logged).toEqual([])
  })

  it('is told when the answer cannot be read, which the error log learns as well', async () => {
    respond.mockResolvedValue(new Response('<html>'))
    const error = await failing('GET /user/x')
    expect(told).toEqual(['服务器异常，请稍后重试'])
    expect(logged).toEqual([error])
  })

  it.each([
    ['when it was given up', AbortSignal.abort()],
    ['with a quiet signal', quietly()],
  ])('is not told %s', async (_, signal) => {
    respond.mockResolvedValue(refusal('不必知道'))
    expect(await failing('GET /user/x', { signal })).toBeInstanceOf(Error)
    expect(told).toEqual([])
  })
})

describe('a failure', () => {
  it('is told once, however many meet with it', () => {
    const error = new TransportError('timeout')
    showFailure(error)
    showFailure(error)
    showFailure(new TransportError('answer', 502, { cause: error }))
    expect(told).toEqual(['请求超时，请稍后重试'])
  })

  it('of something that was asked quietly is told by nobody else either', async () => {
    const error = new TransportError('network')
    await withFailureToast(() => Promise.reject(error), quietly()).catch(() => undefined)
    showFailure(error)
    expect(told).toEqual([])
  })
})

describe('the words of an error', () => {
  it.each([
    ['a refusal', new PlatformError({ code: 1, message: '账号已停用', data: null }), '账号已停用'],
    ['a lost connection', new TransportError('network'), '网络连接失败，请检查网络'],
    ['something not offered', new UnsupportedError('trade', 'save'), '该页面不支持此操作：trade, save'],
  ])('are its own for %s', (_, error, words) => {
    expect(messageOf(error)).toBe(words)
    expect(logged).toEqual([])
  })

  it.each([
    ['an exception', new TypeError("Cannot read properties of undefined (reading 'items')")],
    ['an exception of the browser', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
    ['a text', 'not a function'],
    ['nothing', undefined],
    ['an object of a library', { message: 'undefined is not iterable' }],
  ])('are one general sentence for %s, which goes to the error log', (_, thrown) => {
    expect(messageOf(thrown)).toBe('发生了意外错误，已记入错误日志')
    expect(logged).toEqual([thrown])
  })

  it('are in the operator’s language', () => {
    rememberLocale('en')
    expect(messageOf(new Error('x'))).toBe('Something unexpected went wrong; it is in the error log')
  })

  it('put an error into the log once, however often they are drawn', () => {
    const error = new RangeError('x')
    messageOf(error)
    messageOf(error)
    expect(logged).toEqual([error])
  })
})

it('a problem that nobody hears of yet waits for the error log', () => {
  for (const end of endings) end()
  const error = new TypeError('on the sign-in page')
  messageOf(error)
  const heard: unknown[] = []
  endings = [onProblem((one) => void heard.push(one))]
  expect(heard).toEqual([error])
})
