import Close from '@mui/icons-material/Close'
import { useSay } from '@/i18n/useSay'
import { useList } from '../ListContext'
import { type SetFilter, withoutFilter } from './filterText'

/** The filters that are set, each removable with a click. */
export const FilterChips = ({ set }: { set: readonly SetFilter[] }) => {
  const say = useSay()
  const { params, setFilter } = useList()
  if (set.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is a group of chips
    <div className="list-chips" role="group" aria-label={say('console.list.filtered_by')}>
      <span aria-hidden="true" className="list-quiet">
        {say('console.list.filtered_by')}
      </span>
      {set.map((filter) => (
        <span key={filter.name} className="list-chip">
          <span title={filter.text}>
            {filter.label}: {filter.text}
          </span>
          <button
            type="button"
            className="list-chip-remove"
            aria-label={say('console.list.remove_filter', { name: filter.label })}
            title={say('console.list.remove_filter', { name: filter.label })}
            onClick={() => setFilter(withoutFilter(params.filter, filter))}
          >
            <Close />
          </button>
        </span>
      ))}
      <button type="button" className="list-link" onClick={() => setFilter({})}>
        {say('console.list.clear_filters')}
      </button>
    </div>
  )
}
