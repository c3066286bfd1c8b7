import { publicPathOf } from '@/platform/redirect'

/** An open page. */
export interface Tab {
  /** By which the page is known: its address without search. */
  readonly path: string
  /**
   * Where in the page the operator was last, with search and hash. It may lie below `path`, as a detail does over its
   * list.
   */
  readonly fullPath: string
  /** Pinned by its route: never closed, never unpinned. */
  readonly affix: boolean
  /** Pinned by the operator: closed only after it is unpinned. */
  readonly pinned: boolean
  /** Name of the record that the page is about, in no language. */
  readonly subject?: string
}

/** Unique by path, in groups: pinned by their route, pinned by the operator, the rest. */
export type Tabs = readonly Tab[]

/** Where the operator goes. */
export interface Destination {
  readonly to: string
  /** Whether it takes the place of the present entry in the browser's history. */
  readonly replace: boolean
}

/** Pages open anew by way of an address under this one (specification §2). */
const redirectPath = '/redirect'
const home = '/'

const groupOf = ({ affix, pinned }: Tab): number => (affix ? 0 : pinned ? 1 : 2)

/** In groups; within a group as before. */
const grouped = (tabs: Tabs): Tabs => [...tabs].sort((one, other) => groupOf(one) - groupOf(other))

const changed = (tabs: Tabs, path: string, change: (tab: Tab) => Tab): Tabs =>
  tabs.map((tab) => (tab.path === path ? change(tab) : tab))

/** The tab of a page, if it has one. */
export const tabOf = (tabs: Tabs, path: string | undefined): Tab | undefined =>
  tabs.find((tab) => tab.path === path)

/** Whether the operator may close the tab (specification §2). */
export const isClosable = (tab: Pick<Tab, 'affix' | 'pinned'>): boolean => !tab.affix && !tab.pinned

/** The page has been opened, or something in it: a tab that it has already keeps its place, pin and subject. */
export const visit = (
  tabs: Tabs,
  { path, fullPath, affix }: Pick<Tab, 'path' | 'fullPath' | 'affix'>,
): Tabs => {
  const open = tabOf(tabs, path)
  if (!open) return grouped([...tabs, { path, fullPath, affix, pinned: false }])
  if (open.fullPath === fullPath) return tabs
  return changed(tabs, path, (tab) => ({ ...tab, fullPath }))
}

/**
 * The pages that their routes pin are there, in front, and in the order of their routes; no others are pinned so.
 *
 * @param paths of the pages that are pinned by their route
 */
export const withAffix = (tabs: Tabs, paths: readonly string[]): Tabs => [
  ...paths.map(
    (path): Tab => ({ ...(tabOf(tabs, path) ?? { path, fullPath: path }), affix: true, pinned: false }),
  ),
  ...grouped(tabs.filter(({ path }) => !paths.includes(path)).map((tab) => ({ ...tab, affix: false }))),
]

/** Without the tab, unless it is pinned. */
export const close = (tabs: Tabs, path: string): Tabs =>
  tabs.filter((tab) => tab.path !== path || !isClosable(tab))

/** The tab and all that are pinned (specification §9). */
export const closeOthers = (tabs: Tabs, path: string): Tabs =>
  tabOf(tabs, path) ? tabs.filter((tab) => tab.path === path || !isClosable(tab)) : tabs

/** All that are pinned (specification §9). */
export const closeAll = (tabs: Tabs): Tabs => tabs.filter((tab) => !isClosable(tab))

/**
 * Pins the tab, as the last of those pinned so far, or unpins it, as the first of the rest: it crosses no more tabs than
 * it must. One that is pinned by its route stays.
 */
export const togglePin = (tabs: Tabs, path: string): Tabs => {
  const tab = tabOf(tabs, path)
  if (!tab || tab.affix) return tabs
  const others = tabs.filter((other) => other !== tab)
  const place = others.filter((other) => groupOf(other) < 2).length
  return others.toSpliced(place, 0, { ...tab, pinned: !tab.pinned })
}

/**
 * Puts the tab elsewhere within its group.
 *
 * @param to which place of all tabs it takes, from 0; beyond its group, the group's nearest end
 */
export const move = (tabs: Tabs, path: string, to: number): Tabs => {
  const tab = tabOf(tabs, path)
  if (!tab) return tabs
  const group = groupOf(tab)
  const first = tabs.findIndex((other) => groupOf(other) === group)
  const last = tabs.findLastIndex((other) => groupOf(other) === group)
  const place = Math.min(Math.max(Math.trunc(to), first), last)
  if (tabs[place] === tab) return tabs
  return tabs.filter((other) => other !== tab).toSpliced(place, 0, tab)
}

/** Names the record that the page is about. */
export const setSubject = (tabs: Tabs, path: string, subject: string): Tabs =>
  tabOf(tabs, path)?.subject === subject ? tabs : changed(tabs, path, (tab) => ({ ...tab, subject }))

/**
 * Where the operator goes when tabs have been closed: nowhere as long as the page he looks at is open, or never had a
 * tab; else to the last tab that is left. None left: to the first page, and when that is the one just closed, which the
 * router would take for no change, by way of the redirect (specification §2).
 *
 * It is the page looked at that counts, also for "close all". In the consoles that this one follows it is the tab whose
 * menu was used, and a page could then stay open without a tab.
 *
 * @param before the tabs before the closing
 * @param after the tabs that are left
 * @param active path of the page that the operator looks at, undefined for one that has no tab
 * @param dashboard path of the first page
 */
export const afterClose = (
  before: Tabs,
  after: Tabs,
  { active, dashboard }: { active: string | undefined; dashboard: string },
): Destination | undefined => {
  const left = tabOf(before, active)
  if (!left || tabOf(after, active)) return undefined
  const last = after.at(-1)
  if (last) return { to: last.fullPath, replace: false }
  return left.path === dashboard ? { to: refreshTarget(left), replace: true } : { to: home, replace: false }
}

/** Where the operator goes when all but one tab have been closed: to that one, if he is not there. */
export const afterCloseOthers = (
  after: Tabs,
  { kept, active }: { kept: string; active: string | undefined },
): Destination | undefined => {
  const tab = tabOf(after, kept)
  return tab && kept !== active ? { to: tab.fullPath, replace: false } : undefined
}

/** The address that opens the tab's page anew, as the operator left it (specification §2). */
export const refreshTarget = ({ fullPath }: Pick<Tab, 'fullPath'>): string => redirectPath + fullPath

/**
 * Whether an address is one of a page of this console, and neither public nor a redirect, which would lead in a circle.
 * What stands after `?` and `#` may be anything: it leads nowhere else.
 */
export const isPageAddress = (address: string, origin: string = location.origin): boolean =>
  pageAt(address.replace(/[?#].*$/s, ''), origin) !== undefined

/** What a router reads between the slashes of a path; undefined when it is written wrongly. */
const partsOf = (pathname: string): readonly string[] | undefined => {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** What a part would be if it were taken for a path. */
const stepsOf = (part: string): readonly string[] => part.normalize('NFKC').split(/[/\\]/)

/** A part may hold slashes, as ids do, but nothing that climbs out of the page if it is read once more. */
const staysInside = (part: string): boolean =>
  part !== '' && !/\p{Cc}/u.test(part) && !stepsOf(part).some((step) => step === '.' || step === '..')

const pageAt = (address: string, origin: string): string | undefined => {
  // Two slashes, and what browsers take for two, begin another host.
  if (!/^\/(?!\/)[^\\]*$/.test(address) || !URL.canParse(address, origin)) return undefined
  const { origin: at, pathname } = new URL(address, origin)
  if (at !== origin) return undefined
  if (pathname === home) return home
  const parts = partsOf(pathname.replace(/\/$/, ''))
  if (!parts?.every(staysInside)) return undefined
  // The first part says where it leads. Routes ignore case and read what is written in percent.
  const [place = ''] = parts
  if (stepsOf(place).length > 1 || `/${place.toLowerCase()}` === redirectPath) return undefined
  return publicPathOf(`/${place}`) && parts.length === 1 ? undefined : pathname
}

/**
 * Where an address under `/redirect` leads: to the page after it with the same search and hash, and to the first page
 * when that is none of this console's.
 */
export const redirectTarget = (
  pathname: string,
  search: string,
  hash: string,
  origin: string = location.origin,
): string => {
  const [, after = ''] = /^\/redirect(\/.*)$/is.exec(pathname) ?? []
  const page = pageAt(after, origin)
  return page === undefined ? home : page + search + hash
}
