import { useMemo } from 'react'
import type { ResolvedFilter } from '@/declaration'
import { useSay } from '@/i18n/useSay'
import { KindFilter } from '../../kinds/KindFilter'
import { PeriodFilter } from './PeriodFilter'
import type { FilterForm } from './useFilterForm'

/** A filter's label and control. */
export const FilterField = ({
  filter,
  form: { values, set, idOf, problemOf },
  columns,
}: {
  filter: ResolvedFilter
  form: FilterForm
  /** How many of the card's columns it spans. */
  columns: number
}) => {
  const label = useSay()(filter.label)
  const id = idOf(filter)
  const problem = problemOf(filter)
  const style = useMemo(() => ({ gridColumn: `span ${columns * 2}` }), [columns])
  return (
    <div className="list-filter" style={style}>
      <label htmlFor={id} className="list-filter-label">
        {label}
      </label>
      <div className="list-filter-control">
        {filter.test === 'period' ? (
          <PeriodFilter
            filter={filter}
            values={values}
            onChange={set}
            id={id}
            label={label}
            problem={problem}
          />
        ) : (
          <KindFilter
            field={filter.input}
            value={values[filter.name]}
            onChange={(value) => set(filter.name, value)}
            label={label}
            id={id}
          />
        )}
      </div>
    </div>
  )
}
