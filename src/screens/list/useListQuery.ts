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

/** A list's current request, and functions to change it. */
export interface ListQuery {
  readonly params: ListParams
  readonly setFilter: (filter: FilterValues) => void
  readonly setPage: (page: number) => void
  readonly setPageSize: (perPage: number) => void
  readonly setSort: (sort: Sort) => void
}

/**
 * A list's parameters, in the address and in the operator's stored settings. It replaces react-admin's `useListParams`,
 * which takes any address for the operator's own choice. A link's filter applies only to its visit: while the page is open,
 * and after a reload. Only a filter set by the operator is stored, and restored when they come back without parameters.
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
      // Undeclared parameters are removed, so that a copied link is valid.
      const clean = cleanSearch(resource, search)
      if (clean !== undefined) navigate({ search: clean }, { replace: true })
      return
    }
    if (sameJson(params, cleanParams(resource, undefined))) return
    navigate({ search: searchWith(search, params) }, { replace: true })
  }, [resource, address, search, params, navigate])

  // A second change may come before the first has reached the address.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const ask = (next: ListParams, own: boolean) => {
    latest.current = next
    // The declared filter is not stored: its period will be different tomorrow.
    const { filter, ...rest } = next
    if (own) remember(sameJson(filter, declaredFilters(resource)) ? rest : next)
    navigate({ search: searchWith(search, next) })
  }
  /** Other changes during a link's visit belong to that visit, like its filter. */
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
