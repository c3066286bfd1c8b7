import type { RaRecord } from 'react-admin'
import type { TableParts } from '../table/longPage'
import { longPage } from '../table/longPage'
import { useList } from '../useList'
import { RecordCard } from './RecordCard'

export interface CardsProps {
  readonly rows: readonly RaRecord[]
  readonly parts: TableParts
}

export const longCards = longPage(async () => (await import('./CardsInSight')).CardsInSight)

/** A page's cards, one below the other; on a long page only the visible ones. */
export const Cards = ({ parts }: { parts: TableParts }) => {
  const { rows, params } = useList()
  const { InSight, most } = longCards.useLongPage(rows.length, params.perPage)
  if (InSight) return <InSight rows={rows} parts={parts} />
  return (
    <ul className="list-cards">
      {rows.slice(0, most).map((record) => (
        <RecordCard key={record.id} record={record} parts={parts} />
      ))}
    </ul>
  )
}
