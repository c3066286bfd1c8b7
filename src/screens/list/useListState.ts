import { useEffect, useMemo, useState } from 'react'
import {
  type RaRecord,
  useEvent,
  useGetList,
  useListParams,
  useLocation,
  useNavigate,
  useNotify,
} from 'react-admin'
import { type Json, type Resource, resourceName } from '@/declaration'
import {
  cleanParams,
  cleanSearch,
  declaredFilters,
  declaredSort,
  defaultPageSize,
  type FilterValues,
  type ListParams,
} from './params'

/** What the platform answered last, and to which question. */
export interface Loaded {
  readonly params: ListParams
  readonly rows: readonly RaRecord[]
  readonly total: number
  /** The platform tells no total: there may be more. */
  readonly isAtLeast: boolean
  readonly summary: { readonly [name: string]: Json | undefined }
  /** When it came, Unix milliseconds. */
  readonly at: number
}

/** A list as its parts see it: what is asked for, what is there, and how to ask for something else. */
export interface ListState {
  readonly resource: Resource
  /** What is asked for; what is shown may still be the answer to the question before. */
  readonly params: ListParams
  readonly loaded: Loaded | undefined
  /** The rows on the screen: those of `loaded`, none before. */
  readonly rows: readonly RaRecord[]
  /** A question is on its way. */
  readonly loading: boolean
  /** Why the last question has no answer. */
  readonly error: Error | undefined
  readonly refresh: () => void
  readonly setFilter: (filter: FilterValues) => void
  readonly setPage: (page: number) => void
  readonly setPageSize: (perPage: number) => void
  readonly setSort: (sort: { field: string; order: 'ASC' | 'DESC' }) => void
}

const noRows: readonly RaRecord[] = []
const errorToast = 5000

const isSummary = (value: unknown): value is Loaded['summary'] => typeof value === 'object' && value !== null

/**
 * Asks the platform for a page of an area's list.
 *
 * It stands on react-admin's parts and not on its `useListController`, which leaves a page that failed or lies past the
 * end for page 1 before anybody could read why. An answer stays on the screen until the next one has come: through
 * loading, and through errors.
 */
export const useListState = (resource: Resource): ListState => {
  const name = resourceName(resource)
  const notify = useNotify()
  const [filterDefaultValues, sort] = useMemo(
    () => [declaredFilters(resource), declaredSort(resource)],
    [resource],
  )
  const [query, { setFilters, setPage, setPerPage, setSort }] = useListParams({
    resource: name,
    filterDefaultValues,
    sort,
    perPage: defaultPageSize,
  })
  useCleanSearch(resource)
  const { page, perPage, sort: field, order, filter } = query
  const params = useMemo(
    () => cleanParams(resource, { page, perPage, sort: field, order, filter }),
    [resource, page, perPage, field, order, filter],
  )
  const { data, total, meta, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useGetList(
    name,
    {
      pagination: { page: params.page, perPage: params.perPage },
      sort: { field: params.sort, order: params.order },
      filter: params.filter,
    },
    {
      retry: false,
      // Without a network the call fails at once and says so; waiting for one looks like a slow platform.
      networkMode: 'always',
      placeholderData: (previous) => previous,
      onError: (failure) => notify(failure.message, { type: 'error', autoHideDuration: errorToast }),
    },
  )

  const [loaded, setLoaded] = useState<Loaded>()
  if (data && !isPlaceholderData && (loaded?.rows !== data || loaded.at !== dataUpdatedAt))
    setLoaded({
      params,
      rows: data,
      total: total ?? data.length,
      isAtLeast: meta?.isAtLeast === true,
      summary: isSummary(meta?.summary) ? meta.summary : {},
      at: dataUpdatedAt,
    })

  // The same functions at every address: a page that is shown again does not draw its rows anew for them.
  const refresh = useEvent(() => void refetch())
  const setFilter = useEvent((values: FilterValues) => setFilters(values))
  const goToPage = useEvent(setPage)
  const setPageSize = useEvent(setPerPage)
  const sortBy = useEvent(setSort)
  return useMemo(
    () => ({
      resource,
      params,
      loaded,
      rows: loaded?.rows ?? noRows,
      loading: isFetching,
      error: error && !isFetching ? error : undefined,
      refresh,
      setFilter,
      setPage: goToPage,
      setPageSize,
      setSort: sortBy,
    }),
    [resource, params, loaded, isFetching, error, refresh, setFilter, goToPage, setPageSize, sortBy],
  )
}

/** Takes what the declaration does not allow out of the address, so that a copied link is a good one. */
const useCleanSearch = (resource: Resource) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const clean = useMemo(() => cleanSearch(resource, search), [resource, search])
  useEffect(() => {
    if (clean !== undefined) navigate({ search: clean }, { replace: true })
  }, [clean, navigate])
}
