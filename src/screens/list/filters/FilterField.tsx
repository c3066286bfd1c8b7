import { useSay } from '@/i18n/useSay'
import { KindFilter } from '../../kinds/KindFilter'
import { PeriodFilter } from './PeriodFilter'
import { RangeFilter } from './RangeFilter'
import type { ShownFilter } from './range'
import type { FilterForm } from './useFilterForm'

interface FilterFieldProps {
  readonly filter: ShownFilter
  readonly form: FilterForm
  /** How many of the card's columns it spans. */
  readonly columns: number
}

export const FilterField = ({ filter, form, columns }: FilterFieldProps) => {
  const label = useSay()(filter.label)
  const id = form.idOf(filter)
  return (
    <div className="list-filter" data-filter={filter.name} style={{ gridColumn: `span ${columns * 2}` }}>
      <label htmlFor={id} className="list-filter-label">
        {label}
      </label>
      <div className="list-filter-control">
        {filter.test === 'period' ? (
          <PeriodFilter filter={filter} form={form} label={label} />
        ) : filter.range ? (
          <RangeFilter filter={filter} range={filter.range} form={form} label={label} />
        ) : (
          <KindFilter
            field={filter.input}
            several={filter.test === 'in'}
            value={form.values[filter.name]}
            onChange={(value) => form.set(filter.name, value)}
            label={label}
            id={id}
          />
        )}
      </div>
    </div>
  )
}
