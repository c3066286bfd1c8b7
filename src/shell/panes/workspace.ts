import { type Location, parsePath } from 'react-router-dom'
import { type Tabs, visit, withAffix } from '../tabs/tabs'
import type { FramePage, PageAt } from './pages'

/** A page kept as the operator left it, visible or hidden. */
export interface Pane {
  /** Distinguishes it from an earlier page at the same path. */
  readonly id: number
  readonly page: FramePage
  readonly location: Location
  /** To be reset: it ends as soon as the operator leaves it, even for a moment. */
  readonly ending?: boolean
}

export interface Workspace {
  readonly location: Location
  readonly page: FramePage
  readonly tabs: Tabs
  /** The kept pages by path, most recently used first. */
  readonly panes: readonly Pane[]
  readonly nextId: number
}

export type WorkspaceEvent =
  | {
      readonly type: 'arrive'
      readonly location: Location
      readonly page: FramePage
      /** Pages with unsaved input, which must not be evicted. */
      readonly unsaved: readonly string[]
      readonly most: number
    }
  | { readonly type: 'tabs'; readonly change: (tabs: Tabs) => Tabs }
  | { readonly type: 'settle'; readonly path: string; readonly location: Location }
  /** A page is to be reset the next time it is shown. */
  | { readonly type: 'renew'; readonly path: string }
  | { readonly type: 'pages'; readonly pageAt: PageAt; readonly affix: readonly string[] }

const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

const isSame = (one: Location, other: Location): boolean =>
  pathOf(one) === pathOf(other) && (one.state ?? null) === (other.state ?? null)

/** Keeps the page's existing address object if it is equal, because a new one would re-render the page. */
const unlessSame = (location: Location, known: Location | undefined): Location =>
  known && isSame(known, location) ? known : location

/** Whether a page is kept just as this address shows it. */
export const isKeptAt = (
  { panes }: Pick<Workspace, 'panes'>,
  location: Location,
  { path }: FramePage,
): boolean => panes.some((pane) => pane.page.path === path && !pane.ending && isSame(pane.location, location))

/** Evicts the least recently used pages, except the visible one, pinned ones and those with unsaved input. */
const withinLimit = (panes: readonly Pane[], most: number, mustStay: (pane: Pane) => boolean) => {
  let surplus = panes.length - most
  return panes
    .toReversed()
    .filter((pane) => {
      if (surplus <= 0 || mustStay(pane)) return true
      surplus -= 1
      return false
    })
    .toReversed()
}

const arrive = (
  { tabs, panes, nextId }: Pick<Workspace, 'tabs' | 'panes' | 'nextId'>,
  { location, page, unsaved, most }: Extract<WorkspaceEvent, { type: 'arrive' }>,
): Workspace => {
  const opened = page.tab
    ? visit(tabs, { path: page.path, fullPath: pathOf(location), affix: page.affix })
    : tabs
  const tabOf = (path: string) => opened.find((tab) => tab.path === path)
  const former = panes.find((pane) => pane.page.path === page.path && !pane.ending)
  const others = panes.filter(
    (pane) =>
      pane !== former &&
      pane.page.path !== page.path &&
      !pane.ending &&
      !pane.page.noCache &&
      tabOf(pane.page.path) !== undefined,
  )
  // An address without a page only redirects, and must redirect again if visited again before that.
  const at = page.tab ? unlessSame(location, former?.location) : location
  const kept = withinLimit(
    [{ id: former?.id ?? nextId, page, location: at }, ...others],
    most,
    ({ page: { path } }) => {
      const tab = tabOf(path)
      return path === page.path || unsaved.includes(path) || tab?.affix === true || tab?.pinned === true
    },
  )
  return { location, page, tabs: opened, panes: kept, nextId: former ? nextId : nextId + 1 }
}

/** Whether an address still belongs to the page at this path. */
export const isPageAt = (pageAt: PageAt, path: string, pathname: string): boolean => {
  const page = pageAt(pathname)
  return page.tab && page.path === path
}

/** The tabs whose pages still exist. A tab whose opened detail is gone falls back to the page itself. */
export const withPages = (tabs: Tabs, pageAt: PageAt, affix: readonly string[]): Tabs =>
  withAffix(
    tabs.flatMap((tab) => {
      const { path, fullPath } = tab
      if (!isPageAt(pageAt, path, path)) return []
      const { pathname = path } = parsePath(fullPath)
      return isPageAt(pageAt, path, pathname) ? tab : { ...tab, fullPath: path }
    }),
    affix,
  )

/** Drops pages that no longer exist, together with their input, and updates the rest. */
const withOtherPages = (
  { location, tabs: open, panes: kept, nextId }: Workspace,
  { pageAt, affix }: Extract<WorkspaceEvent, { type: 'pages' }>,
): Workspace => {
  const page = pageAt(location.pathname)
  const tabs = withPages(open, pageAt, affix)
  const panes = kept.flatMap((pane) => {
    const now = pageAt(pane.location.pathname)
    if (now.path !== pane.page.path) return []
    return now.tab || now.path === page.path ? [{ ...pane, page: now }] : []
  })
  if (panes.some((pane) => pane.page.path === page.path)) return { location, page, tabs, panes, nextId }
  // What was open over a page is now a separate page, even if it only redirects.
  const event = { type: 'arrive', location, page, unsaved: [], most: panes.length + 1 } as const
  return arrive({ tabs, panes, nextId }, event)
}

export const startWorkspace = (tabs: Tabs, location: Location, page: FramePage, most: number): Workspace =>
  arrive({ tabs, panes: [], nextId: 1 }, { type: 'arrive', location, page, unsaved: [], most })

/** The workspace after an event. Pure; navigation is decided elsewhere. */
export const advance = (workspace: Workspace, event: WorkspaceEvent): Workspace => {
  const { panes, page } = workspace
  switch (event.type) {
    case 'arrive':
      return arrive(workspace, event)
    case 'pages':
      return withOtherPages(workspace, event)
    case 'tabs': {
      const tabs = event.change(workspace.tabs)
      if (tabs === workspace.tabs) return workspace
      // The visible page stays until the operator leaves it, even if its tab is closed.
      const open = (pane: Pane) =>
        pane.page.path === page.path || tabs.some(({ path }) => path === pane.page.path)
      return { ...workspace, tabs, panes: panes.filter(open) }
    }
    case 'settle':
      return {
        ...workspace,
        tabs: workspace.tabs.map((tab) =>
          tab.path === event.path ? { ...tab, fullPath: pathOf(event.location) } : tab,
        ),
        panes: panes.map((pane) =>
          pane.page.path === event.path ? { ...pane, location: event.location } : pane,
        ),
      }
    case 'renew':
      return {
        ...workspace,
        panes: panes.flatMap((pane) => {
          if (pane.page.path !== event.path) return [pane]
          return pane.page.path === page.path ? [{ ...pane, ending: true }] : []
        }),
      }
  }
}
