import { useSyncExternalStore } from 'react'
import { createPreference } from '@/theme/preference'
import { frame } from '@/theme/tokens'

/** The sidebar open (1) or collapsed (0), remembered in a cookie; open by default. */
export const sidebarPreference = createPreference('sidebarStatus', ['1', '0'], '1')

const mobileQuery = `(width < ${frame.mobile}px)`

const subscribe = (listener: () => void) => {
  const query = matchMedia(mobileQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone's or a tablet's. */
export const useMobile = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(mobileQuery).matches)
