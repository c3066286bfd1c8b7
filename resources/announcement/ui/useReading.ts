import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { resourceName } from '@/declaration'
import { ask } from '@/platform/endpoint'
import { unread } from '@/platform/operator'
import announcement, { endpoints } from '../announcement.area'

const dashboard = ['endpoint', 'GET /user/dashboard']

/** Publishes the number of unread announcements to the bar, the lists and the dashboard. */
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

/** Most ids in one call. */
const { maxItems: most } = endpoints.read.inputs.ids

/**
 * Marks announcements as read.
 *
 * @throws PlatformError or TransportError of the first call that fails; repeating is harmless
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
