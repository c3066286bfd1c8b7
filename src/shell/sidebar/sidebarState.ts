import { useSyncExternalStore } from 'react'
import { createPreference } from '@/theme/preference'
import { frame } from '@/theme/tokens'

/** Open (1) or collapsed (0), remembered; open when there is no cookie (specification §4). */
export const sidebarPreference = createPreference('sidebarStatus', ['1', '0'], '1')

const mobileQuery = `(width < ${frame.mobile}px)`

const subscribe = (listener: () => void) => {
  const query = matchMedia(mobileQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as that of a phone or a tablet. */
export const useMobile = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(mobileQuery).matches)
