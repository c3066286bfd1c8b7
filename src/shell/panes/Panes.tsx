import { type ReactElement, useMemo } from 'react'
import { type Location, parsePath } from 'react-router-dom'
import type { PageFrame } from '@/screens/page'
import { type Tab, tabOf } from '../tabs/tabs'
import { Pane } from './Pane'
import type { FramePage, PageAt } from './pages'
import { paneRouter } from './paneRouter'
import { usePageTitle } from './usePageTitle'
import type { WorkspaceWays } from './useWorkspace'
import type { Pane as KeptPage } from './workspace'

const locationAt = (to: string): Location => {
  const { pathname = '/', search = '', hash = '' } = parsePath(to)
  return { pathname, search, hash, state: null, key: to }
}

interface PanesProps {
  panes: readonly KeptPage[]
  tabs: readonly Tab[]
  /** Path of the current page. */
  shown: string
  ways: WorkspaceWays
  pageAt: PageAt
  routes: ReactElement<{ location?: Location }>
}

/** The kept pages, one of them visible. */
export const Panes = ({ panes, tabs, shown, ways, pageAt, routes }: PanesProps) => {
  const titleOf = usePageTitle()
  // A stable order: React would move the elements otherwise, and a moved element loses its scroll position.
  return panes
    .toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1))
    .map(({ id, page, location }) => (
      <WiredPane
        key={id}
        id={id}
        page={page}
        location={location}
        shown={page.path === shown}
        title={titleOf(page, tabOf(tabs, page.path)?.subject)}
        ways={ways}
        pageAt={pageAt}
        routes={routes}
      />
    ))
}

interface WiredPaneProps extends Pick<PanesProps, 'ways' | 'pageAt' | 'routes'> {
  id: number
  page: FramePage
  location: Location
  shown: boolean
  title: string
}

/** A kept page with its own navigation, which stays the same object for its lifetime. */
const WiredPane = ({ id, page, location, shown, title, ways, pageAt, routes }: WiredPaneProps) => {
  const { path } = page
  const [frame, router] = useMemo(() => {
    const isShown = () => ways.isKept(id) && ways.isShown(path)
    /** Does nothing once the page is gone: another may be at its path by then. */
    const whileKept = (act: () => void) => {
      if (ways.isKept(id)) act()
    }
    const settle = (to: Location) => whileKept(() => ways.settle(path, to))
    const pageFrame: PageFrame = {
      setSubject: (subject) => whileKept(() => ways.setSubject(path, subject)),
      setDraft: (draft, unsaved, scope) => whileKept(() => ways.drafts.set(path, draft, unsaved, scope)),
      whenEnded: (key, call) => ways.whenEnded(id, key, call),
      isShown,
      settle: (to) => settle(locationAt(to)),
      leave: (to) => whileKept(() => void ways.leave(path, to)),
    }
    const ownRouter = paneRouter({
      here: () => ways.locationOf(path),
      isShown,
      go: ways.go,
      settle,
      owns: (pathname) => pageAt(pathname).path === path,
    })
    return [pageFrame, ownRouter]
  }, [ways, id, path, pageAt])
  return (
    <Pane
      path={path}
      location={location}
      shown={shown}
      title={title}
      tab={page.tab}
      routes={routes}
      router={router}
      frame={frame}
    />
  )
}
