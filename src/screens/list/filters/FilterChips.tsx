import Chip from '@mui/material/Chip'
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
      {set.map((filter) => {
        const remove = () => setFilter(withoutFilter(params.filter, filter))
        return (
          <Chip
            key={filter.name}
            variant="outlined"
            label={`${filter.label}: ${filter.text}`}
            title={`${filter.label}: ${filter.text}`}
            onDelete={remove}
            deleteIcon={
              <button
                type="button"
                className="list-chip-remove"
                aria-label={translate('console.list.remove_filter', { name: filter.label })}
              >
                ×
              </button>
            }
          />
        )
      })}
      <button type="button" className="list-link" onClick={() => setFilter({})}>
        {translate('console.list.clear_filters')}
      </button>
    </div>
  )
}
