import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useShowController } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { isMissing } from '@/platform/dataProvider'
import { showFailure } from '@/platform/failures'
import { detailMeta } from '../detail'

export interface Detail {
  readonly record: RaRecord | undefined
  /** What the row of the list does not carry is still on its way. */
  readonly partial: boolean
  readonly loading: boolean
  readonly error: Error | undefined
  /** The platform says that there is no such record. */
  readonly missing: boolean
  readonly reload: () => void
}

/**
 * One record of the area, as its detail shows it. The row of a list that was seen before is shown at once, the rest when
 * it is there. An error stays where the detail stands: react-admin would leave for the list and say that the item does
 * not exist, also after a timeout.
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
      // With none of ours, react-admin's own leaves for the list.
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
