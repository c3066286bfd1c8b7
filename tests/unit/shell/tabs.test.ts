import { describe, expect, it } from 'vitest'
import {
  afterClose,
  afterCloseOthers,
  close,
  closeAll,
  closeOthers,
  isPageAddress,
  move,
  redirectTarget,
  refreshTarget,
  setSubject,
  type Tabs,
  togglePin,
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
  it.each([
    ['comes last', { path: '/f', fullPath: '/f', affix: false }, [...namesOf(some()), '/f']],
    [
      'comes last of its kind when its route pins it',
      { path: '/f', fullPath: '/f', affix: true },
      ['/dashboard!', '/guide!', '/f!', '/a*', '/b*', '/c', '/d', '/e'],
    ],
    ['keeps its place', { path: '/b', fullPath: '/b/1/show', affix: false }, namesOf(some())],
  ])('%s', (_, page, expected) => {
    expect(namesOf(visit(some(), page))).toEqual(expected)
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

it.each([
  ['one', close(some(), '/d'), ['/dashboard!', '/guide!', '/a*', '/b*', '/c', '/e']],
  ['one pinned by its route', close(some(), '/guide'), namesOf(some())],
  ['one pinned by the operator', close(some(), '/a'), namesOf(some())],
  ['one that is not open', close(some(), '/z'), namesOf(some())],
  ['the others of one that is not open', closeOthers(some(), '/z'), namesOf(some())],
  ['the others', closeOthers(some(), '/d'), ['/dashboard!', '/guide!', '/a*', '/b*', '/d']],
  ['the others of a pinned one', closeOthers(some(), '/a'), ['/dashboard!', '/guide!', '/a*', '/b*']],
  ['all', closeAll(some()), ['/dashboard!', '/guide!', '/a*', '/b*']],
  ['all where nothing is pinned', closeAll(tabsOf('/c', '/d')), []],
])('closing: %s', (_, after, expected) => {
  expect(namesOf(after)).toEqual(expected)
})

it.each([
  ['pins behind those pinned so far', '/e', ['/dashboard!', '/guide!', '/a*', '/b*', '/e*', '/c', '/d']],
  ['unpins before the rest', '/a', ['/dashboard!', '/guide!', '/b*', '/a', '/c', '/d', '/e']],
  ['leaves what the route pins', '/guide', namesOf(some())],
  ['knows no tab that is not open', '/z', namesOf(some())],
])('pinning: %s', (_, path, expected) => {
  expect(namesOf(togglePin(some(), path))).toEqual(expected)
})

it.each([
  ['to the right', '/c', 5, ['/dashboard!', '/guide!', '/a*', '/b*', '/d', '/c', '/e']],
  ['to the left', '/e', 4, ['/dashboard!', '/guide!', '/a*', '/b*', '/e', '/c', '/d']],
  ['no further than its group begins', '/e', 0, ['/dashboard!', '/guide!', '/a*', '/b*', '/e', '/c', '/d']],
  ['no further than its group ends', '/a', 99, ['/dashboard!', '/guide!', '/b*', '/a*', '/c', '/d', '/e']],
  ['among the routes’ own', '/guide', -1, ['/guide!', '/dashboard!', '/a*', '/b*', '/c', '/d', '/e']],
  ['nowhere', '/d', 5, namesOf(some())],
  ['what is not open', '/z', 0, namesOf(some())],
  ['between two places', '/e', 4.9, ['/dashboard!', '/guide!', '/a*', '/b*', '/e', '/c', '/d']],
])('moving: %s', (_, path, to, expected) => {
  expect(namesOf(move(some(), path, to))).toEqual(expected)
})

describe('after closing', () => {
  const dashboard = '/dashboard'

  it.each([
    ['another', some(), close(some(), '/c'), '/d', undefined],
    ['the page looked at', some(), close(some(), '/c'), '/c', { to: '/e?q', replace: false }],
    ['the last one: the last one left', some(), close(some(), '/e'), '/e', { to: '/d?q', replace: false }],
    ['all, looking at a pinned one', some(), closeAll(some()), '/a', undefined],
    ['all, looking at one closed', some(), closeAll(some()), '/d', { to: '/b?q', replace: false }],
    ['all, looking at a page without a tab', tabsOf('/c'), [], '/404', undefined],
    ['all, looking at no page at all', tabsOf('/c'), [], undefined, undefined],
    ['the only one', tabsOf('/c'), [], '/c', { to: '/', replace: false }],
    [
      'the dashboard alone',
      tabsOf('/dashboard'),
      [],
      '/dashboard',
      { to: '/redirect/dashboard?q', replace: true },
    ],
  ])('%s', (_, before, after, active, expected) => {
    expect(afterClose(before, after, { active, dashboard })).toEqual(expected)
  })

  it.each([
    ['the others: to the one kept', '/d', '/c', { to: '/d?q', replace: false }],
    ['the others: to the one kept, also from a pinned one', '/d', '/a', { to: '/d?q', replace: false }],
    ['the others of the page looked at', '/d', '/d', undefined],
  ])('%s', (_, kept, active, expected) => {
    expect(afterCloseOthers(closeOthers(some(), kept), { kept, active })).toEqual(expected)
  })
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
