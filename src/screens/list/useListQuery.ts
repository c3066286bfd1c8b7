import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useEvent, useLocation, useNavigate, useStore } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import {
  cleanParams,
  cleanSearch,
  declaredFilters,
  type FilterValues,
  type ListParams,
  listParamsIn,
  type Sort,
  sameJson,
  searchWith,
} from './params'

/** What a list is asked for, and the ways to ask for something else. */
export interface ListQuery {
  readonly params: ListParams
  readonly setFilter: (filter: FilterValues) => void
  readonly setPage: (page: number) => void
  readonly setPageSize: (perPage: number) => void
  readonly setSort: (sort: Sort) => void
}

/**
 * The question of a list, in its address and in the operator's memory.
 *
 * It stands in for react-admin's `useListParams`, which takes whatever an address brings for the operator's own wish. A
 * link's filter counts for its visit: as long as the page is open, and after a reload. Only a filter that the operator
 * has set is remembered, and asked for when they come back without an address.
 */
export const useListQuery = (resource: Resource): ListQuery => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [stored, remember] = useStore<unknown>(`${resourceName(resource)}.listParams`, null)
  const address = useMemo(() => listParamsIn(search), [search])
  const [visit, setVisit] = useState(address)
  if (address !== undefined && address !== visit) setVisit(address)
  const asked = address ?? visit ?? stored
  const params = useMemo(() => cleanParams(resource, asked), [resource, asked])

  useEffect(() => {
    if (address !== undefined) {
      // What the declaration does not allow is taken out, so that a copied link is a good one.
      const clean = cleanSearch(resource, search)
      if (clean !== undefined) navigate({ search: clean }, { replace: true })
      return
    }
    if (sameJson(params, cleanParams(resource, undefined))) return
    navigate({ search: searchWith(search, params) }, { replace: true })
  }, [resource, address, search, params, navigate])

  // A second wish may come before the address of the first has.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const ask = (next: ListParams, own: boolean) => {
    latest.current = next
    // The declared filter is not written down: its period is another one tomorrow.
    const { filter, ...rest } = next
    if (own) remember(sameJson(filter, declaredFilters(resource)) ? rest : next)
    navigate({ search: searchWith(search, next) })
  }
  /** What is changed beside a link's filter belongs to its visit, as the filter does. */
  const change = (changed: Partial<ListParams>) => {
    const next = { ...latest.current, ...changed }
    ask(next, sameJson(next.filter, cleanParams(resource, stored).filter))
  }
  const setFilter = useEvent((filter: FilterValues) => ask({ ...latest.current, filter, page: 1 }, true))
  const setPage = useEvent((page: number) => change({ page }))
  const setPageSize = useEvent((perPage: number) => change({ perPage, page: 1 }))
  const setSort = useEvent(({ field, order }: Sort) => change({ sort: field, order, page: 1 }))
  return { params, setFilter, setPage, setPageSize, setSort }
}
