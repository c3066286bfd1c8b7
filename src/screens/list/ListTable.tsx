import { offeredOn } from '../actions/availability'
import { useColumns } from './columns/useColumns'
import { FilterCard } from './filters/FilterCard'
import { Pagination } from './footer/Pagination'
import { Totals } from './footer/Totals'
import { useList } from './ListContext'
import { NoRows } from './NoRows'
import { Failed, LoadingBar } from './progress'
import { Table } from './table/Table'
import type { TableParts } from './table/tableParts'
import { SelectionBar } from './toolbar/SelectionBar'
import { Toolbar } from './toolbar/Toolbar'

/** Up to this many bulk actions share a line with the selection count; more get their own line. */
const oneLine = 5
/** This many rows need no scrolling on any screen. */
const fewRows = 5

/** A list on a wide screen: filters above, a table, figures and pages below. */
export const ListTable = ({ parts }: { parts: TableParts }) => {
  const { resource, loaded, rows, error } = useList()
  const columns = useColumns(resource, rows)
  const tall = loaded ? rows.length > fewRows : !error
  return (
    <>
      <FilterCard />
      <section className="list-card list-body" data-tall={tall || undefined}>
        <div className="list-top" data-many={offeredOn(resource, 'bulk').length > oneLine || undefined}>
          <Toolbar columns={columns} />
          <SelectionBar columns={columns} />
        </div>
        <Failed />
        <div className="list-frame">
          <LoadingBar />
          {(loaded || !error) && <Table columns={columns} parts={parts} />}
          <NoRows />
        </div>
        {(loaded || !error) && (
          <footer className="list-footer">
            <Totals />
            <Pagination />
          </footer>
        )}
      </section>
    </>
  )
}
