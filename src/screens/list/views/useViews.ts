import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useStoreContext } from 'react-admin'
import { showFailure } from '@/platform/failures'
import { operator } from '@/platform/operator'
import { newRequestId } from '@/platform/requestId'
import { type ListedView, platformViews, type ViewChange, type ViewStore } from '@/platform/views'
import { browserViews } from './browserViews'

const useViewStore = (): ViewStore => {
  const offers = useSyncExternalStore(operator.subscribe, operator.read)?.offers
  const store = useStoreContext()
  const isOnPlatform = offers?.includes('views') === true
  return useMemo(() => (isOnPlatform ? platformViews : browserViews(store)), [isOnPlatform, store])
}

const keyOf = ({ place }: ViewStore) => ['console.views', place]

interface ViewsOptions {
  /** Refetches even a fresh answer, because another window may have changed something. */
  readonly again?: boolean
}

/** All views that the operator sees. */
export const useViews = ({ again = false }: ViewsOptions = {}) => {
  const store = useViewStore()
  return useQuery({
    queryKey: keyOf(store),
    queryFn: ({ signal }) => store.list(signal),
    refetchOnMount: again ? 'always' : true,
  })
}

/** Saving and removing views. A failure is shown, the views are asked for again, and nothing is returned. */
export const useViewChanges = () => {
  const store = useViewStore()
  const client = useQueryClient()
  return useMemo(() => {
    const change = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      try {
        const result = await work()
        await client.cancelQueries({ queryKey: keyOf(store) })
        return result
      } catch (error) {
        showFailure(error)
        return undefined
      } finally {
        void client.invalidateQueries({ queryKey: keyOf(store) })
      }
    }
    // The next list opens with it. If this fails, the next visit does.
    const readUsual = () => {
      if (store.place === 'platform') operator.refresh().catch(() => undefined)
    }
    const put = (map: (views: readonly ListedView[]) => readonly ListedView[]) =>
      client.setQueryData<readonly ListedView[]>(keyOf(store), (views) => map(views ?? []))
    return {
      place: store.place,
      save: async (wanted: ViewChange): Promise<ListedView | undefined> => {
        const saved = await change(() => store.save(wanted, newRequestId()))
        if (saved) put((views) => [...views.filter(({ id }) => id !== saved.id), saved])
        if (saved?.isDefault || wanted.view?.isDefault) readUsual()
        return saved
      },
      /** Whether it was removed. */
      remove: async (view: ListedView): Promise<boolean> => {
        const done = await change(async () => {
          await store.remove(view)
          return true
        })
        if (done) put((views) => views.filter(({ id }) => id !== view.id))
        if (view.isDefault) readUsual()
        return done === true
      },
    }
  }, [client, store])
}
