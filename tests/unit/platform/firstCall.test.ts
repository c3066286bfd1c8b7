import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstCallOf } from '@/platform/firstCall'
import { fakeBrowser } from './fakeBrowser'

const usual = { '/merchant/merchant': '/api/user/merchantlist?page=1' }
const pathname = '/merchant/merchant'
const key = 'RaStoreopen-platform-console.merchant/merchant.listParams'

let local = new Map<string, string>()
beforeEach(() => {
  local = fakeBrowser().local
})
afterEach(() => vi.unstubAllGlobals())

const remember = (value: unknown) => local.set(key, JSON.stringify(value))

describe('the first call of a page', () => {
  it('is the usual one of its path', () => {
    expect(firstCallOf({ pathname, search: '' }, usual, true)).toBe(usual[pathname])
  })

  it.each(['/merchant/merchant/7/show', '/merchant', '/constructor', '/'])('is not known at %s', (path) => {
    expect(firstCallOf({ pathname: path, search: '' }, usual, true)).toBeUndefined()
  })

  it('is not known at an address with parameters: they may be anything', () => {
    expect(firstCallOf({ pathname, search: '?perPage=1000000' }, usual, true)).toBeUndefined()
  })

  describe('where the operator has set parameters', () => {
    const call = '/api/user/merchantlist?page=2'
    beforeEach(() => remember({ page: 2, call, search: '?page=2' }))

    it.each(['', '?page=2'])('is the one that they led to, at "%s"', (search) => {
      expect(firstCallOf({ pathname, search }, usual, true)).toBe(call)
    })

    it('is not known at other parameters', () => {
      expect(firstCallOf({ pathname, search: '?page=3' }, usual, true)).toBeUndefined()
    })

    it('is not known to an operator who may be another one', () => {
      expect(firstCallOf({ pathname, search: '' }, usual, false)).toBeUndefined()
    })

    it.each([
      { page: 2 },
      { call: 7 },
      { call: 'https://elsewhere.example.com/api/' },
      { call: '/apis' },
      'text',
    ])('is not known when %j is stored', (stored) => {
      remember(stored)
      expect(firstCallOf({ pathname, search: '' }, usual, true)).toBeUndefined()
    })
  })

  it('is the usual one when what is stored cannot be read', () => {
    local.set(key, '{')
    expect(firstCallOf({ pathname, search: '' }, usual, true)).toBe(usual[pathname])
  })
})
