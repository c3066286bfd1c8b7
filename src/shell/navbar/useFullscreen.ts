import { useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = () => document.fullscreenElement !== null

/**
 * Whether the console fills the screen, as the browser says (Esc leaves it too), and the way in and out. A browser that
 * cannot, or may not, is reported (specification §8).
 */
export const useFullscreen = (): readonly [full: boolean, toggle: () => void] => {
  const notify = useNotify()
  const full = useSyncExternalStore(subscribe, isFull)
  const refuse = () => notify('console.navbar.fullscreen_unsupported', { type: 'warning' })
  const toggle = () => {
    if (full) document.exitFullscreen().catch(refuse)
    // Missing on a phone whose browser has no full screen at all.
    else if (!document.fullscreenEnabled) refuse()
    else document.documentElement.requestFullscreen().catch(refuse)
  }
  return [full, toggle]
}
