import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { resourceName } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { unread } from '@/platform/unread'
import announcement, { endpoints } from '../announcement.area'

/** What the dashboard shows, under its name in the query cache. */
const dashboard = ['endpoint', 'GET /user/dashboard']

/** Says how many are unread now, wherever that is shown: the bar, the lists, the dashboard. */
export const useTellUnread = (): ((count: unknown) => void) => {
  const queryClient = useQueryClient()
  return useCallback(
    (count) => {
      unread.update(count)
      void queryClient.invalidateQueries({ queryKey: [resourceName(announcement), 'getList'] })
      void queryClient.invalidateQueries({ queryKey: dashboard })
    },
    [queryClient],
  )
}

/** Ids that one call takes. */
const { maxItems: most } = endpoints.read.inputs.ids

/**
 * Marks announcements as read.
 *
 * @throws PlatformError, TransportError of the first call that fails; marking them again does no harm
 */
export const useMarkRead = (): ((ids: readonly number[] | 'all') => Promise<void>) => {
  const tellUnread = useTellUnread()
  return useCallback(
    async (ids) => {
      if (ids === 'all') {
        tellUnread((await ask(endpoints.read, { input: { all: true } })).unread)
        return
      }
      for (let from = 0; from < ids.length; from += most) {
        const { unread: left } = await ask(endpoints.read, { input: { ids: ids.slice(from, from + most) } })
        tellUnread(left)
      }
    },
    [tellUnread],
  )
}
