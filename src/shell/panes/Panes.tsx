import {
  Activity,
  memo,
  type ReactNode,
  Suspense,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { RouterProviderContext } from 'react-admin'
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  parsePath,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { type PageFrame, PageFrameContext } from '@/screens/page'
import { Boundary } from '@/ui/Boundary'
import { logThrown } from '../errorLog/errorLog'
import { PageSkeleton } from '../progress'
import { FailedPage } from '../StatusPage'
import { paneId, type Tab, tabOf } from '../tabs/tabs'
import type { FramePage, PageAt } from './pages'
import { paneRouter } from './paneRouter'
import { usePageTitle } from './usePages'
import type { WorkspaceWays } from './useWorkspace'
import type { Pane as KeptPage } from './workspace'
import './panes.css'

interface PageBoundaryProps {
  readonly at: string
  /** Shows nothing on failure, for parts that nothing waits for. */
  readonly silent?: boolean
  readonly children: ReactNode
}

/** Keeps an error within its page. Another address clears it. */
export const PageBoundary = ({ at, silent, children }: PageBoundaryProps) => (
  <Boundary
    at={at}
    onError={(error, { componentStack }) => logThrown('render', error, componentStack ?? undefined)}
    failed={(error, retry) => !silent && <FailedPage error={error} onRetry={retry} />}
  >
    {children}
  </Boundary>
)

const keepsLayout = CSS.supports('content-visibility', 'hidden')

/**
 * Makes the browser recompute the styles of an element's children. Chromium (156) may miss that a child is no longer hidden by
 * `content-visibility` if something in it was restyled meanwhile, and the page stays blank until an ancestor is restyled. The
 * property used here has no visible effect.
 */
const styleAnew = (element: HTMLElement | null | undefined) => {
  if (element) element.style.scrollMarginLeft = element.style.scrollMarginLeft === '1px' ? '0px' : '1px'
}

/**
 * React also hides a page with `display: none`, which discards its layout, the most expensive part to recompute. React does so
 * again when a hidden page re-renders; then the layout is redone when the page comes back.
 */
const useKeptLayout = (shown: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  // Runs right after React hides the page, before anything can measure it.
  useInsertionEffect(() => {
    const page = place.current?.firstElementChild
    if (keepsLayout && !shown && page instanceof HTMLElement) page.style.removeProperty('display')
    if (keepsLayout && shown) styleAnew(place.current?.parentElement)
  }, [shown])
  return place
}

/** Recorded while scrolling, because hidden elements have no scroll position, and not every browser restores it. */
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

/** Inside the activity, so that its effects run whenever the page is shown again. */
const Kept = ({ path, title, children }: { path: string; title?: string; children: ReactNode }) => (
  <section
    ref={useKeptScroll()}
    className="pane-page"
    id={paneId(path)}
    role={title === undefined ? undefined : 'tabpanel'}
    aria-label={title}
  >
    {children}
  </section>
)

const locationAt = (to: string): Location => {
  const { pathname = '/', search = '', hash = '' } = parsePath(to)
  return { pathname, search, hash, state: null, key: to }
}

/** Makes a page's routes match its whole address, like the top-level ones. */
const noParent = { outlet: null, matches: [], isDataRoute: false }

/** Gives a page its own address instead of the console's. Otherwise all hidden pages would re-render on each navigation. */
const OwnAddress = ({ location, children }: { location: Location; children: ReactNode }) => (
  <RouteContext value={noParent}>
    <LocationContext value={useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])}>
      {children}
    </LocationContext>
  </RouteContext>
)

interface PanesProps {
  panes: readonly KeptPage[]
  tabs: readonly Tab[]
  shown: string
  ways: WorkspaceWays
  pageAt: PageAt
  /** Must be the same element until declarations change. */
  routes: ReactNode
}

export const Panes = ({ panes, tabs, shown, ...shared }: PanesProps) => {
  const brand = useSay()('console.shell.brand')
  const titleOf = usePageTitle()
  const titleAt = (page: FramePage) => titleOf(page, tabOf(tabs, page.path)?.subject)
  const top = panes.find(({ page }) => page.path === shown)
  return (
    <>
      {/* One element for all pages: each exchanged title costs the browser milliseconds. It uses the first of several: a page
   below the address renders its own. */}
      {top?.page.tab && top.location.pathname === shown && <title>{`${titleAt(top.page)} - ${brand}`}</title>}
      {/* A stable order: React would move the elements otherwise, and a moved element loses its scroll position. */}
      {panes
        .toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1))
        .map(({ id, page, location }) => (
          <Pane
            key={id}
            id={id}
            page={page}
            location={location}
            shown={page.path === shown}
            title={titleAt(page)}
            {...shared}
          />
        ))}
    </>
  )
}

interface PaneProps extends Pick<PanesProps, 'ways' | 'pageAt' | 'routes'>, Omit<KeptPage, 'ending'> {
  title: string
}

/** A page with its own address, navigation, errors and loading states. Memoised: being hidden or shown renders nothing in it. */
const Page = memo(({ id, page, location, title, ways, pageAt, routes }: PaneProps) => {
  const { path, tab } = page
  const [frame, router] = useMemo(() => {
    const isShown = () => ways.isKept(id) && ways.isShown(path)
    /** Does nothing once the page is gone, as another may have taken its path. */
    const whileKept = (act: () => void) => {
      if (ways.isKept(id)) act()
    }
    const settle = (to: Location) => whileKept(() => ways.settle(path, to))
    const pageFrame: PageFrame = {
      setSubject: (subject) => whileKept(() => ways.setSubject(path, subject)),
      setDraft: (...draft) => whileKept(() => ways.drafts.set(path, ...draft)),
      whenEnded: (key, call) => ways.whenEnded(id, key, call),
      isShown,
      settle: (to) => settle(locationAt(to)),
      openBeside: ways.openBeside,
      isBusy: ways.drafts.has,
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
    <Kept path={path} title={tab ? title : undefined}>
      <PageFrameContext value={frame}>
        <RouterProviderContext value={router}>
          <PageBoundary at={location.pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <OwnAddress location={location}>{routes}</OwnAddress>
            </Suspense>
          </PageBoundary>
        </RouterProviderContext>
      </PageFrameContext>
    </Kept>
  )
})

/** Keeps a page alive, whether it is on the screen or behind it. */
const Pane = memo(({ shown, ...page }: PaneProps & { shown: boolean }) => (
  <div ref={useKeptLayout(shown)} className="pane" data-behind={!shown || undefined}>
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Page {...page} />
    </Activity>
  </div>
))
