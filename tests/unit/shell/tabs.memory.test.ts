import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetTabs, readTabs, rememberTabs } from '@/shell/tabs/tabMemory'
import type { Tabs } from '@/shell/tabs/tabs'
import { fakeBrowser } from '../platform/fakeBrowser'

const key = 'open-platform-console.tabs'
const owner = 'admin'

const tabs: Tabs = [
  { path: '/dashboard', fullPath: '/dashboard', affix: true, pinned: false },
  { path: '/merchant/merchant', fullPath: '/merchant/merchant?page=2', affix: false, pinned: true },
  { path: '/pay/tradelist', fullPath: '/pay/tradelist/P1/show?page=3#a', affix: false, pinned: false },
  { path: '/p/P%2F1/page', fullPath: '/p/P%2F1/page', affix: false, pinned: false, subject: '青禾' },
]

beforeEach(() => void fakeBrowser())
afterEach(() => vi.unstubAllGlobals())

/** Puts content into the window that the console did not write. */
const hold = (content: string) => sessionStorage.setItem(key, content)
const held = () => sessionStorage.getItem(key)
const envelope = (...list: readonly unknown[]) => ({ version: 1, owner, tabs: list })
const good = { path: '/fee/list', fullPath: '/fee/list?page=2', pinned: false }
const restored = { ...good, affix: false }

describe('the open tabs', () => {
  it('come back after a reload, pinned ones first, and whether a route pins one is for the route to say', () => {
    rememberTabs(owner, tabs)
    const [dashboard, merchants, ...others] = tabs.map((tab) => ({ ...tab, affix: false }))
    expect(readTabs(owner)).toEqual([merchants, dashboard, ...others])
  })

  it('are nobody else’s, and gone once another has asked or they are forgotten', () => {
    for (const lose of [() => expect(readTabs('editor')).toEqual([]), forgetTabs]) {
      rememberTabs(owner, tabs)
      lose()
      expect(held()).toBeNull()
      expect(readTabs(owner)).toEqual([])
    }
  })

  it('are no more than 100', () => {
    const many = Array.from({ length: 5000 }, (_, n) => ({ ...good, path: `/p${n}`, fullPath: `/p${n}` }))
    hold(JSON.stringify(envelope(...many)))
    expect(readTabs(owner)).toHaveLength(100)
  })
})

it.each([
  ['an empty text', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a bare list', JSON.stringify([good])],
  ['an older form', JSON.stringify({ ...envelope(good), version: 0 })],
  ['another owner', JSON.stringify({ ...envelope(good), owner: 'editor' })],
  ['no tabs', JSON.stringify({ version: 1, owner })],
  ['tabs by number', JSON.stringify({ version: 1, owner, tabs: { 0: good, length: 1 } })],
  ['deep nesting', '['.repeat(20_000)],
])('contents that the console did not write are forgotten: %s', (_, content) => {
  hold(content)
  expect(readTabs(owner)).toEqual([])
  expect(held()).toBeNull()
})

describe('a tab that the console did not write is dropped, the others stay:', () => {
  it.each([
    ['null', null],
    ['no path', { ...good, path: undefined }],
    ['a relative path', { ...good, path: 'a', fullPath: 'a' }],
    ['the first page, which only leads on', { ...good, path: '/', fullPath: '/' }],
    ['a path with a search', { ...good, path: '/a?b', fullPath: '/a?b' }],
    ['another host', { ...good, path: '//evil.example', fullPath: '//evil.example' }],
    ['another host by backslash', { ...good, path: '/\\evil.example', fullPath: '/\\evil.example' }],
    ['a script', { ...good, path: 'javascript:alert(1)', fullPath: 'javascript:alert(1)' }],
    ['a public page', { ...good, path: '/login', fullPath: '/login' }],
    ['a redirect', { ...good, path: '/redirect/a', fullPath: '/redirect/a' }],
    ['no address', { ...good, path: '/a', fullPath: undefined }],
    ['the address of another page', { ...good, path: '/a', fullPath: '/b' }],
    ['the address of a page of a like name', { ...good, path: '/a', fullPath: '/ab' }],
    ['an address that climbs to another host', { ...good, path: '/a', fullPath: '/a/..//evil.example' }],
    ['an unknown pin', { ...good, path: '/a', fullPath: '/a', pinned: 'yes' }],
    ['a subject that is no text', { ...good, path: '/a', fullPath: '/a', subject: {} }],
    ['an endless subject', { ...good, path: '/a', fullPath: '/a', subject: 'x'.repeat(501) }],
    ['the same path again', { ...good, fullPath: '/fee/list?page=9' }],
  ])('%s', (_, odd) => {
    const last = { path: '/z', fullPath: '/z', pinned: false }
    hold(JSON.stringify(envelope(good, odd, last)))
    expect(readTabs(owner)).toEqual([restored, { ...last, affix: false }])
  })

  it('a prototype brings nothing along', () => {
    hold(`{"version":1,"owner":"admin","tabs":[{"__proto__":${JSON.stringify(good)}}]}`)
    expect(readTabs(owner)).toEqual([])
    hold(JSON.stringify(envelope({ ...good, affix: true, more: 1 })))
    expect(readTabs(owner)).toEqual([restored])
  })
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

it.each([
  ['every use', { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
  ['to be there', { get: refuse }],
])('a storage that refuses %s costs the memory, not the page', (_, property) => {
  vi.stubGlobal('sessionStorage', undefined)
  Object.defineProperty(globalThis, 'sessionStorage', { ...property, configurable: true })
  expect(() => rememberTabs(owner, tabs)).not.toThrow()
  expect(readTabs(owner)).toEqual([])
  expect(() => forgetTabs()).not.toThrow()
})
