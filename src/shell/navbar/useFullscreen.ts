import { useSyncExternalStore } from 'react'
import { useNotify } from 'react-admin'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = () => document.fullscreenElement !== null

/**
 * Whether the console fills the screen, which Esc also ends, and a function that toggles it. Reports a browser that
 * does not support or allow it.
 */
export const useFullscreen = (): readonly [full: boolean, toggle: () => void] => {
  const notify = useNotify()
  const full = useSyncExternalStore(subscribe, isFull)
  const refuse = () => notify('console.navbar.fullscreen_unsupported', { type: 'warning' })
  const toggle = () => {
    if (full) document.exitFullscreen().catch(refuse)
    // Undefined on phones without full-screen support.
    else if (!document.fullscreenEnabled) refuse()
    else document.documentElement.requestFullscreen().catch(refuse)
  }
  return [full, toggle]
}
