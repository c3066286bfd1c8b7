import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import { createPreference, oneGroupPreference, useSwitch } from '@/theme/preferences'
import { frame } from '@/theme/tokens'
import { useMedia } from '@/theme/useMedia'
import { usePlace } from '../menu/ConsoleMenu'

/** The sidebar open (1) or collapsed (0), remembered in a cookie; open by default. */
export const sidebarPreference = createPreference('sidebarStatus', ['1', '0'], '1')

export const useMobile = (): boolean => useMedia(`(width < ${frame.mobile}px)`)

interface DrawerState {
  readonly open: boolean
  /** Whether the last change was instant: animating is pointless while the window is being resized. */
  readonly withoutAnimation: boolean
  /** The browser's history key when it was opened: the router's location follows only once its page is drawn. */
  readonly openedAt?: unknown
}

const atOnce: DrawerState = { open: false, withoutAnimation: true }
const gliding = (open: boolean, openedAt?: unknown): DrawerState => ({
  open,
  withoutAnimation: false,
  openedAt,
})

/** The sidebar of a narrow window: closed at once on load and on resize, with animation on navigation. */
export const useDrawer = () => {
  const [drawer, change] = useState(atOnce)
  const place = useLocation()
  useEffect(
    // Right after a sign-in the menu may be opened while the page that the address leads to is still being drawn.
    () => change((now) => (now.open && now.openedAt !== place.key ? gliding(false) : now)),
    [place],
  )
  useEffect(() => {
    const close = () => change(atOnce)
    addEventListener('resize', close)
    return () => removeEventListener('resize', close)
  }, [])
  return { ...drawer, set: (open: boolean) => change(gliding(open, history.state?.key)) }
}

/**
 * Navigation opens the submenus around the page's entry. The others stay as the operator left them, or close if only one group
 * may be open at a time.
 */
export const useOpenSubmenus = () => {
  const { item, submenus } = usePlace()
  const [oneGroup] = useSwitch(oneGroupPreference)
  const [shown, setShown] = useState<readonly unknown[]>([])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  if (item !== shown[0] || oneGroup !== shown[1]) {
    setShown([item, oneGroup])
    // A page without an entry leaves the menu as it is.
    if (item || !oneGroup) setOpen(new Set([...(oneGroup ? [] : open), ...submenus.map(({ path }) => path)]))
  }
  return {
    isOpen: (path: string) => open.has(path),
    /** @param beside the submenus on its level */
    toggle: (path: string, beside: readonly { path: string }[]) => {
      const next = new Set(open)
      const closed = !next.delete(path)
      if (closed && oneGroup) for (const other of beside) next.delete(other.path)
      if (closed) next.add(path)
      setOpen(next)
    },
  }
}

export type OpenSubmenus = ReturnType<typeof useOpenSubmenus>
