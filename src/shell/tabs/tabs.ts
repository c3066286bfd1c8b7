import { attempt } from '@/platform/attempt'
import { publicPathOf } from '@/platform/publicPaths'

export interface Tab {
  /** Identifies the page: its address without query. */
  readonly path: string
  /** The last address in the page, with query and hash. It may be below `path`, like a detail over its list. */
  readonly fullPath: string
  /** Pinned by its route: can be neither closed nor unpinned. */
  readonly affix: boolean
  /** Pinned by the operator: must be unpinned before it can be closed. */
  readonly pinned: boolean
  /** Name of the record that the page is about, not translated. */
  readonly subject?: string
}

/** Unique by path and grouped: pinned by their route, pinned by the operator, the rest. */
export type Tabs = readonly Tab[]

export interface Destination {
  readonly to: string
  readonly replace: boolean
}

/** An address below this one reloads the page that it ends in. */
const redirectPath = '/redirect'
const home = '/'

const groupOf = ({ affix, pinned }: Tab): number => (affix ? 0 : pinned ? 1 : 2)

const grouped = (tabs: Tabs): Tabs => [...tabs].sort((one, other) => groupOf(one) - groupOf(other))

const changed = (tabs: Tabs, path: string, change: (tab: Tab) => Tab): Tabs =>
  tabs.map((tab) => (tab.path === path ? change(tab) : tab))

export const tabOf = (tabs: Tabs, path: string | undefined): Tab | undefined =>
  tabs.find((tab) => tab.path === path)

export const isClosable = (tab: Pick<Tab, 'affix' | 'pinned'>): boolean => !tab.affix && !tab.pinned

/** Records that a page, or something in it, was opened: an existing tab keeps its position, pin and subject. */
export const visit = (tabs: Tabs, { path, fullPath, affix }: Pick<Tab, 'path' | 'fullPath' | 'affix'>) => {
  const open = tabOf(tabs, path)
  if (!open) return grouped([...tabs, { path, fullPath, affix, pinned: false }])
  if (open.fullPath === fullPath) return tabs
  return changed(tabs, path, (tab) => ({ ...tab, fullPath }))
}

/** Puts the pages pinned by their routes in front, in order; unpins others that were pinned that way. */
export const withAffix = (tabs: Tabs, paths: readonly string[]): Tabs => [
  ...paths.map(
    (path): Tab => ({ ...(tabOf(tabs, path) ?? { path, fullPath: path }), affix: true, pinned: false }),
  ),
  ...grouped(tabs.filter(({ path }) => !paths.includes(path)).map((tab) => ({ ...tab, affix: false }))),
]

export const close = (tabs: Tabs, path: string): Tabs =>
  tabs.filter((tab) => tab.path !== path || !isClosable(tab))

export type Side = 'left' | 'right'

/** Without a side, all others; the pinned ones stay. */
export const closeOthers = (tabs: Tabs, path: string, side?: Side): Tabs => {
  const place = tabs.findIndex((tab) => tab.path === path)
  const isOther = (at: number) => (side ? at < place === (side === 'left') : true) && at !== place
  return place < 0 ? tabs : tabs.filter((tab, at) => !isOther(at) || !isClosable(tab))
}

export const closeAll = (tabs: Tabs): Tabs => tabs.filter((tab) => !isClosable(tab))

/** The tab becomes the last of the pinned ones or the first of the rest, so that it moves as little as possible. */
export const togglePin = (tabs: Tabs, path: string): Tabs => {
  const tab = tabOf(tabs, path)
  if (!tab || tab.affix) return tabs
  const others = tabs.filter((other) => other !== tab)
  const place = others.filter((other) => groupOf(other) < 2).length
  return others.toSpliced(place, 0, { ...tab, pinned: !tab.pinned })
}

/** `to`: the new index among all tabs; beyond the tab's group, its nearest end. */
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

export const setSubject = (tabs: Tabs, path: string, subject: string): Tabs =>
  tabOf(tabs, path)?.subject === subject ? tabs : changed(tabs, path, (tab) => ({ ...tab, subject }))

/**
 * Where to go after tabs were closed: nowhere if the current page is still open or never had a tab; otherwise to the
 * last tab left. If none is left, to the first page, through the redirect if that page was just closed, as the router
 * would see no change. The current page decides, even for "close all": going by the tab whose menu was used could
 * leave a page open without a tab.
 *
 * @param active path of the current page; undefined if it has no tab
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

/** To the remaining tab. If only one side was closed, nowhere while the current page is still open or has no tab. */
export const afterCloseOthers = (
  after: Tabs,
  { kept, active, side }: { kept: string; active: string | undefined; side?: Side },
): Destination | undefined => {
  const tab = tabOf(after, kept)
  if (side && (active === undefined || tabOf(after, active))) return undefined
  return tab && kept !== active ? { to: tab.fullPath, replace: false } : undefined
}

export const refreshTarget = ({ fullPath }: Pick<Tab, 'fullPath'>): string => redirectPath + fullPath

/** Whether an address is a page here, neither public nor a redirect, which would loop. `?` and `#` cannot lead elsewhere. */
export const isPageAddress = (address: string, origin: string = location.origin): boolean =>
  pageAt(address.replace(/[?#].*$/s, ''), origin) !== undefined

const partsOf = (pathname: string): readonly string[] | undefined =>
  attempt(() => pathname.split('/').slice(1).map(decodeURIComponent))

const stepsOf = (part: string): readonly string[] => part.normalize('NFKC').split(/[/\\]/)

/** A segment may contain slashes, as ids do, but nothing that climbs out of the page when decoded again. */
const staysInside = (part: string): boolean =>
  part !== '' && !/\p{Cc}/u.test(part) && !stepsOf(part).some((step) => step === '.' || step === '..')

const pageAt = (address: string, origin: string): string | undefined => {
  // Two slashes, or what browsers read as two, start another host.
  if (!/^\/(?!\/)[^\\]*$/.test(address) || !URL.canParse(address, origin)) return undefined
  const { origin: at, pathname } = new URL(address, origin)
  if (at !== origin) return undefined
  if (pathname === home) return home
  const parts = partsOf(pathname.replace(/\/$/, ''))
  if (!parts?.every(staysInside)) return undefined
  // The first segment decides. Routes ignore case and decode percent-encoding.
  const [place = ''] = parts
  if (stepsOf(place).length > 1 || `/${place.toLowerCase()}` === redirectPath) return undefined
  return publicPathOf(`/${place}`) && parts.length === 1 ? undefined : pathname
}

/** Leads to the page after `/redirect` with its query and hash, or home if that is no page of this console. */
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

export const paneId = (path: string): string => `pane-${encodeURIComponent(path)}`
