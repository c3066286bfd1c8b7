import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlatformError, TransportError } from '@/platform/errors'
import { writeToken } from '@/platform/session'
import { readToken, takeNotice } from '@/platform/visit'
import { answer, fakeBrowser } from './fakeBrowser'
import { type Console, freshConsole } from './freshConsole'

const info = { name: '林青', avatar: '/a.png', introduction: '青禾软件', menus: [{ path: '/system' }] }
const wayBack = '/login?redirect=%2Fmerchant%2Fmerchant%3Fpage%3D2'

let browser = fakeBrowser()
let fetchMock = vi.fn<typeof fetch>()
let authProvider: Console['authProvider']
let userInfo: Console['userInfo']
const signedIn = () => void writeToken('k3VnQe')

beforeEach(async () => {
  browser = fakeBrowser()
  ;({ authProvider, userInfo } = await freshConsole())
  fetchMock = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

describe('signing in', () => {
  it('keeps the token', async () => {
    fetchMock.mockResolvedValueOnce(answer({ code: 0, message: 'ok', data: { token: 'k3VnQe' } }))
    await authProvider.login({ username: 'demo_partner', password: 'demo123' })
    expect(readToken()).toBe('k3VnQe')
  })

  it.each([
    ['no token', { code: 0, data: {} }, 'AnswerError'],
    ['a token that is a number', { code: 0, data: { token: 7 } }, 'AnswerError'],
    ['a token no cookie can hold', { code: 0, data: { token: 'a'.repeat(5000) } }, 'TransportError'],
    ['a wrong password', { code: 60204, message: '账号或密码错误' }, 'PlatformError'],
  ])('fails on %s, and keeps nothing', async (_name, body, name) => {
    fetchMock.mockResolvedValueOnce(answer(body))
    await expect(authProvider.login({ username: 'a', password: 'b' })).rejects.toHaveProperty('name', name)
    expect(readToken()).toBeUndefined()
  })
})

describe('signing out', () => {
  it.each([
    ['', async () => answer({ code: 0, data: 'success' })],
    [', even when it cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'tells the platform, forgets the token and loads the sign-in page, which leads back%s',
    async (_, respond) => {
      signedIn()
      fetchMock.mockImplementationOnce(respond)
      await expect(authProvider.logout({})).resolves.toBe(false)
      expect(fetchMock.mock.lastCall?.[0]).toBe('/api/user/logout')
      expect(new Headers(fetchMock.mock.lastCall?.[1]?.headers).get('X-Token')).toBe('k3VnQe')
      expect(readToken()).toBeUndefined()
      expect(browser.visited).toEqual([wayBack])
    },
  )

  it('calls nobody when there is no session any more', async () => {
    await expect(authProvider.logout({})).resolves.toBe(false)
    expect(fetchMock).not.toHaveBeenCalled()
  })
})

describe('checking the session', () => {
  it('looks at the cookie only', async () => {
    signedIn()
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('without a token leads to the sign-in page and back, silently', async () => {
    await expect(authProvider.checkAuth({})).rejects.toEqual({ redirectTo: wayBack, message: false })
  })
})

describe('an error of a call', () => {
  // A rejection would turn the failed call into a success with empty data.
  it.each([
    new PlatformError({ code: 50008, message: '非法令牌', data: null }, 200),
    new PlatformError({ code: 10003, message: '没有操作权限', data: null }, 200),
    new TransportError('answer', 403),
    { code: 50008 },
  ])('%s leaves the session alone: the end of one is seen to before', async (error) => {
    signedIn()
    await expect(authProvider.checkError(error)).resolves.toBeUndefined()
    expect(readToken()).toBe('k3VnQe')
    expect(browser.visited).toEqual([])
  })
})

describe('who is signed in', () => {
  beforeEach(signedIn)

  it('is asked for once and shared, with the role admin', async () => {
    fetchMock.mockResolvedValueOnce(
      answer({ code: 0, data: { ...info, offers: ['history'], draft_key: 'ab12' } }),
    )
    const [shared, identity, permissions, access] = await Promise.all([
      userInfo(),
      authProvider.getIdentity?.(),
      authProvider.getPermissions?.({}),
      authProvider.canAccess?.({ resource: 'merchant', action: 'list' }),
    ])
    expect(fetchMock).toHaveBeenCalledTimes(1)
    const kept = { offers: ['history'], draftKey: 'ab12' }
    expect(shared).toEqual({
      ...info,
      ...kept,
      username: '',
      roles: ['admin'],
      permissions: ['*'],
      viewAs: [],
    })
    expect(identity).toEqual({
      id: '林青',
      fullName: '林青',
      username: '',
      avatar: '/a.png',
      introduction: info.introduction,
    })
    expect(permissions).toEqual({ roles: ['admin'], menus: info.menus })
    expect(structuredClone(permissions)).toEqual(permissions)
    expect(access).toBe(true)
  })

  it('has empty parts where the platform sent none', async () => {
    fetchMock.mockResolvedValueOnce(answer({ code: 0, data: { name: '林青', avatar: null, menus: 'none' } }))
    const empty = {
      username: '',
      avatar: '',
      introduction: '',
      menus: [],
      viewAs: [],
      offers: [],
      draftKey: '',
    }
    // Without a history, there is no log of operations to see.
    const known = { name: '林青', roles: ['admin'], permissions: ['*', '!operationLog'] }
    await expect(userInfo()).resolves.toEqual({ ...empty, ...known })
  })

  it('comes with whom to ask, as far as the platform says', async () => {
    const sent = { name: '小林', phone: ' 400-000-0000 ', wechat: 7, qq: '10000000', work_time: null, vip: 1 }
    fetchMock.mockResolvedValueOnce(answer({ code: 0, data: { ...info, support: sent } }))
    const empty = { role: '', wechat: '', email: '', work_time: '', emergency_phone: '' }
    const support = { ...empty, name: '小林', phone: '400-000-0000', qq: '10000000' }
    await expect(authProvider.getIdentity?.()).resolves.toMatchObject({ support })
    expect((await userInfo()).support).toEqual(support)
  })

  it.each([
    ['none', undefined],
    ['a text', '400-000-0000'],
    ['a name that nobody can reach', { name: '小林', role: '专属客服', work_time: '9:00', phone: '  ' }],
  ])('has nobody to ask where the platform gives %s', async (_name, support) => {
    fetchMock.mockResolvedValueOnce(answer({ code: 0, data: { ...info, support } }))
    expect((await userInfo()).support).toBeUndefined()
  })

  it.each([
    ['no user data', { code: 0, data: null }, '验证失败，请重新登录'],
    ['a refusal', { code: 50008, message: '非法令牌' }, '非法令牌'],
    ['a refusal without a word', { code: 10500 }, 'Has Error'],
  ])('%s ends the session and says why', async (_name, body, notice) => {
    fetchMock.mockResolvedValueOnce(answer(body))
    await expect(userInfo()).rejects.toThrow()
    expect(readToken()).toBeUndefined()
    expect(browser.visited).toEqual([wayBack])
    expect(takeNotice()).toBe(notice)
  })

  it('keeps the session when the window leaves before the answer is there', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const info = userInfo()
    browser.leave()
    await expect(info).rejects.toMatchObject({ kind: 'network' })
    expect(readToken()).toBe('k3VnQe')
    expect(browser.visited).toEqual([])
  })

  it('ends a later session whose answer is lost when the window was not left after all', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    const { askEarly } = await import('@/platform/earlyCalls')
    askEarly('/api/user/dashboard')
    const first = userInfo()
    browser.leave()
    await expect(first).rejects.toThrow()
    writeToken('p8RmWz')
    await expect(userInfo()).rejects.toThrow()
    expect(browser.visited).toEqual([wayBack])
  })

  it('says it in the words of the specification in English', async () => {
    browser.jar.set('language', 'en')
    fetchMock.mockResolvedValueOnce(answer({ code: 0, data: '' }))
    await expect(userInfo()).rejects.toThrow('Verification failed, please Login again.')
  })
})

it('who is signed in is not asked for without a token', async () => {
  await expect(userInfo()).rejects.toMatchObject({ kind: 'user' })
  expect(fetchMock).not.toHaveBeenCalled()
  expect(browser.visited).toEqual([])
})
