import Close from '@mui/icons-material/Close'
import { filtersOf, type Json, type Locale, type Resource, textIn, textOf } from '@/declaration'
import { colon } from '@/declaration/punctuation'
import { formatInteger, formatMoney } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { KindCell } from '../../kinds/KindCell'
import type { KindProps } from '../../kinds/look'
import type { FilterValues } from '../params'
import { shownState, statesOf } from '../states/states'
import { useList } from '../useList'

/** The filters that are set, each with a button to remove it. */
export const FilterChips = ({ set }: { set: readonly SetFilter[] }) => {
  const say = useSay()
  const { resource, params, setFilter } = useList()
  // A pressed state tab already shows it, and a line that comes and goes would move the tab under the pointer.
  const state = shownState(statesOf(resource), params.filter)
  const chips = set.filter(({ name }) => state?.filter[name] === undefined)
  if (chips.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is a group of chips
    <div className="list-chips" role="group" aria-label={say('console.list.filtered_by')}>
      <span aria-hidden="true" className="list-quiet">
        {say('console.list.filtered_by')}
      </span>
      {chips.map((filter) => (
        <span key={filter.name} className="list-chip">
          <span className="ui-cut" title={filter.text}>
            {filter.label}
            {say(colon)}
            {filter.reference ? <KindCell {...filter.reference} /> : filter.text}
          </span>
          <button
            type="button"
            className="ui-plain list-chip-remove"
            aria-label={say('console.list.remove_filter', { name: filter.label })}
            title={say('console.list.remove_filter', { name: filter.label })}
            onClick={() => setFilter(withoutFilter(params.filter, filter))}
          >
            <Close />
          </button>
        </span>
      ))}
      <button type="button" className="ui-plain list-link" onClick={() => setFilter({})}>
        {say('console.list.clear_filters')}
      </button>
    </div>
  )
}

export interface SetFilter {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly params: readonly string[]
  /** The chosen record, shown by its title. */
  readonly reference?: KindProps | undefined
}

/** The filters that are set, in declared order. Which time a period applies to means nothing without its days. */
export const setFilters = (resource: Resource, values: FilterValues, locale: Locale): readonly SetFilter[] =>
  filtersOf(resource).flatMap((filter) => {
    const { name, label, params } = filter
    if (filter.test !== 'period') {
      const value = values[name]
      if (value === undefined) return []
      const all = filter.test === 'in' ? String(value).split(',') : [value]
      const text = all.map((one) => wordsOf(filter.input, one, locale)).join(' / ')
      const reference =
        filter.input.kind === 'reference'
          ? { field: filter.input, name, value, record: { id: '' } }
          : undefined
      return [{ name, label: textIn(label, locale), params, text, reference }]
    }
    const [begin, end] = params.map((param) => values[param])
    if (begin === undefined && end === undefined) return []
    const chosen = filter.on.find(
      ({ value }) => value === (values[filter.choose ?? ''] ?? filter.on[0]?.value),
    )
    const named = filter.choose === undefined ? label : (resource.fields[chosen?.field ?? '']?.label ?? label)
    const text = begin === end ? String(begin) : `${begin ?? '…'} – ${end ?? '…'}`
    return [{ name, label: textIn(named, locale), params, text }]
  })

const wordsOf = (field: Parameters<typeof textOf>[0], value: Json, locale: Locale): string => {
  if (typeof value === 'number' && field.kind === 'money') return formatMoney(value, field.unit)
  if (typeof value === 'number' && field.kind === 'integer')
    return `${formatInteger(value)}${field.unit ? ` ${textIn(field.unit, locale)}` : ''}`
  // A filter on a field with several values or tags asks for one of them.
  if (field.kind === 'choices' || field.kind === 'tags') return textOf(field, [value], locale)
  return textOf(field, value, locale)
}

/** The filter values without one filter's parameters. */
export const withoutFilter = (values: FilterValues, { params }: SetFilter): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([param]) => !params.includes(param)))
