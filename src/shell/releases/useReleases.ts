import { useEffect } from 'react'
import { notedPrefix, useOwnSetting } from '@/screens/ownSettings'
import { newestRelease } from './newest'

/** Whether there is a release that the operator has not looked at, and how to note that they have. */
export const useReleases = () => {
  const [stored, store] = useOwnSetting<unknown>(`${notedPrefix}release`, null)
  const seen = typeof stored === 'string' ? stored : undefined
  // To somebody who is here for the first time everything is new, and nothing is news.
  useEffect(() => {
    if (seen === undefined) store(newestRelease)
  }, [seen, store])
  return {
    seen: seen ?? newestRelease,
    isNew: seen !== undefined && seen < newestRelease,
    look: () => store(newestRelease),
  }
}
