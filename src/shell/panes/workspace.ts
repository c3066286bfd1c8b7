import { type Location, parsePath } from 'react-router-dom'
import { type Tabs, visit, withAffix } from '../tabs/tabs'
import type { FramePage, PageAt } from './pages'

/** A page that is kept as the operator left it, on the screen or behind it. */
export interface Pane {
  /** Tells it from a former page at the same path. */
  readonly id: number
  readonly page: FramePage
  /** Where the page is: the address when the operator was last on it. */
  readonly location: Location
  /** Told to begin anew: it ends as soon as the operator is somewhere else, be it for a moment. */
  readonly ending?: boolean
}

/** What is open in the console. */
export interface Workspace {
  /** The address on the screen. */
  readonly location: Location
  /** The page that the address belongs to. */
  readonly page: FramePage
  readonly tabs: Tabs
  /** The kept pages by their paths, the one looked at most recently first. */
  readonly panes: readonly Pane[]
  /** The id of the next page that is made. */
  readonly nextId: number
}

export type WorkspaceEvent =
  | {
      /** The address has changed. */
      readonly type: 'arrive'
      readonly location: Location
      readonly page: FramePage
      /** Pages that must not be given up for want of room: they hold something unsaved. */
      readonly unsaved: readonly string[]
      /** How many pages are kept at most. */
      readonly most: number
    }
  | { readonly type: 'tabs'; readonly change: (tabs: Tabs) => Tabs }
  /** A page behind the screen has gone on to another address of its own. */
  | { readonly type: 'settle'; readonly path: string; readonly location: Location }
  /** A page begins anew when it is shown next. */
  | { readonly type: 'renew'; readonly path: string }
  /** There are other pages than before: the operator may see less, or more. */
  | { readonly type: 'pages'; readonly pageAt: PageAt; readonly affix: readonly string[] }

const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

/**
 * Gives up the pages looked at longest ago until no more than `most` are left, but none that must stay: the one on the
 * screen, pinned ones, and those that hold something unsaved.
 */
const withinLimit = (
  panes: readonly Pane[],
  most: number,
  mustStay: (pane: Pane) => boolean,
): readonly Pane[] => {
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
  const kept = withinLimit(
    [{ id: former?.id ?? nextId, page, location }, ...others],
    most,
    ({ page: { path } }) => {
      const tab = tabOf(path)
      return path === page.path || unsaved.includes(path) || tab?.affix === true || tab?.pinned === true
    },
  )
  return { location, page, tabs: opened, panes: kept, nextId: former ? nextId : nextId + 1 }
}

/** Whether the page at this path is still one when it is at this address. */
export const isPageAt = (pageAt: PageAt, path: string, pathname: string): boolean => {
  const page = pageAt(pathname)
  return page.tab && page.path === path
}

/** The tabs whose pages there are. What is no longer there over a page leaves its tab the page itself. */
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

/** Gives up what is no page any more, with what is typed there, and takes the others as they are now. */
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
  // What was open over a page is a page of its own now, if only the one that leads elsewhere.
  const event = { type: 'arrive', location, page, unsaved: [], most: panes.length + 1 } as const
  return arrive({ tabs, panes, nextId }, event)
}

/** The workspace at the first address of the window. */
export const startWorkspace = (tabs: Tabs, location: Location, page: FramePage, most: number): Workspace =>
  arrive({ tabs, panes: [], nextId: 1 }, { type: 'arrive', location, page, unsaved: [], most })

/** The workspace after something has happened. Pure; where the operator goes is decided elsewhere. */
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
      // The page on the screen stays until the operator is elsewhere, even if its tab is closed.
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
