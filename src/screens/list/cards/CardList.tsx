import { Skeleton } from '@/ui/Loading'
import { FilterSheet } from '../filters/FilterSheet'
import { Pagination } from '../footer/Pagination'
import { Totals } from '../footer/Totals'
import { Failed, LoadingBar, NoRows } from '../ListStates'
import { SortOrder } from '../order/SortOrder'
import { StateTabs } from '../states/StateTabs'
import { longCards, type TableParts } from '../table/longPage'
import { SelectionBar } from '../toolbar/SelectionBar'
import { Toolbar } from '../toolbar/Toolbar'
import { useList } from '../useList'
import { RecordCard } from './RecordCard'

const skeletonCards = 6

/** A list on a phone: one card per record, derived from the declaration. */
export const CardList = ({ parts }: { parts: TableParts }) => {
  const { resource, loaded, error, stale, params } = useList()
  return (
    <>
      <Toolbar
        before={resource.list.sortable.length > 0 && <SortOrder />}
        filterButton={resource.list.filters.length > 0 && <FilterSheet />}
      />
      <StateTabs />
      <Failed />
      {(loaded || !error) && <Totals />}
      <div className="list-frame" data-stale={stale || undefined}>
        <LoadingBar />
        {loaded ? (
          <Cards parts={parts} />
        ) : (
          !error && (
            <div className="list-cards" aria-hidden="true">
              {Array.from({ length: Math.min(params.perPage, skeletonCards) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
                <Skeleton key={index} height={124} />
              ))}
            </div>
          )
        )}
        <NoRows />
      </div>
      {(loaded || !error) && (
        <footer className="list-footer">
          <Pagination compact />
        </footer>
      )}
      {parts.selectable && <SelectionBar />}
    </>
  )
}

/** A page's cards, one below the other; on a long page only the visible ones. */
const Cards = ({ parts }: { parts: TableParts }) => {
  const { rows, params } = useList()
  const { InSight, most } = longCards.useLongPage(rows.length, params.perPage)
  if (InSight) return <InSight parts={parts} />
  return (
    <ul className="list-cards">
      {rows.slice(0, most).map((record) => (
        <RecordCard key={record.id} record={record} parts={parts} />
      ))}
    </ul>
  )
}
