import { useTranslate } from 'react-admin'
import { formatInteger } from '@/i18n/format'
import { BulkActions } from '../../actions/BulkActions'
import { useList } from '../ListContext'
import { useSelectedRecords, useSelection } from '../selection'
import { ExportButton } from './ExportButton'
import { useSelectMatching } from './useSelectMatching'

/** What is ticked, the way to tick all that the filter finds, and what can be done with it. */
export const SelectionBar = () => {
  const chosen = useSelectedRecords()
  return chosen.size === 0 ? null : <Bar />
}

const Bar = () => {
  const translate = useTranslate()
  const { loaded } = useList()
  const selection = useSelection()
  const chosen = useSelectedRecords()
  const { fetched, start, stop } = useSelectMatching()
  const total = loaded?.total ?? 0
  return (
    <section className="list-selection" aria-label={translate('console.list.selection')}>
      <span role="status">
        {fetched === undefined
          ? chosen.size === total
            ? translate('console.list.matching_selected', { total: formatInteger(total) })
            : translate('console.list.selected', { count: formatInteger(chosen.size) })
          : translate('console.list.selecting', {
              count: formatInteger(fetched),
              total: formatInteger(total),
            })}
      </span>
      {fetched === undefined ? (
        <>
          {chosen.size < total && (
            <button type="button" className="list-link" onClick={() => void start()}>
              {translate('console.list.select_matching', { total: formatInteger(total) })}
            </button>
          )}
          <button type="button" className="list-link" onClick={selection.clear}>
            {translate('console.list.clear_selection')}
          </button>
          <span className="list-bulk">
            <BulkActions records={() => [...chosen.values()]} />
            <ExportButton of="selected" />
          </span>
        </>
      ) : (
        <button type="button" className="list-link" onClick={stop}>
          {translate('console.list.select_stop')}
        </button>
      )}
    </section>
  )
}
