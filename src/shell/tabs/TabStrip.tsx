import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Close from '@mui/icons-material/Close'
import ExpandMore from '@mui/icons-material/ExpandMore'
import MoreVert from '@mui/icons-material/MoreVert'
import PushPin from '@mui/icons-material/PushPin'
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSay } from '@/i18n/useSay'
import { opensHere } from '@/screens/opensHere'
import { Boundary } from '@/ui/Boundary'
import { early, plainComponent, useLatePart, useLost } from '@/ui/late'
import { type MenuPlace, menuPlace } from './menuPlace'
import { paneId, type Side, type Tab } from './tabs'
import { useStripScroll } from './useStripScroll'
import { useTabDrag } from './useTabDrag'
import './tabs.css'
import '@/ui/plain.css'

const loadList = () => import('./TabList')
const TabMenu = plainComponent(() => import('./TabMenu'))

/** Between two tabs, px, as in the style sheet. */
const tabGap = 4

export interface ShownTab extends Pick<Tab, 'path' | 'fullPath' | 'affix' | 'pinned'> {
  readonly href: string
  readonly title: string
  readonly active: boolean
  readonly closable: boolean
  readonly unsaved: boolean
}

const tabId = (path: string): string => `tab-${encodeURIComponent(path)}`

interface StripTabProps {
  tab: ShownTab
  stop: boolean
  style: CSSProperties | undefined
  link: ComponentPropsWithoutRef<'a'>
  onOpen: () => void
  onClose: () => void
  onMenu: (event: MouseEvent) => void
}

/** A tab must not contain a button, so the close button is beside the link; on the keyboard, Delete closes the tab. */
const StripTab = ({ tab, stop, style, link, onOpen, onClose, onMenu }: StripTabProps) => {
  const say = useSay()
  const { path, href, title, active, closable, pinned, unsaved } = tab
  const marks = [pinned && say('console.tabs.pinned'), unsaved && say('console.tabs.unsaved')]
  const words = marks.filter(Boolean).join(' ')
  const mouse = {
    onContextMenu: onMenu,
    // Pressing the middle button would scroll, and clicking it would open another window.
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 1) event.preventDefault()
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button !== 1) return
      event.preventDefault()
      if (closable) onClose()
    },
  }
  return (
    <div
      role="presentation"
      className="tabs-tab"
      data-active={active || undefined}
      data-closable={closable || undefined}
      style={style}
    >
      <a
        {...link}
        {...mouse}
        id={tabId(path)}
        className="tabs-link"
        role="tab"
        href={href}
        title={title}
        draggable={false}
        tabIndex={stop ? 0 : -1}
        aria-selected={active}
        aria-controls={paneId(path)}
        aria-keyshortcuts={closable ? 'Delete' : undefined}
        onClick={(event) => {
          if (!opensHere(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        {pinned && <PushPin />}
        <span className="tabs-title ui-cut">{title}</span>
        {unsaved && <span className="tabs-unsaved" title={say('console.tabs.unsaved')} />}
        {words && <span className="ui-visually-hidden">{` ${words}`}</span>}
      </a>
      {closable && (
        <button
          {...mouse}
          type="button"
          tabIndex={-1}
          aria-label={say('console.tabs.close_page', { page: title })}
          onClick={onClose}
        >
          <Close />
        </button>
      )}
    </div>
  )
}

type PathAction = (path: string) => unknown

export interface TabStripProps {
  tabs: readonly ShownTab[]
  ways: Readonly<
    Record<'open' | 'close' | 'closeAll' | 'refresh' | 'togglePin', PathAction> & {
      /** @param side only the tabs on this side of it */
      closeOthers: (path: string, side?: Side) => unknown
      /** @param to the new index among all tabs */
      move: (path: string, to: number) => unknown
    }
  >
  /** Buttons at the end of the strip. */
  end?: ReactNode
}

const groupOf = ({ affix, pinned }: ShownTab): string => (affix ? 'affix' : pinned ? 'pinned' : 'open')

/** Arrows move, Enter opens, as opening may cost a request; Delete closes, Alt+Shift+arrow moves, Shift+F10 is the menu. */
export const TabStrip = ({ tabs, ways, end }: TabStripProps) => {
  const say = useSay()
  const strip = useRef<HTMLElement>(null)
  const { scroller, overflowing, room, reveal, turnPage } = useStripScroll()
  const { handlersOf, styleOf } = useTabDrag({
    scroller,
    tabs: tabs.map((tab) => ({ path: tab.path, group: groupOf(tab) })),
    gap: tabGap,
    onMove: ways.move,
  })
  const [menu, setMenu] = useState<{ path: string; place: MenuPlace; scrolled: number | undefined }>()
  const [focused, setFocused] = useState<string>()
  // The tab that last had the focus. It outlives the question asked before the tab is closed.
  const left = useRef<{ path: string; at: number }>(undefined)

  const listButton = useRef<HTMLButtonElement>(null)
  const { Part: List, open: openList, close: closeList } = useLatePart(loadList)

  const active = tabs.findIndex((tab) => tab.active)
  const onTab = tabs.findIndex((tab) => tab.path === focused)
  const stop = onTab >= 0 ? onTab : Math.max(active, 0)
  const count = tabs.length

  const { path: activePath, title: activeTitle, unsaved: activeUnsaved } = tabs[active] ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs that come or go must not make the strip jump
  useLayoutEffect(() => {
    // Measure along with the frame that shows the page: any sooner would cost another layout.
    const frame = requestAnimationFrame(() => reveal(active))
    return () => cancelAnimationFrame(frame)
  }, [activePath, activeTitle, activeUnsaved, room, reveal])

  useLayoutEffect(() => {
    // Nothing may move while a mouse button is pressed.
    if (scroller.current?.querySelector('[role=tab]:focus-visible')) reveal(onTab)
  }, [onTab, scroller, reveal])

  const focusAt = useCallback(
    (at: number) => {
      const path = tabs[at]?.path
      if (path !== undefined) document.getElementById(tabId(path))?.focus({ preventScroll: true })
    },
    [tabs],
  )

  useLayoutEffect(() => {
    if (!left.current) return
    const { path, at } = left.current
    const now = tabs.findIndex((tab) => tab.path === path)
    left.current = now < 0 ? undefined : { path, at: now }
    // The focused tab was closed, so the focus goes to the tab that took its place.
    if (now < 0 && document.activeElement === document.body) focusAt(Math.min(at, tabs.length - 1))
  }, [tabs, focusAt])

  const openMenu = (path: string, x: number, y: number) => {
    const bounds = strip.current?.getBoundingClientRect()
    const scrolled = scroller.current?.scrollLeft
    if (bounds) setMenu({ path, place: menuPlace(bounds, x, y), scrolled })
  }

  const onScroll = () => {
    // Scroll events come a frame late, possibly for a scroll that ended before the menu opened.
    if (menu && scroller.current?.scrollLeft !== menu.scrolled) closeMenu(false)
  }

  const openMenuBelow = (path: string, element: Element | null) => {
    const bounds = element?.getBoundingClientRect()
    if (bounds) openMenu(path, bounds.left, bounds.bottom)
  }

  const closeMenu = useCallback(
    (goBack: boolean) => {
      setMenu(undefined)
      if (goBack && menu) document.getElementById(tabId(menu.path))?.focus({ preventScroll: true })
    },
    [menu],
  )

  const lost = useLost(() => closeMenu(true))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: ShownTab, at: number) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget } = event
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (ctrlKey || metaKey) return
    if (altKey && shiftKey && step) ways.move(tab.path, at + step)
    else if (key === 'ContextMenu' || (shiftKey && key === 'F10')) openMenuBelow(tab.path, currentTarget)
    else if (altKey || shiftKey) return
    else if (step) focusAt((at + step + count) % count)
    else if (key === 'Home') focusAt(0)
    else if (key === 'End') focusAt(count - 1)
    else if (key === ' ') ways.open(tab.path)
    else if (key === 'Delete' && tab.closable) ways.close(tab.path)
    else return
    event.preventDefault()
  }

  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
  }

  const name = say('console.tabs.strip')
  const menuTab = tabs.find(({ path }) => path === menu?.path)
  const activeTab = tabs[active]
  const affix = tabs.filter((tab) => tab.affix).length
  const draw = (tab: ShownTab, at: number) => (
    <StripTab
      key={tab.path}
      tab={tab}
      stop={at === stop}
      style={styleOf(at)}
      link={{
        ...handlersOf(at),
        onFocus: () => {
          left.current = { path: tab.path, at }
          setFocused(tab.path)
        },
        onKeyDown: (event) => onKeyDown(event, tab, at),
      }}
      onOpen={() => ways.open(tab.path)}
      onClose={() => {
        left.current = { path: tab.path, at }
        ways.close(tab.path)
      }}
      onMenu={(event) => {
        event.preventDefault()
        openMenu(tab.path, event.clientX, event.clientY)
      }}
    />
  )
  // Hidden from the keyboard and screen readers, for which all tabs are reachable anyway.
  const turn = (direction: -1 | 1) =>
    overflowing && (
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="tabs-turn"
        onClick={() => turnPage(direction)}
      >
        {direction < 0 ? <ChevronLeft /> : <ChevronRight />}
      </button>
    )
  return (
    <nav ref={strip} id="tags-view-container" className="tabs-strip" aria-label={name} onBlur={leave}>
      {/* Owns its tabs by `aria-owns`: there are buttons between them, which a tab list must not contain. */}
      <div role="tablist" aria-label={name} aria-owns={tabs.map(({ path }) => tabId(path)).join(' ')} />
      {turn(-1)}
      <div className="tabs-scroller" ref={scroller} onScroll={onScroll}>
        <div className="tabs-row">
          {affix > 0 && (
            <div className="tabs-affix">{tabs.slice(0, affix).map((tab, at) => draw(tab, at))}</div>
          )}
          {tabs.slice(affix).map((tab, at) => draw(tab, affix + at))}
        </div>
      </div>
      {turn(1)}
      {(overflowing || List) && (
        <button
          ref={listButton}
          type="button"
          className="tabs-all"
          aria-label={name}
          title={name}
          aria-haspopup="dialog"
          aria-expanded={List !== undefined}
          onClick={openList}
          {...early(loadList)}
        >
          <ExpandMore />
        </button>
      )}
      {List && listButton.current && (
        <List anchor={listButton.current} tabs={tabs} ways={ways} onClose={closeList} />
      )}
      {activeTab && (
        <button
          type="button"
          className="tabs-more"
          aria-label={say('console.tabs.more')}
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          onClick={(event) => (menu ? closeMenu(false) : openMenuBelow(activeTab.path, event.currentTarget))}
        >
          <MoreVert />
        </button>
      )}
      {end}
      {menu && menuTab && (
        <Boundary onError={lost} failed={() => null}>
          <Suspense>
            <TabMenu tab={menuTab} tabs={tabs} ways={ways} place={menu.place} onClose={closeMenu} />
          </Suspense>
        </Boundary>
      )}
    </nav>
  )
}
