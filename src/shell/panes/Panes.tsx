import { styled } from '@mui/material/styles'
import {
  Activity,
  Component,
  cloneElement,
  type ErrorInfo,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { type RouterProvider, RouterProviderContext } from 'react-admin'
import { type Location, parsePath } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { forgetLostPages } from '@/screens/latePart'
import { type PageFrame, PageFrameContext } from '@/screens/page'
import { logThrown } from '../errorLog/errorLog'
import { FailedPage } from '../StatusPage'
import { paneId, type Tab, tabOf } from '../tabs/tabs'
import { PageSkeleton } from './PageSkeleton'
import type { FramePage, PageAt } from './pages'
import { paneRouter } from './paneRouter'
import { usePageTitle } from './usePages'
import type { WorkspaceWays } from './useWorkspace'
import type { Pane as KeptPage } from './workspace'

/**
 * Keeps an error within its page, so that the frame and the other pages keep working. Another address clears the error.
 */
export class PageBoundary extends Component<{ at: string; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    // A thrown undefined is an error too.
    return { error: error ?? new Error('undefined') }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logThrown('render', error, componentStack ?? undefined)
    forgetLostPages()
  }

  override componentDidUpdate({ at }: { at: string }) {
    if (at !== this.props.at && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <FailedPage error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}

/** Scrolls on its own, so that each page keeps its scroll position. */
const Scroller = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  height: '100%',
  padding: theme.console.size.gap,
  // Room for a head that overlays the page.
  paddingTop: `calc(${theme.console.size.gap}px + var(--head, 0px))`,
  overflow: 'auto',
  outline: 'none',
  [theme.breakpoints.down('sm')]: { padding: 8, paddingTop: 'calc(8px + var(--head, 0px))' },
}))

/**
 * Restores all scroll positions inside the page. They are recorded while scrolling, because hidden elements have none,
 * and not every browser restores them.
 */
const useKeptScroll = () => {
  const scroller = useRef<HTMLElement>(null)
  const places = useRef(new Map<Element, { top: number; left: number }>())
  useLayoutEffect(() => {
    const pane = scroller.current
    if (!pane) return
    for (const [element, { top, left }] of places.current)
      if (element.isConnected) element.scrollTo({ top, left, behavior: 'instant' })
      else places.current.delete(element)
    const note = ({ target }: Event) => {
      if (target instanceof Element)
        places.current.set(target, { top: target.scrollTop, left: target.scrollLeft })
    }
    pane.addEventListener('scroll', note, { capture: true, passive: true })
    return () => pane.removeEventListener('scroll', note, { capture: true })
  }, [])
  return scroller
}

interface PaneProps {
  path: string
  location: Location
  shown: boolean
  title: string
  tab: boolean
  routes: ReactElement<{ location?: Location }>
  router: RouterProvider
  frame: PageFrame
}

/**
 * One page, kept alive with its content, input, selection and scroll position whether visible or not. Errors and
 * loading states stay inside it. It reads its own address, never that of the current page.
 */
const Pane = memo(({ path, location, shown, title, tab, routes, router, frame }: PaneProps) => {
  const brand = useSay()('console.shell.brand')
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Kept path={path} tab={tab} title={title}>
        {/* The browser uses the first of several titles: a page below this address renders its own. */}
        {tab && location.pathname === path && <title>{`${title} - ${brand}`}</title>}
        <PageFrameContext value={frame}>
          <RouterProviderContext value={router}>
            <PageBoundary at={location.pathname}>
              <Suspense fallback={<PageSkeleton />}>{cloneElement(routes, { location })}</Suspense>
            </PageBoundary>
          </RouterProviderContext>
        </PageFrameContext>
      </Kept>
    </Activity>
  )
})

/** Inside the activity, so that its effects run whenever the page is shown again. */
const Kept = ({
  path,
  tab,
  title,
  children,
}: Pick<PaneProps, 'path' | 'tab' | 'title'> & { children: React.ReactNode }) => {
  const scroller = useKeptScroll()
  return (
    <Scroller
      ref={scroller}
      id={paneId(path)}
      role={tab ? 'tabpanel' : undefined}
      aria-label={tab ? title : undefined}
    >
      {children}
    </Scroller>
  )
}

const locationAt = (to: string): Location => {
  const { pathname = '/', search = '', hash = '' } = parsePath(to)
  return { pathname, search, hash, state: null, key: to }
}

interface PanesProps {
  panes: readonly KeptPage[]
  tabs: readonly Tab[]
  shown: string
  ways: WorkspaceWays
  pageAt: PageAt
  routes: ReactElement<{ location?: Location }>
}

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
