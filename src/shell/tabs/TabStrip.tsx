import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import MoreVert from '@mui/icons-material/MoreVert'
import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '@/i18n/useSay'
import { type ShownTab, StripTab, tabId } from './StripTab'
import { Strip, tabGap } from './stripLooks'
import { type MenuPlace, menuPlace, TabMenu } from './TabMenu'
import { useStripScroll } from './useStripScroll'
import { useTabDrag } from './useTabDrag'

export interface TabStripProps {
  tabs: readonly ShownTab[]
  onOpen: (path: string) => void
  onClose: (path: string) => void
  /** The tabs beside this one. */
  onCloseOthers: (path: string) => void
  /** @param path of the tab whose menu was used */
  onCloseAll: (path: string) => void
  onRefresh: (path: string) => void
  onTogglePin: (path: string) => void
  /** @param to which place of all tabs it takes, from 0 */
  onMove: (path: string, to: number) => void
}

const groupOf = ({ affix, pinned }: ShownTab): string => (affix ? 'affix' : pinned ? 'pinned' : 'open')

/**
 * The open pages, each a tab to go to it. Arrow keys go along the tabs and Enter opens one, since opening may cost a
 * request; Delete closes, Alt+Shift+arrow moves, Shift+F10 opens the menu.
 */
export const TabStrip = ({ tabs, onOpen, onClose, onMove, ...actions }: TabStripProps) => {
  const say = useSay()
  const strip = useRef<HTMLElement>(null)
  const { scroller, overflowing, room, reveal, turnPage } = useStripScroll()
  const { handlersOf, styleOf } = useTabDrag({
    scroller,
    tabs: tabs.map((tab) => ({ path: tab.path, group: groupOf(tab) })),
    gap: tabGap,
    onMove,
  })
  const [menu, setMenu] = useState<{ path: string; place: MenuPlace; scrolled: number | undefined }>()
  const [focused, setFocused] = useState<string>()
  // The tab that the focus was on, or in, last. It outlives a question that comes before the tab is closed.
  const left = useRef<{ path: string; at: number }>(undefined)

  const active = tabs.findIndex((tab) => tab.active)
  const onTab = tabs.findIndex((tab) => tab.path === focused)
  const stop = onTab >= 0 ? onTab : Math.max(active, 0)
  const count = tabs.length

  const { path: activePath, title: activeTitle, unsaved: activeUnsaved } = tabs[active] ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs that come and go beside it must not make the strip jump
  useLayoutEffect(() => {
    // With the frame that shows the page: to measure any sooner would lay the page out once more.
    const frame = requestAnimationFrame(() => reveal(active))
    return () => cancelAnimationFrame(frame)
  }, [activePath, activeTitle, activeUnsaved, room, reveal])

  useLayoutEffect(() => {
    // Under a mouse that is pressed nothing may move away.
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
    // The tab has been closed under the focus, which goes on with the one that has moved up.
    if (now < 0 && document.activeElement === document.body) focusAt(Math.min(at, tabs.length - 1))
  }, [tabs, focusAt])

  const openMenu = (path: string, x: number, y: number) => {
    const bounds = strip.current?.getBoundingClientRect()
    const scrolled = scroller.current?.scrollLeft
    if (bounds) setMenu({ path, place: menuPlace(bounds, x, y), scrolled })
  }

  const onScroll = () => {
    // The browser tells of a scroll a frame later, maybe of one that ended before the menu was opened.
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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: ShownTab, at: number) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, currentTarget } = event
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (ctrlKey || metaKey) return
    if (altKey && shiftKey && step) onMove(tab.path, at + step)
    else if (key === 'ContextMenu' || (shiftKey && key === 'F10')) openMenuBelow(tab.path, currentTarget)
    else if (altKey || shiftKey) return
    else if (step) focusAt((at + step + count) % count)
    else if (key === 'Home') focusAt(0)
    else if (key === 'End') focusAt(count - 1)
    else if (key === ' ') onOpen(tab.path)
    else if (key === 'Delete' && tab.closable) onClose(tab.path)
    else return
    event.preventDefault()
  }

  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined)
  }

  const entriesOf = ({ path, affix, pinned, closable }: ShownTab) => [
    { label: say('console.tabs.refresh'), act: () => actions.onRefresh(path) },
    ...(affix
      ? []
      : [
          {
            label: say(pinned ? 'console.tabs.unpin' : 'console.tabs.pin'),
            act: () => actions.onTogglePin(path),
          },
        ]),
    ...(closable ? [{ label: say('console.tabs.close'), act: () => onClose(path) }] : []),
    { label: say('console.tabs.close_others'), act: () => actions.onCloseOthers(path) },
    { label: say('console.tabs.close_all'), act: () => actions.onCloseAll(path) },
  ]

  const name = say('console.tabs.strip')
  const menuTab = tabs.find(({ path }) => path === menu?.path)
  const activeTab = tabs[active]
  // Out of the keyboard's way and of screen readers', to whom nothing is out of sight.
  const turn = (direction: -1 | 1) =>
    overflowing && (
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="turn"
        onClick={() => turnPage(direction)}
      >
        {direction < 0 ? <ChevronLeft /> : <ChevronRight />}
      </button>
    )
  return (
    <Strip ref={strip} id="tags-view-container" aria-label={name} onBlur={leave}>
      {/* Owns its tabs from afar: between them stand buttons, which a list of tabs may not hold. */}
      <div role="tablist" aria-label={name} aria-owns={tabs.map(({ path }) => tabId(path)).join(' ')} />
      {turn(-1)}
      <div className="scroller" ref={scroller} onScroll={onScroll}>
        <div className="row">
          {tabs.map((tab, at) => (
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
              onOpen={() => onOpen(tab.path)}
              onClose={() => {
                left.current = { path: tab.path, at }
                onClose(tab.path)
              }}
              onMenu={(event) => {
                event.preventDefault()
                openMenu(tab.path, event.clientX, event.clientY)
              }}
            />
          ))}
        </div>
      </div>
      {turn(1)}
      {activeTab && (
        <button
          type="button"
          className="more"
          aria-label={say('console.tabs.more')}
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          onClick={(event) => (menu ? closeMenu(false) : openMenuBelow(activeTab.path, event.currentTarget))}
        >
          <MoreVert />
        </button>
      )}
      {menu && menuTab && (
        <TabMenu title={menuTab.title} entries={entriesOf(menuTab)} place={menu.place} onClose={closeMenu} />
      )}
    </Strip>
  )
}
