import { useEffect } from 'react'
import { notedPrefix, useOwnSetting } from '@/screens/ownSettings'
import { newestRelease } from './newest'

/** Whether there is an unread release, and how to mark it as read. */
export const useReleases = () => {
  const [stored, store] = useOwnSetting<unknown>(`${notedPrefix}release`, null)
  const seen = typeof stored === 'string' ? stored : undefined
  // For a first-time operator everything is new, so announce nothing.
  useEffect(() => {
    if (seen === undefined) store(newestRelease)
  }, [seen, store])
  return {
    seen: seen ?? newestRelease,
    isNew: seen !== undefined && seen < newestRelease,
    look: () => store(newestRelease),
  }
}
