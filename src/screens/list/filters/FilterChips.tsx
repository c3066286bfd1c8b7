import Close from '@mui/icons-material/Close'
import { useTranslate } from 'react-admin'
import { useList } from '../ListContext'
import { type SetFilter, withoutFilter } from './filterText'

/** What the list is filtered by, each to be taken away with a click. */
export const FilterChips = ({ set }: { set: readonly SetFilter[] }) => {
  const translate = useTranslate()
  const { params, setFilter } = useList()
  if (set.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of chips is no form's fieldset
    <div className="list-chips" role="group" aria-label={translate('console.list.filtered_by')}>
      <span aria-hidden="true" className="list-quiet">
        {translate('console.list.filtered_by')}
      </span>
      {set.map((filter) => (
        <span key={filter.name} className="list-chip">
          <span title={filter.text}>
            {filter.label}: {filter.text}
          </span>
          <button
            type="button"
            className="list-chip-remove"
            aria-label={translate('console.list.remove_filter', { name: filter.label })}
            title={translate('console.list.remove_filter', { name: filter.label })}
            onClick={() => setFilter(withoutFilter(params.filter, filter))}
          >
            <Close />
          </button>
        </span>
      ))}
      <button type="button" className="list-link" onClick={() => setFilter({})}>
        {translate('console.list.clear_filters')}
      </button>
    </div>
  )
}
