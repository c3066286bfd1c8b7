import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { useConsoleLocale, useLocalise } from '@/i18n/useLocalised'
import { showPageLanguage } from '@/platform/language'
import { usePreference } from '@/theme/preference'
import { usePlace } from './menu/ConsoleMenu'
import { Navbar } from './navbar/Navbar'
import { PageBoundary } from './panes/PageBoundary'
import { PageSkeleton } from './panes/PageSkeleton'
import { SkipLink } from './SkipLink'
import { Sidebar } from './sidebar/Sidebar'
import { sidebarPreference, useMobile } from './sidebar/sidebarState'

const Whole = styled('div')({ display: 'flex', height: '100dvh', overflow: 'hidden' })

const Column = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })

/** Scrolls by itself, so that the menu and the bar stay and each page can keep its own place. */
const Main = styled('main')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  padding: theme.console.size.gap,
  overflow: 'auto',
  outline: 'none',
  [theme.breakpoints.down('sm')]: { padding: 8 },
}))

/** The drawer of a narrow window: closed on load, on resize and on navigation (specification §2). */
const useDrawer = () => {
  const [open, setOpen] = useState(false)
  const place = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the event, also one to the same address
  useEffect(() => setOpen(false), [place])
  useEffect(() => {
    const close = () => setOpen(false)
    addEventListener('resize', close)
    return () => removeEventListener('resize', close)
  }, [])
  return [open, setOpen] as const
}

/** The signed-in console around a page: menu at the side, bar on top, the page below it. */
export const Frame = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate()
  const localise = useLocalise()
  const locale = useConsoleLocale()
  const mobile = useMobile()
  const [sidebar, writeSidebar] = usePreference(sidebarPreference)
  const [drawer, setDrawer] = useDrawer()
  const { pathname } = useLocation()
  const { item } = usePlace()
  const main = useRef<HTMLElement>(null)
  const open = mobile ? drawer : sidebar === '1'
  // A list and the details over it are one page; anything outside the menu is one by its address.
  const page = item?.path ?? pathname
  const brand = translate('console.shell.brand')

  useEffect(() => showPageLanguage(locale), [locale])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the effect's undoing.
    main.current?.scrollTo(0, 0)
  }, [page])

  return (
    <Whole>
      {/* Of several titles the browser takes the first: what has an address below an entry's brings its own. */}
      {item?.path === pathname && <title>{`${localise(item.label)} - ${brand}`}</title>}
      <SkipLink to={main} />
      <Sidebar mobile={mobile} open={open} onClose={() => setDrawer(false)} />
      <Column>
        <Navbar
          mobile={mobile}
          open={open}
          onToggle={() => (mobile ? setDrawer(!drawer) : writeSidebar(open ? '0' : '1'))}
        />
        <Main ref={main} tabIndex={-1}>
          <PageBoundary key={page} at={pathname}>
            {/* A boundary of its own per page: an old one would keep the old page until the new one is there. */}
            <Suspense key={page} fallback={<PageSkeleton />}>
              {children}
            </Suspense>
          </PageBoundary>
        </Main>
      </Column>
    </Whole>
  )
}
