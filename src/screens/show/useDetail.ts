import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type RaRecord, useDataProvider, useShowController } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { isMissing } from '@/platform/dataProvider'
import { quietly, showFailure } from '@/platform/failures'

/**
 * A record as its area's detail shows it: the list's row at once, the rest when it has loaded. Errors are shown in the
 * detail: react-admin would go back to the list and claim that the item does not exist, even after a timeout.
 */
export const useDetail = (resource: Resource, id: string) => {
  const name = resourceName(resource)
  const queryClient = useQueryClient()
  const own = resource.detail?.call !== undefined
  const { record, error, isPlaceholderData, isFetching, refetch } = useShowController({
    resource: name,
    id,
    queryOptions: {
      ...(own && { meta: detailMeta }),
      // Without this, react-admin's own handler leaves for the list.
      onError: (failure) => showFailure(failure),
      placeholderData: () => queryClient.getQueryData<RaRecord>([name, 'getOne', { id, meta: undefined }]),
    },
  })
  const failure = error instanceof Error ? error : undefined
  const missing = failure !== undefined && isMissing(resource, failure)
  return {
    record: missing ? undefined : record,
    /** Fields that the list's row does not have are still loading. */
    partial: own && isPlaceholderData === true,
    loading: isFetching === true,
    error: failure,
    missing,
    reload: () => void refetch(),
  }
}

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
      // Nobody has asked for the record yet, so do not report a failure.
      queryFn: async ({ signal }) =>
        (await dataProvider.getOne(name, { id, meta: detailMeta, signal: quietly(signal) })).data,
      staleTime: fresh,
      retry: false,
    })
  }, [resource, id, own, queryClient, dataProvider])
}

/**
 * Marks a request for a whole record. react-admin answers `getOne` from list rows it has seen, and those lack the heavy
 * fields; with its own meta the detail is requested and cached separately.
 */
export const detailMeta = { detail: true }
