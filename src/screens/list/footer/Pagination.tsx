import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { resourceName } from '@/declaration'
import { quietly } from '@/platform/failures'
import { early } from '@/ui/late'
import { pageSizes } from '../params'
import { longCards, longTable } from '../table/longPage'
import { useList } from '../useList'
import { Pager, pageCount } from './Pager'

export const Pagination = ({ compact }: { compact?: boolean }) => {
  const { params, loaded, setPage, setPageSize } = useList()
  const onNear = usePrefetchPage()
  if (loaded?.total === 0) return null
  return (
    <Pager
      page={params.page}
      pages={pageCount(loaded?.total ?? 0, params.perPage)}
      onPage={setPage}
      size={params.perPage}
      sizes={pageSizes}
      onSize={setPageSize}
      onNear={onNear}
      onNearSizes={early(compact ? longCards.fetch : longTable.fetch)}
      compact={compact}
    />
  )
}

/** How long a prefetched page stays fresh, ms. */
const fresh = 10_000

export const usePrefetchPage = () => {
  const { resource, params, loaded } = useList()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  const name = resourceName(resource)
  return (page: number) => {
    const pages = pageCount(loaded?.total ?? 0, params.perPage)
    if (page < 1 || page > pages || page === params.page) return
    const asked = {
      pagination: { page, perPage: params.perPage },
      sort: { field: params.sort, order: params.order },
      filter: params.filter,
    }
    // The query key of react-admin's useGetList for the page.
    const queryKey = [name, 'getList', { ...asked, meta: undefined }]
    void queryClient.prefetchQuery({
      queryKey,
      queryFn: async ({ signal }) => {
        const { data, total, pageInfo, meta } = await dataProvider.getList(name, {
          ...asked,
          // Nobody has asked for the page yet, so do not report a failure.
          signal: quietly(signal),
        })
        return { data, total, pageInfo, meta }
      },
      staleTime: fresh,
      retry: false,
    })
  }
}
