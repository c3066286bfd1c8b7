import { useEffect, useId, useMemo, useState } from 'react'
import { useStoreContext } from 'react-admin'
import {
  isRecord,
  type Json,
  mostFilterValues,
  type ResolvedFilter,
  type Resource,
  resourceName,
} from '@/declaration'
import { platformTime } from '@/platform/clock'
import { filterOf } from '@/platform/dataProvider/listRequest'
import { declaredFilters, type FilterValues, sameJson } from '../params'
import { useList } from '../useList'
import { periodProblem } from './period'
import { rangeProblem, type ShownFilter, shownFilters } from './range'

export type FilterForm = ReturnType<typeof useFilterForm>

export const useFilterForm = () => {
  const { resource, params, setFilter, refresh } = useList()
  const { values, set, replace } = useFilterDraft(resource, params.filter)
  const filters = useMemo(() => shownFilters(resource), [resource])
  const prefix = useId()
  const idOf = ({ name }: ResolvedFilter) => `${prefix}${name}`
  const problemOf = (filter: ShownFilter) =>
    filter.test === 'period'
      ? periodProblem(filter, values, platformTime())
      : isTooMany(filter, values)
        ? 'count'
        : rangeProblem(filter, values)
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
    /** Applies the filters; if something must be corrected first, focuses it and returns false. */
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

/** Whether there are more values than the filter takes; its input says so. */
const isTooMany = ({ test, name }: ShownFilter, values: FilterValues): boolean =>
  test === 'in' && String(values[name]).split(',').length > mostFilterValues

const withValue = (values: FilterValues, param: string, value: Json | undefined): FilterValues => {
  const { [param]: _, ...rest } = values
  return value === undefined || value === '' ? rest : { ...rest, [param]: value }
}

/** The draft, with parameters that were changed elsewhere (a removed chip, "back") set to their current values. */
export const rebase = (draft: FilterValues, before: FilterValues, now: FilterValues): FilterValues => {
  let next = draft
  for (const param of new Set([...Object.keys(before), ...Object.keys(now)]))
    if (!sameJson(before[param], now[param])) next = withValue(next, param, now[param])
  return next
}

const remembered = (resource: Resource, stored: unknown, applied: FilterValues): FilterValues | undefined => {
  if (!isRecord(stored) || !sameJson(stored.over, applied)) return undefined
  return filterOf(resource, stored.draft)
}

/**
 * The filters being edited. Unapplied input survives a refresh of the list and a reload of the page; it is stored separately
 * from react-admin's `useStore`, which would sync it to other windows.
 *
 * @param applied the list's current filters
 */
const useFilterDraft = (resource: Resource, applied: FilterValues) => {
  const store = useStoreContext()
  const key = `${resourceName(resource)}.filterDraft`
  const [{ draft, over }, setState] = useState(() => ({
    draft: remembered(resource, store.getItem(key), applied) ?? applied,
    over: applied,
  }))
  if (over !== applied)
    setState({ draft: sameJson(over, applied) ? draft : rebase(draft, over, applied), over: applied })

  useEffect(() => {
    if (sameJson(draft, over)) store.removeItem(key)
    else store.setItem(key, { draft, over })
  }, [store, key, draft, over])

  return {
    values: draft,
    set: (param: string, value: Json | undefined) =>
      setState((state) => ({ ...state, draft: withValue(state.draft, param, value) })),
    replace: (values: FilterValues) => setState((state) => ({ ...state, draft: values })),
  }
}
