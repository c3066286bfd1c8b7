import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  afterClose,
  afterCloseOthers,
  close,
  closeAll,
  closeOthers,
  type Destination,
  isClosable,
  move,
  redirectTarget,
  refreshTarget,
  type Side,
  type Tabs,
  tabOf,
  togglePin,
  visit,
  withAffix,
} from '@/shell/tabs/tabs'
import { forAll } from '../cases'
import { dashboard, Oracle, pageOf, tabless, type Window } from './tabs.oracle'

/**
 * Tabs in a window with a history, compared with an oracle. Both take the same random steps and must show the same. `invariants`
 * must hold after every step.
 */

const origin = 'https://console.example.com'

/** The console's own functions, put together as the frame does. */
const createSubject = (affix: readonly string[]): Window => {
  let tabs: Tabs = withAffix([], affix)
  let entries = ['/']
  let at = 0
  const active = () => (tabless.includes(here()) ? undefined : pageOf(here()))
  const here = () => entries[at] ?? ''
  const arrive = (): void => {
    const { pathname, search, hash } = new URL(here(), origin)
    const onwards = pathname.startsWith('/redirect')
      ? redirectTarget(pathname, search, hash, origin)
      : pathname === '/'
        ? dashboard
        : undefined
    const path = active()
    if (onwards !== undefined) go({ to: onwards, replace: true })
    else if (path !== undefined) tabs = visit(tabs, { path, fullPath: here(), affix: affix.includes(path) })
  }
  const go = (destination: Destination | undefined): void => {
    if (!destination) return
    const { to, replace } = destination
    // As in a browser: replacing an entry does not affect those behind it.
    if (!replace) at++
    entries = replace ? entries.with(at, to) : [...entries.slice(0, at), to]
    arrive()
  }
  const travel = (by: number) => {
    if (entries[at + by] === undefined) return
    at += by
    arrive()
  }
  const closing = (change: (tabs: Tabs) => Tabs, then = afterClosing) => {
    const before = tabs
    tabs = change(tabs)
    go(then(before, tabs))
  }
  const afterClosing = (before: Tabs, after: Tabs) =>
    afterClose(before, after, { active: active(), dashboard })
  const closingOthers = (path: string, side?: Side) =>
    closing(
      (open) => closeOthers(open, path, side),
      (_, after) => afterCloseOthers(after, { kept: path, active: active(), side }),
    )
  arrive()
  return {
    open: (path, below) => go({ to: path + below, replace: false }),
    close: (path) => closing((open) => close(open, path)),
    closeOthers: (path) => closingOthers(path),
    closeLeft: (path) => closingOthers(path, 'left'),
    closeRight: (path) => closingOthers(path, 'right'),
    closeAll: () => closing(closeAll),
    refresh: (path) => {
      const tab = tabOf(tabs, path)
      if (tab) go({ to: refreshTarget(tab), replace: path === active() })
    },
    togglePin: (path) => {
      tabs = togglePin(tabs, path)
    },
    move: (path, to) => {
      tabs = move(tabs, path, to)
    },
    back: () => travel(-1),
    forward: () => travel(1),
    strip: () =>
      tabs.map((tab) => `${tab.fullPath}${tab.affix ? '!' : ''}${isClosable(tab) || tab.affix ? '' : '*'}`),
    address: here,
    depth: () => [at, entries.length - at - 1],
  }
}

const paths = [dashboard, '/guide', '/pay/trades', '/pay/refunds', '/merchants', '/fees', '/logs']

const anyPath = fc.constantFrom(...paths)
const below = fc.constantFrom('', '', '?page=2', '/1/show', '/1/show?page=2')
const [open, moved] = [fc.constant('open' as const), fc.constant('move' as const)]
const withTab = fc.constantFrom('close', 'closeOthers', 'closeLeft', 'closeRight', 'refresh', 'togglePin')
const step = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(open, anyPath, below) },
  { weight: 1, arbitrary: fc.tuple(open, fc.constantFrom(...tabless), fc.constant('')) },
  { weight: 6, arbitrary: fc.tuple(withTab, anyPath) },
  { weight: 2, arbitrary: fc.tuple(moved, anyPath, fc.integer({ min: -1, max: 8 })) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('closeAll', 'back', 'forward')) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const take = (window: Window, [name, ...given]: Step) => {
  const [path = '', more = ''] = given
  if (name === 'open') window.open(path, String(more))
  else if (name === 'move') window.move(path, Number(more))
  else if (name === 'closeAll' || name === 'back' || name === 'forward') window[name]()
  else window[name](path)
}

const seen = (window: Window) => ({
  strip: window.strip(),
  address: window.address(),
  depth: window.depth(),
})
type Seen = ReturnType<typeof seen>

const bare = (tab: string) => pageOf(tab.replace(/[!*]$/, ''))
const isPinned = (tab: string) => /[!*]$/.test(tab)

/** What must hold after every step. */
const invariants = ([name, ...given]: Step, before: Seen, after: Seen, affix: readonly string[]) => {
  const open = after.strip.map(bare)
  const was = before.strip.map(bare)
  const active = pageOf(before.address)
  const closes = name.startsWith('close')

  // Every page has one tab at most, and the current page has one unless it is a page without tabs.
  expect(new Set(open).size).toBe(open.length)
  if (!tabless.includes(after.address))
    expect(after.strip.some((tab) => tab.startsWith(after.address))).toBe(true)

  // Tabs pinned by routes come first, then those pinned by the operator, then the rest; routes' pins are never lost.
  const kinds = after.strip.map((tab) => (tab.endsWith('!') ? 0 : tab.endsWith('*') ? 1 : 2))
  expect(kinds).toEqual([...kinds].sort())
  expect(
    after.strip
      .filter((tab) => tab.endsWith('!'))
      .map(bare)
      .sort(),
  ).toEqual([...affix].sort())

  // Nothing pinned is lost, whatever is closed.
  if (closes) for (const tab of before.strip.filter(isPinned)) expect(open).toContain(bare(tab))

  // Tabs only change places by moving and pinning.
  const remaining = open.filter((path) => was.includes(path))
  if (name !== 'move' && name !== 'togglePin')
    expect(remaining).toEqual(was.filter((path) => remaining.includes(path)))

  // Closing only moves the operator off a closed page: to the last tab left or the dashboard, or to the tab that is kept.
  if (name === 'close' || name === 'closeAll') {
    const lost = was.includes(active) && !before.strip.some((tab) => bare(tab) === active && isPinned(tab))
    const closed = lost && (name === 'closeAll' || given[0] === active)
    expect(pageOf(after.address)).toBe(closed ? open.at(-1) : active)
  }
  if (name === 'closeOthers')
    expect(pageOf(after.address)).toBe(was.includes(String(given[0])) ? given[0] : active)

  // Closing one side leaves the other and the tab itself, and leads to that tab if the page looked at was closed.
  if (name === 'closeLeft' || name === 'closeRight') {
    const place = was.indexOf(String(given[0]))
    if (place < 0) expect(after).toEqual(before)
    else {
      const stays = name === 'closeLeft' ? was.slice(place) : was.slice(0, place + 1)
      for (const path of stays) expect(open).toContain(path)
      expect(open.filter((path) => !stays.includes(path))).toEqual(
        before.strip
          .filter(isPinned)
          .map(bare)
          .filter((path) => !stays.includes(path)),
      )
      expect(pageOf(after.address)).toBe(was.includes(active) && !open.includes(active) ? given[0] : active)
    }
  }

  // A refresh leads to the page as it was left; pinning and moving lead nowhere.
  if (name === 'refresh' && was.includes(String(given[0])))
    expect(before.strip.map((tab) => tab.replace(/[!*]$/, ''))).toContain(after.address)
  if (name === 'togglePin' || name === 'move') {
    expect(after).toMatchObject({ address: before.address, depth: before.depth })
    expect([...open].sort()).toEqual([...was].sort())
  }

  // Back and forward reopen closed pages, and close nothing.
  if (name === 'back' || name === 'forward') for (const path of was) expect(open).toContain(path)
}

it.each([
  ['with nothing pinned by its route', []],
  ['with a pinned dashboard', [dashboard]],
  ['with two pages pinned by their routes', [dashboard, '/guide']],
])('the tabs of a window %s do as the oracle says, over 1,000 random sequences', (_, affix) => {
  const done = new Set<string>()
  forAll([fc.array(step, { minLength: 1, maxLength: 40 })], { runs: 1000, atLeast: 300 }, (steps) => {
    const [subject, oracle] = [createSubject(affix), new Oracle(affix)]
    expect(seen(subject)).toEqual(seen(oracle))
    for (const one of steps) {
      const before = seen(subject)
      take(subject, one)
      take(oracle, one)
      const after = seen(subject)
      expect(after).toEqual(seen(oracle))
      invariants(one, before, after, affix)
      if (JSON.stringify(before) !== JSON.stringify(after)) done.add(one[0])
    }
  })
  // Each kind of step has really done something.
  const all = 'back close closeAll closeLeft closeOthers closeRight forward move open refresh togglePin'
  expect([...done].sort()).toEqual(all.split(' '))
})
