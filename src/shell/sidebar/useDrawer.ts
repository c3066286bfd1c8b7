import { useEffect, useState } from 'react'
import { useLocation } from 'react-admin'

interface DrawerState {
  readonly open: boolean
  /** Whether it came to be so at once: nobody watches a menu go while the window itself changes. */
  readonly withoutAnimation: boolean
}

const atOnce: DrawerState = { open: false, withoutAnimation: true }
const gliding = (open: boolean): DrawerState => ({ open, withoutAnimation: false })

/**
 * The menu of a narrow window, a drawer over the page: closed on load and on resize at once, on navigation and by a click
 * outside with the usual motion.
 */
export const useDrawer = () => {
  const [drawer, change] = useState(atOnce)
  const place = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the event, also one to the same address
  useEffect(() => change((now) => (now.open ? gliding(false) : now)), [place])
  useEffect(() => {
    const close = () => change(atOnce)
    addEventListener('resize', close)
    return () => removeEventListener('resize', close)
  }, [])
  return { ...drawer, set: (open: boolean) => change(gliding(open)) }
}
