import { describe, expect, it } from 'vitest'
import {
  isPageAddress,
  move,
  redirectTarget,
  refreshTarget,
  setSubject,
  type Tabs,
  visit,
  withAffix,
} from '@/shell/tabs/tabs'
import { spreadFirst } from '../cases'

const origin = 'https://console.example.com'

/** `/dashboard!` is pinned by its route, `/a*` by the operator. */
const tabsOf = (...names: readonly string[]): Tabs =>
  names.map((name) => {
    const path = name.replace(/[!*]$/, '')
    return { path, fullPath: `${path}?q`, affix: name.endsWith('!'), pinned: name.endsWith('*') }
  })

const namesOf = (tabs: Tabs) =>
  tabs.map(({ path, affix, pinned }) => path + (affix ? '!' : '') + (pinned ? '*' : ''))

const some = () => tabsOf('/dashboard!', '/guide!', '/a*', '/b*', '/c', '/d', '/e')

describe('a page that is opened', () => {
  it('comes last of its kind when its route pins it', () => {
    const names = namesOf(visit(some(), { path: '/f', fullPath: '/f', affix: true }))
    expect(names).toEqual(['/dashboard!', '/guide!', '/f!', '/a*', '/b*', '/c', '/d', '/e'])
  })

  it('is where the operator is in it now, and keeps its subject', () => {
    const named = setSubject(some(), '/c', '店铺')
    const page = { path: '/c', fullPath: '/c/1/show?page=2#top', affix: false }
    expect(visit(named, page)[4]).toEqual({ ...page, pinned: false, subject: '店铺' })
  })

  it('changes nothing when nothing is new', () => {
    const tabs = setSubject(some(), '/c', '店铺')
    expect(visit(tabs, { path: '/c', fullPath: '/c?q', affix: false })).toBe(tabs)
    expect(setSubject(tabs, '/c', '店铺')).toBe(tabs)
  })
})

describe('pages pinned by their route', () => {
  it.each([
    ['are there from the start', [], ['/dashboard'], ['/dashboard!']],
    ['come first', ['/a*', '/c'], ['/dashboard'], ['/dashboard!', '/a*', '/c']],
    [
      'are raised',
      ['/a*', '/c', '/guide'],
      ['/dashboard', '/guide'],
      ['/dashboard!', '/guide!', '/a*', '/c'],
    ],
    [
      'keep the routes’ order',
      ['/guide!', '/dashboard!'],
      ['/dashboard', '/guide'],
      ['/dashboard!', '/guide!'],
    ],
    [
      'only these',
      ['/dashboard!', '/old!', '/a*', '/c'],
      ['/dashboard'],
      ['/dashboard!', '/a*', '/old', '/c'],
    ],
    ['need no second pin', ['/a*', '/dashboard*'], ['/dashboard'], ['/dashboard!', '/a*']],
  ])('%s', (_, open, pinned, expected) => {
    expect(namesOf(withAffix(tabsOf(...open), pinned))).toEqual(expected)
  })

  it('keep where the operator was in them', () => {
    const tabs = withAffix(tabsOf('/dashboard'), ['/dashboard', '/guide'])
    expect(tabs.map(({ fullPath }) => fullPath)).toEqual(['/dashboard?q', '/guide'])
  })
})

it('a tab that is let go between two places takes the first of them', () => {
  expect(namesOf(move(some(), '/e', 4.9)).slice(4)).toEqual(['/e', '/c', '/d'])
})

describe('the redirect', () => {
  it.each([
    ['a page', '/dashboard', '', ''],
    ['a filtered list', '/pay/tradelist', '?page=2&filter=%7B%22q%22%3A%22a%2F%2Fb%22%7D', ''],
    ['a detail over a list', '/pay/tradelist/P1/show', '?page=2', '#history'],
    ['a record', '/merchant/merchant/taobao%3Ademo/page', '', ''],
    ['a record with a slash in its id', '/merchant/merchant/a%2Fb', '', ''],
    ['a record with two slashes in its id', '/merchant/merchant/a%2F%2Fb/page', '?tab=2', ''],
    ['a record that is called as a page is', '/merchant/merchant/%2Flogin/page', '', ''],
    ['a record with a backslash in its id', '/merchant/merchant/a%5Cb', '', ''],
    ['a page of a like name', '/example/redirect/1', '?to=/redirect/x', ''],
    ['a page of a longer name', '/redirects', '', ''],
    ['a list under a long filter', '/pay/tradelist', `?q=${'%E9%9D%92'.repeat(400)}`, ''],
    ['a search that looks like another host', '/pay/tradelist', '?back=//evil.example\\@', '#//evil.example'],
    ['the first page', '/', '', ''],
  ])('leads on to %s', (_, pathname, search, hash) => {
    const refresh = new URL(refreshTarget({ fullPath: pathname + search + hash }), origin)
    expect(redirectTarget(refresh.pathname, refresh.search, refresh.hash, origin)).toBe(
      pathname + refresh.search + hash,
    )
  })

  it.each([
    ['nothing', '/redirect'],
    ['another host', '/redirect//evil.example'],
    ['another host, in capitals', '/REDIRECT//evil.example'],
    ['another host behind three slashes', '/redirect///evil.example'],
    ['slash and backslash', '/redirect/\\evil.example'],
    ['an encoded backslash', '/redirect/%5Cevil.example'],
    ['an encoded slash', '/redirect/%2Fevil.example'],
    ['two encoded slashes', '/redirect/%2f%2fevil.example'],
    ['full-width slashes', '/redirect/／evil.example'],
    ['an encoded full-width slash', '/redirect/%EF%BC%8Fevil.example'],
    ['two slashes inside', '/redirect/merchant//evil.example'],
    ['this host in full', '/redirect//console.example.com/dashboard'],
    ['an encoded climb', '/redirect/merchant/..%2F..%2F%2Fevil.example'],
    ['an encoded climb by backslashes', '/redirect/merchant/a%5C..%5C..%5C%5Cevil.example'],
    ['a circle behind an encoded climb', '/redirect/merchant/..%2F..%2Fredirect'],
    ['a backslash inside', '/redirect/merchant\\..\\evil.example'],
    ['a climb to another host', '/redirect/a/..//evil.example'],
    ['a whole address', '/redirect/https://evil.example'],
    ['a line break', '/redirect/\n/evil.example'],
    ['a tab', '/redirect/\t/evil.example'],
    ['an encoded line break', '/redirect/%0A/evil.example'],
    ['broken percent writing', '/redirect/%E0%A4%A'],
    ['itself', '/redirect/redirect'],
    ['a circle', '/redirect/redirect/dashboard'],
    ['a circle in capitals', '/redirect/Redirect/dashboard'],
    ['a circle written in percent', '/redirect/%72edirect/dashboard'],
    ['a circle behind dots', '/redirect/./redirect/dashboard'],
    ['a circle behind encoded dots', '/redirect/%2e/redirect/dashboard'],
    ['a circle behind a climb', '/redirect/a/../redirect/dashboard'],
    ['the sign-in page', '/redirect/login'],
    ['a script', '/redirectjavascript:alert(1)'],
    ['what is no redirect', '/dashboard'],
  ])('leads to the first page instead of %s', (_, pathname) => {
    expect(redirectTarget(pathname, '', '', origin)).toBe('/')
    expect(redirectTarget(pathname, '?a=1', '#b', origin)).toBe('/')
  })

  it.each(
    spreadFirst([
      [['/dashboard', '/dashboard?next=//evil.example#\\', '/merchant/merchant/a%2F%2Fb/page'], true],
      [['/merchant/merchant/'], true],
      [['//evil.example', '//console.example.com/dashboard', '/%2F%2Fevil.example'], false],
      [['/merchant//merchant', '/redirect/dashboard', '/Redirect/merchant/a%2F%2Fb', '/login'], false],
      [['/Login/', 'dashboard', '', 'javascript:alert(1)'], false],
    ]),
  )('%s is a page of this console: %s', (address, expected) => {
    expect(isPageAddress(address, origin)).toBe(expected)
  })
})
