import fc from 'fast-check'
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
import { dragged, type Place, shiftOf } from '@/shell/tabs/useTabDrag'
import { forAll, spreadFirst } from '../cases'
import { foreignRedirects } from '../security/foreignRedirects'

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
  const both = ['/dashboard', '/guide']

  it.each([
    ['are there from the start', [], ['/dashboard'], ['/dashboard!']],
    ['come first', ['/a*', '/c'], ['/dashboard'], ['/dashboard!', '/a*', '/c']],
    ['are raised', ['/a*', '/c', '/guide'], both, ['/dashboard!', '/guide!', '/a*', '/c']],
    ['keep the routes’ order', ['/guide!', '/dashboard!'], both, ['/dashboard!', '/guide!']],
    ['only these', ['/dashboard!', '/old!', '/a*'], ['/dashboard'], ['/dashboard!', '/a*', '/old']],
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
    ['a record with a slash in its id', '/merchant/merchant/a%2Fb', '', ''],
    ['a record that is called as a page is', '/merchant/merchant/%2Flogin/page', '', ''],
    ['a record with a backslash in its id', '/merchant/merchant/a%5Cb', '', ''],
    ['a page of a like name', '/example/redirect/1', '?to=/redirect/x', ''],
    ['a page of a longer name', '/redirects', '', ''],
    ['a search that looks like another host', '/pay/tradelist', '?back=//evil.example\\@', '#//evil.example'],
    ['the first page', '/', '', ''],
  ])('leads on to %s', (_, pathname, search, hash) => {
    const refresh = new URL(refreshTarget({ fullPath: pathname + search + hash }), origin)
    const target = redirectTarget(refresh.pathname, refresh.search, refresh.hash, origin)
    expect(target).toBe(pathname + refresh.search + hash)
  })

  const circles = ['', '/redirect', '/redirect/dashboard', '/Redirect/dashboard', '/%72edirect/dashboard']
  const climbs = ['/./redirect/dashboard', '/%2e/redirect/dashboard', '/a/../redirect/dashboard']
  const encoded = ['/merchant/..%2F..%2Fredirect', '/merchant/..%2F..%2F%2Fevil.example', '/%0A/evil.example']
  const inside = ['/merchant//evil.example', '/merchant\\..\\evil.example', '/a%5C..%5C..%5C%5Cevil.example']
  const others = ['/https://evil.example', '//console.example.com/dashboard', '/%E0%A4%A']
  // A sign-in must not lead to these two either, but they are valid paths of the console.
  const good = ['a NUL', 'something far too long']
  const foreign = foreignRedirects.flatMap(([what, value]) => (good.includes(what) ? [] : [value]))

  it.each([...circles, ...climbs, ...encoded, ...inside, ...others, ...foreign])(
    'leads to the first page from /redirect%j',
    (path) => {
      expect(redirectTarget(`/redirect${path}`, '', '', origin)).toBe('/')
      expect(redirectTarget(`/REDIRECT${path}`, '?a=1', '#b', origin)).toBe('/')
    },
  )

  it('leads to the first page from what is no redirect', () => {
    expect(redirectTarget('/dashboard', '?a=1', '#b', origin)).toBe('/')
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

const gap = 4

/** Tabs next to each other: group and width of each. */
const laidOut = (...tabs: readonly (readonly [group: string, width: number])[]): Place[] => {
  let left = gap
  return tabs.map(([group, width], at) => {
    const place = { path: `/${at}`, group, left, width }
    left += width + gap
    return place
  })
}

const places = laidOut(['affix', 80], ['open', 100], ['open', 60], ['open', 140], ['open', 100])

describe('a dragged tab', () => {
  it.each([
    ['lies where it lay', 2, 0, 2, 0],
    ['stays until it covers half a neighbour', 2, 74, 2, 74],
    ['takes the place of one it covers half', 2, 75, 3, 75],
    ['stays until it covers half a neighbour to the left', 2, -54, 2, -54],
    ['takes the place of one to the left', 2, -55, 1, -55],
    ['goes past several', 1, 250, 3, 250],
    ['goes no further than the last of its kind', 2, 9999, 4, 248],
    ['goes no further than the first of its kind', 4, -9999, 1, -312],
    ['goes nowhere when it is the only one of its kind', 0, 500, 0, 0],
  ])('%s', (_, from, by, to, offset) => {
    expect(dragged(places, from, by)).toMatchObject({ to, offset })
  })

  it('is none without a tab', () => {
    expect(dragged(places, 9, 10)).toBeUndefined()
  })

  it('makes way for itself: let go where it may, its neighbours already lie as they will', () => {
    const tab = fc.tuple(fc.constant('a'), fc.integer({ min: 40, max: 260 }))
    const tabs = fc.array(tab, { minLength: 1, maxLength: 12 })
    forAll([tabs, fc.nat(), fc.integer({ min: -3000, max: 3000 })], (list, pick, by) => {
      const before = laidOut(...list)
      const drag = dragged(before, pick % list.length, by) ?? expect.fail('no tab')
      const { from, to } = drag
      const order = before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1))
      const after = laidOut(...order.map(({ group, width }) => [group, width] as const))
      for (const [at, place] of order.entries()) {
        if (at === to) continue
        expect(place.left + shiftOf(drag, before.indexOf(place), gap)).toBe(after[at]?.left)
      }
    })
  })
})
