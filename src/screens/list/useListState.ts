import { useMemo, useState } from 'react'
import { type RaRecord, useEvent, useGetList } from 'react-admin'
import { type Json, type Resource, resourceName } from '@/declaration'
import type { ListParams } from './params'
import { type ListQuery, useListQuery } from './useListQuery'

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
export interface ListState extends ListQuery {
  readonly resource: Resource
  readonly loaded: Loaded | undefined
  /** The rows on the screen: those of `loaded`, none before. */
  readonly rows: readonly RaRecord[]
  /** A question is on its way. */
  readonly loading: boolean
  /** Why the last question has no answer. */
  readonly error: Error | undefined
  readonly refresh: () => void
}

const noRows: readonly RaRecord[] = []

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
  const { params, setFilter, setPage, setPageSize, setSort } = useListQuery(resource)
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
      setPage,
      setPageSize,
      setSort,
    }),
    [resource, params, loaded, isFetching, error, refresh, setFilter, setPage, setPageSize, setSort],
  )
}
