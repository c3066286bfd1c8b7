import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Identifier,
  type RaRecord,
  useEvent,
  useGetList,
  useLocation,
  useNavigate,
  useStore,
} from 'react-admin'
import { useHref } from 'react-router-dom'
import { isRecord, type Json, keyOf, type Resource, resourceName } from '@/declaration'
import { listParamsKey } from '@/platform/firstCall'
import { withoutRevert } from '../history/revert'
import { useRecordName } from '../recordName'
import { rememberedCall } from './firstCall'
import { listQuery } from './listQuery'
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

/** A list's request, its answer, and functions to change the request and to open things over the list. */
type ListScreenState = ReturnType<typeof useListScreen>

const ListContext = createContext<ListScreenState | undefined>(undefined)

export const ListStateProvider = ListContext.Provider

/** @throws Error outside a list */
export const useList = (): ListScreenState => {
  const state = useContext(ListContext)
  if (!state) throw new Error('this belongs inside a list')
  return state
}

/** A list's state with functions to open things over it; the list's own search is kept in the address. */
export const useListScreen = (resource: Resource) => {
  const state = useListState(resource)
  const nameOf = useRecordName()
  const navigate = useNavigate()
  const { search, pathname } = useLocation()
  const root = useHref('/').replace(/\/$/, '')
  // Stable across addresses, so that rows do not re-render.
  const go = useEvent((pathname: string, replace: boolean) => navigate({ pathname, search }, { replace }))
  // Going from one record to another replaces the history entry, so that "back" leads to the list.
  const close = useEvent(() => navigate({ pathname: resource.path, search: withoutRevert(search) }))
  const show = useEvent((to: string, replace: boolean) => go(to, replace || pathname.endsWith('/show')))
  return useMemo(() => {
    const page = resource.detail?.page
    const detail = (id: Identifier) => `${resource.path}/${encodeURIComponent(id)}/show`
    const search = (id: Identifier) => `?${new URLSearchParams(keyOf(resource.key, String(id)))}`
    return {
      ...state,
      /** The address of a record's detail, for a new window; undefined if the area has none. */
      hrefOf: (id: Identifier) =>
        resource.detail ? root + (page ? page + search(id) : detail(id)) : undefined,
      open: (id: Identifier, { replace }: { replace: boolean } = { replace: false }) => {
        if (page) navigate({ pathname: page, search: search(id) })
        else if (resource.detail) show(detail(id), replace)
      },
      create: () => go(`${resource.path}/create`, false),
      close,
      nameOf,
    }
  }, [state, resource, nameOf, navigate, go, close, show, root])
}

/** The last answer from the platform, and its request. */
export interface Loaded {
  readonly params: ListParams
  readonly rows: readonly RaRecord[]
  readonly total: number
  /** The platform gives no total: there may be more. */
  readonly isAtLeast: boolean
  readonly summary: { readonly [name: string]: Json | undefined }
  /** When it arrived, Unix milliseconds. */
  readonly at: number
}

const noRows: readonly RaRecord[] = []

/**
 * Requests a page of an area's list from the platform. It replaces react-admin's `useListController`, which leaves a failed
 * page, or one past the end, for page 1 before anybody could read why. An answer stays on the screen until the next one
 * arrives, through loading and errors.
 */
const useListState = (resource: Resource) => {
  const name = resourceName(resource)
  const { params, setFilter, setPage, setPageSize, setSort } = useListQuery(resource)
  const { data, total, meta, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useGetList(
    name,
    listQuery(params),
    {
      retry: false,
      // Offline, the call fails at once and says so; waiting would look like a slow platform.
      networkMode: 'always',
      placeholderData: (previous) => previous,
    },
  )

  const [loaded, setLoaded] = useState<Loaded>()
  if (data && !isPlaceholderData && (loaded?.rows !== data || loaded.at !== dataUpdatedAt))
    setLoaded({
      params,
      rows: data,
      total: total ?? data.length,
      isAtLeast: meta?.isAtLeast === true,
      summary: isRecord(meta?.summary) ? meta.summary : {},
      at: dataUpdatedAt,
    })

  // Stable across addresses, so that a page shown again does not re-render its rows.
  const refresh = useEvent(() => void refetch())
  return useMemo(
    () => ({
      resource,
      params,
      loaded,
      /** The visible rows: those of `loaded`, or none before. */
      rows: loaded?.rows ?? noRows,
      loading: isFetching,
      error: error && !isFetching ? error : undefined,
      refresh,
      setFilter,
      setPage,
      setPageSize,
      setSort,
    }),
    [resource, params, loaded, isFetching, error, refresh, setFilter, setPage, setPageSize, setSort],
  )
}

/**
 * A list's parameters, in the address and in the operator's stored settings. It replaces react-admin's `useListParams`,
 * which takes any address for the operator's own choice. A link's filter applies only to its visit: while the page is open,
 * and after a reload. Only a filter set by the operator is stored, and restored when they come back without parameters.
 */
const useListQuery = (resource: Resource) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [stored, remember] = useStore<unknown>(listParamsKey(resourceName(resource)), null)
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
    const kept = sameJson(filter, declaredFilters(resource)) ? rest : next
    if (own) remember({ ...kept, ...rememberedCall(resource, next) })
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
