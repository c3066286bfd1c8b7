import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useEvent, useNotify } from 'react-admin'
import { type Label, resourceName } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { ask } from '@/platform/endpoint'
import { showFailure } from '@/platform/failures'
import { unread } from '@/platform/operator'
import type { PanelProps } from '@/screens/kinds/kit'
import announcement, { endpoints } from '../announcement.area'

/** The dashboard's query key. */
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

/** What to say once announcements were marked. */
interface Marked {
  readonly text: Label
  readonly values?: { readonly [name: string]: number }
}

/**
 * For panels without a dialog: marks announcements as read once, when the panel opens, says so or why not, and closes the
 * panel.
 *
 * @param said is called before they are marked
 */
export const useMarkOnce = (
  ids: readonly number[] | 'all',
  { onClose, refresh }: Pick<PanelProps, 'onClose' | 'refresh'>,
  said: () => Marked,
): void => {
  const say = useSay()
  const notify = useNotify()
  const markRead = useMarkRead()
  const started = useRef(false)
  const work = useEvent(async () => {
    const { text, values } = said()
    try {
      await markRead(ids)
      refresh()
      notify(say(text, values), { type: 'success', autoHideDuration: 2000 })
    } catch (error) {
      showFailure(error)
    }
    onClose()
  })
  useEffect(() => {
    // Effects run again when a hidden page is shown.
    if (started.current) return
    started.current = true
    void work()
  }, [work])
}
