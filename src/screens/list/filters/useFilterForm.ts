import { useId, useMemo } from 'react'
import { filtersOf, type Json, type ResolvedFilter } from '@/declaration'
import { useList } from '../ListContext'
import { declaredFilters, type FilterValues, sameJson } from '../params'
import { type PeriodProblem, periodProblem } from './period'
import { useFilterDraft } from './useFilterDraft'

/** A list's filters as a form: edited, checked and applied. */
export interface FilterForm {
  readonly filters: readonly ResolvedFilter[]
  readonly values: FilterValues
  readonly set: (param: string, value: Json | undefined) => void
  readonly idOf: (filter: ResolvedFilter) => string
  readonly problemOf: (filter: ResolvedFilter) => PeriodProblem | undefined
  /** Applies the filters; if something must be corrected first, focuses it and returns false. */
  readonly submit: () => boolean
  /** Restores and applies the area's initial filters. */
  readonly reset: () => void
}

export const useFilterForm = (): FilterForm => {
  const { resource, params, setFilter, refresh } = useList()
  const { values, set, replace } = useFilterDraft(resource, params.filter)
  const filters = useMemo(() => filtersOf(resource), [resource])
  const prefix = useId()
  const idOf = ({ name }: ResolvedFilter) => `${prefix}${name}`
  const problemOf = (filter: ResolvedFilter) =>
    filter.test === 'period' ? periodProblem(filter, values, Date.now() / 1000) : undefined
  const ask = (wanted: FilterValues) => {
    if (sameJson(wanted, params.filter)) refresh()
    else setFilter(wanted)
  }
  return {
    filters,
    values,
    set,
    idOf,
    problemOf,
    submit: () => {
      const wrong = filters.find((filter) => problemOf(filter))
      if (wrong) document.getElementById(idOf(wrong))?.focus()
      else ask(values)
      return wrong === undefined
    },
    reset: () => {
      const declared = declaredFilters(resource)
      replace(declared)
      ask(declared)
    },
  }
}
