import { useId, useMemo } from 'react'
import { filtersOf, type Json, type ResolvedFilter } from '@/declaration'
import { useList } from '../ListContext'
import { declaredFilters, type FilterValues, sameJson } from '../params'
import { type PeriodProblem, periodProblem } from './period'
import { useFilterDraft } from './useFilterDraft'

/** The filters of a list as a form: filled in, looked over, asked for. */
export interface FilterForm {
  readonly filters: readonly ResolvedFilter[]
  readonly values: FilterValues
  readonly set: (param: string, value: Json | undefined) => void
  readonly idOf: (filter: ResolvedFilter) => string
  readonly problemOf: (filter: ResolvedFilter) => PeriodProblem | undefined
  /** Asks for what is filled in; false when something has to be mended first, which then has the focus. */
  readonly submit: () => boolean
  /** Back to what the area starts with, and asks for that. */
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
