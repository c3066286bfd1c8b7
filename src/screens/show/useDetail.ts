import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useShowController } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { isMissing } from '@/platform/dataProvider'
import { showFailure } from '@/platform/failures'
import { detailMeta } from '../detail'

export interface Detail {
  readonly record: RaRecord | undefined
  /** Fields that the list's row does not have are still loading. */
  readonly partial: boolean
  readonly loading: boolean
  readonly error: Error | undefined
  /** The platform says that there is no such record. */
  readonly missing: boolean
  readonly reload: () => void
}

/**
 * A record as its area's detail shows it: the list's row at once, the rest when it has loaded. Errors are shown in the
 * detail: react-admin would go back to the list and claim that the item does not exist, even after a timeout.
 */
export const useDetail = (resource: Resource, id: string): Detail => {
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
      placeholderData: () =>
        queryClient.getQueryData<RaRecord>([name, 'getOne', { id: String(id), meta: undefined }]),
    },
  })
  const failure = error instanceof Error ? error : undefined
  const missing = failure !== undefined && isMissing(resource, failure)
  return {
    record: missing ? undefined : record,
    partial: own && isPlaceholderData === true,
    loading: isFetching === true,
    error: failure,
    missing,
    reload: () => void refetch(),
  }
}
