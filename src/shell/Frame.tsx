import {
  type ReactNode,
  type RefObject,
  Suspense,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useEvent } from 'react-admin'
import { useHref } from 'react-router-dom'
import { useLocale, useSay } from '@/i18n/useSay'
import { showPageLanguage } from '@/platform/language'
import {
  fixedHeaderPreference,
  sidebarLogoPreference,
  tagsViewPreference,
  usePreference,
  useSwitch,
} from '@/theme/preferences'
import { plainComponent, usePart } from '@/ui/late'
import { isRedirect } from './addresses'
import { Navbar } from './navbar/Navbar'
import { LeaveGuard } from './panes/LeaveGuard'
import { MayLeaveContext } from './panes/leaving'
import { Panes } from './panes/Panes'
import { usePages, usePageTitle } from './panes/usePages'
import { useWorkspace } from './panes/useWorkspace'
import { ProgressBar, useNavigationProgress } from './progress'
import { Settings } from './settings/Settings'
import { Sidebar } from './sidebar/Sidebar'
import { sidebarPreference, useDrawer, useMobile } from './sidebar/sidebarState'
import { MaximiseButton } from './tabs/MaximiseButton'
import { TabStrip } from './tabs/TabStrip'
import { isClosable, paneId, redirectTarget, tabOf } from './tabs/tabs'
import { useLens } from './viewAs/lens'
import './frame.css'

/** A head that is not fixed overlays the page and scrolls away with it; keyboard focus brings it back. */
const useLooseHead = (loose: boolean, page: string): RefObject<HTMLDivElement | null> => {
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = head.current
    const column = element?.parentElement
    if (!element || !column || !loose) return
    const follow = (top: number) => {
      element.style.transform = `translateY(${-Math.min(top, element.offsetHeight)}px)`
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Element && target.id === paneId(page)) follow(target.scrollTop)
    }
    const bringBack = () => follow(0)
    const size = new ResizeObserver(() => column.style.setProperty('--head', `${element.offsetHeight}px`))
    size.observe(element)
    follow(document.getElementById(paneId(page))?.scrollTop ?? 0)
    column.addEventListener('scroll', onScroll, { capture: true, passive: true })
    element.addEventListener('focusin', bringBack)
    return () => {
      size.disconnect()
      column.removeEventListener('scroll', onScroll, { capture: true })
      element.removeEventListener('focusin', bringBack)
      element.style.transform = ''
      column.style.removeProperty('--head')
    }
  }, [loose, page])
  return head
}

const loadLensBar = () => import('./viewAs/LensBar')

/** Reports can only be opened where the reference platform answers: in development and in the demo. */
const ReportBar =
  import.meta.env.DEV || import.meta.env.MODE === 'demo'
    ? plainComponent(() => import('./report/ReportBar'))
    : undefined

/** Only in builds with editing. */
const EditPanel = import.meta.env.EDITING ? plainComponent(() => import('./editing/EditPanel')) : undefined

export const Frame = ({ children }: { children?: ReactNode }) => {
  const say = useSay()
  const locale = useLocale()
  const mobile = useMobile()
  const [sidebar, writeSidebar] = usePreference(sidebarPreference)
  const [tagsView] = useSwitch(tagsViewPreference)
  const [fixed] = useSwitch(fixedHeaderPreference)
  const [showLogo] = useSwitch(sidebarLogoPreference)
  const drawer = useDrawer()
  const pages = usePages()
  const workspace = useWorkspace(pages)
  const { location, page, tabs, panes, unsaved, question, ways } = workspace
  const titleOf = usePageTitle()
  const titleAt = (path: string) => titleOf(pages.pageAt(path), tabOf(tabs, path)?.subject)
  const root = useHref('/').replace(/\/$/, '')
  const main = useRef<HTMLElement>(null)
  const { view, show } = useLens()
  // If the bar that says so cannot load, stop viewing as another role.
  const LensBar = usePart(loadLensBar, view !== undefined, show)
  // The bar that names the role must stay visible.
  const loose = !fixed && !view
  const [maximised, setMaximised] = useState(false)
  const head = useLooseHead(loose, page.path)
  const open = mobile ? drawer.open : sidebar === '1'
  // Stable callbacks, so that a new address does not re-render parts that ignore it.
  const closeDrawer = useEvent(() => drawer.set(false))
  const toggle = useEvent(() => (mobile ? drawer.set(!open) : writeSidebar(open ? '0' : '1')))
  // During a redirect via /redirect, the target page already counts as the active one.
  const active = isRedirect(location.pathname)
    ? pages.pageAt(redirectTarget(location.pathname, '', '')).path
    : page.path

  // An insertion effect, because it restyles everything and must run before any part measures itself.
  useInsertionEffect(() => showPageLanguage(locale), [locale])
  useNavigationProgress()

  return (
    <MayLeaveContext value={ways.mayLeave}>
      <div className="frame" data-maximised={(maximised && tagsView) || undefined}>
        <ProgressBar />
        <button type="button" className="frame-skip" onClick={() => main.current?.focus()}>
          {say('console.shell.skip_to_content')}
        </button>
        <Sidebar
          mobile={mobile}
          open={open}
          withoutAnimation={drawer.withoutAnimation}
          showLogo={showLogo}
          onClose={closeDrawer}
        />
        <div className="frame-column">
          <div ref={head} className="frame-head" data-loose={loose || undefined}>
            <Navbar mobile={mobile} open={open} onToggle={toggle} />
            {tagsView && (
              <TabStrip
                tabs={tabs.map((tab) => ({
                  ...tab,
                  href: root + tab.fullPath,
                  title: titleAt(tab.path),
                  active: tab.path === active,
                  closable: isClosable(tab),
                  unsaved: unsaved.includes(tab.path),
                }))}
                ways={ways}
                end={<MaximiseButton maximised={maximised} onToggle={() => setMaximised(!maximised)} />}
              />
            )}
            {view && LensBar && <LensBar view={view} page={main} />}
            {ReportBar && (
              <Suspense>
                <ReportBar />
              </Suspense>
            )}
          </div>
          <main ref={main} className="frame-main" tabIndex={-1}>
            <Panes
              panes={panes}
              tabs={tabs}
              shown={page.path}
              ways={ways}
              pageAt={pages.pageAt}
              routes={children}
            />
          </main>
        </div>
        {EditPanel && (
          <Suspense>
            <EditPanel />
          </Suspense>
        )}
        <Settings />
        <LeaveGuard
          question={question}
          unsaved={unsaved}
          titleAt={titleAt}
          pageAt={pages.pageAt}
          ways={ways}
        />
      </div>
    </MayLeaveContext>
  )
}
