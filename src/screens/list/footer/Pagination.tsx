import { early } from '../../latePart'
import { longCards } from '../cards/Cards'
import { useList } from '../ListContext'
import { pageSizes } from '../params'
import { longTable } from '../table/longPage'
import { Pager } from './Pager'
import { pageCount } from './pages'
import { usePrefetchPage } from './usePrefetchPage'

/** Navigation between a list's pages. */
export const Pagination = ({ compact }: { compact?: boolean }) => {
  const { params, loaded, setPage, setPageSize } = useList()
  return (
    <Pager
      page={params.page}
      pages={pageCount(loaded?.total ?? 0, params.perPage)}
      onPage={setPage}
      size={params.perPage}
      sizes={pageSizes}
      onSize={setPageSize}
      onNear={usePrefetchPage()}
      onNearSizes={early(compact ? longCards.fetch : longTable.fetch)}
      compact={compact}
    />
  )
}
