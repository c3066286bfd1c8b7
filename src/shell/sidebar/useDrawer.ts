import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'

interface DrawerState {
  readonly open: boolean
  /** Whether the last change was instant: nobody watches the menu close while resizing the window. */
  readonly withoutAnimation: boolean
}

const atOnce: DrawerState = { open: false, withoutAnimation: true }
const gliding = (open: boolean): DrawerState => ({ open, withoutAnimation: false })

/**
 * The sidebar as the drawer of a narrow window: closed at once on load and on resize, and with animation on navigation
 * and a click outside.
 */
export const useDrawer = () => {
  const [drawer, change] = useState(atOnce)
  const place = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation, also to the same address
  useEffect(() => change((now) => (now.open ? gliding(false) : now)), [place])
  useEffect(() => {
    const close = () => change(atOnce)
    addEventListener('resize', close)
    return () => removeEventListener('resize', close)
  }, [])
  return { ...drawer, set: (open: boolean) => change(gliding(open)) }
}
