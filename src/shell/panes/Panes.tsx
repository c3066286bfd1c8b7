import { type ReactElement, useMemo } from 'react'
import { type Location, parsePath } from 'react-router-dom'
import type { PageFrame } from '@/screens/page'
import { type Tab, tabOf } from '../tabs/tabs'
import { Pane } from './Pane'
import type { PageAt } from './pages'
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
  /** Path of the page on the screen. */
  shown: string
  ways: WorkspaceWays
  pageAt: PageAt
  routes: ReactElement<{ location?: Location }>
}

/** The kept pages, of which one is on the screen. */
export const Panes = ({ panes, tabs, shown, ways, pageAt, routes }: PanesProps) => {
  const titleOf = usePageTitle()
  // In an order of their own: React would move their elements, and a moved element forgets how far it was scrolled.
  return panes
    .toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1))
    .map(({ page, location }) => (
      <WiredPane
        key={page.path}
        kept={{ page, location }}
        shown={page.path === shown}
        title={titleOf(page, tabOf(tabs, page.path)?.subject)}
        ways={ways}
        pageAt={pageAt}
        routes={routes}
      />
    ))
}

interface WiredPaneProps extends Pick<PanesProps, 'ways' | 'pageAt' | 'routes'> {
  kept: KeptPage
  shown: boolean
  title: string
}

/** A kept page with its own ways out, the same ones as long as it lives. */
const WiredPane = ({ kept: { page, location }, shown, title, ways, pageAt, routes }: WiredPaneProps) => {
  const { path } = page
  const frame = useMemo(
    (): PageFrame => ({
      setSubject: (subject) => ways.setSubject(path, subject),
      setDraft: (draft, unsaved) => ways.drafts.set(path, draft, unsaved),
      isShown: () => ways.isShown(path),
      settle: (to) => ways.settle(path, locationAt(to)),
      leave: (to) => void ways.leave(path, to),
    }),
    [ways, path],
  )
  const router = useMemo(
    () =>
      paneRouter({
        here: () => ways.locationOf(path),
        isShown: () => ways.isShown(path),
        go: ways.go,
        settle: (to) => ways.settle(path, to),
        owns: (pathname) => pageAt(pathname).path === path,
      }),
    [ways, path, pageAt],
  )
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
