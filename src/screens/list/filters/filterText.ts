import { filtersOf, type Json, type Locale, type Resource, textIn, textOf } from '@/declaration'
import { formatInteger, formatMoney } from '@/i18n/format'
import type { FilterValues } from '../params'

/** A filter that is set, in words. */
export interface SetFilter {
  readonly name: string
  readonly label: string
  readonly text: string
  /** Its query parameters. */
  readonly params: readonly string[]
}

/** The filters that are set, in declared order. A period's choice of time means nothing without its days. */
export const setFilters = (resource: Resource, values: FilterValues, locale: Locale): readonly SetFilter[] =>
  filtersOf(resource).flatMap((filter) => {
    const { name, label, params } = filter
    if (filter.test !== 'period') {
      const value = values[name]
      if (value === undefined) return []
      return [{ name, label: textIn(label, locale), params, text: wordsOf(filter.input, value, locale) }]
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
  // A filter on several values or tags asks for one of them.
  if (field.kind === 'choices' || field.kind === 'tags') return textOf(field, [value], locale)
  return textOf(field, value, locale)
}

/** The filter values without one filter's parameters. */
export const withoutFilter = (values: FilterValues, { params }: SetFilter): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([param]) => !params.includes(param)))
