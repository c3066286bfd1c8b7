import { styled } from '@mui/material/styles'
import { Activity, cloneElement, memo, type ReactElement, Suspense, useLayoutEffect, useRef } from 'react'
import { type RouterProvider, RouterProviderContext } from 'react-admin'
import type { Location } from 'react-router-dom'
import { useSay } from '@/i18n/useSay'
import { type PageFrame, PageFrameContext } from '@/screens/page'
import { paneId } from '../tabs/paneId'
import { PageBoundary } from './PageBoundary'
import { PageSkeleton } from './PageSkeleton'

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

export interface PaneProps {
  /** Identifies the page. */
  path: string
  location: Location
  shown: boolean
  /** The page's title. */
  title: string
  /** Whether the page has a tab. */
  tab: boolean
  /** The console's routes; the page picks its own by its location. */
  routes: ReactElement<{ location?: Location }>
  router: RouterProvider
  frame: PageFrame
}

/**
 * One page, kept alive with its content, input, selection and scroll position whether visible or not. Errors and
 * loading states stay inside it. It reads its own address, never that of the current page.
 */
export const Pane = memo(({ path, location, shown, title, tab, routes, router, frame }: PaneProps) => {
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
