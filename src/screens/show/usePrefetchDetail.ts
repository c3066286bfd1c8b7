import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { quietly } from '@/platform/failures'
import { detailMeta } from '../detail'

/** How long a prefetched detail stays fresh, ms. */
const fresh = 30_000

/** Prefetches the detail of the record that is likely to be opened next. */
export const usePrefetchDetail = (resource: Resource, id: string | undefined): void => {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  const own = resource.detail?.call !== undefined
  useEffect(() => {
    // Without its own call the detail is the row, which is already there.
    if (id === undefined || !own) return
    const name = resourceName(resource)
    void queryClient.prefetchQuery({
      // The query key of react-admin's useGetOne.
      queryKey: [name, 'getOne', { id, meta: detailMeta }],
      // Nobody has asked for the record yet, so a failure is not reported.
      queryFn: async ({ signal }) =>
        (await dataProvider.getOne(name, { id, meta: detailMeta, signal: quietly(signal) })).data,
      staleTime: fresh,
      retry: false,
    })
  }, [resource, id, own, queryClient, dataProvider])
}
