import { useMemo, useState } from 'react'
import { type RaRecord, useEvent, useGetList } from 'react-admin'
import { type Json, type Resource, resourceName } from '@/declaration'
import type { ListParams } from './params'
import { type ListQuery, useListQuery } from './useListQuery'

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

/** A list as its parts see it: the request, the answer, and functions to change the request. */
export interface ListState extends ListQuery {
  readonly resource: Resource
  readonly loaded: Loaded | undefined
  /** The visible rows: those of `loaded`, or none before. */
  readonly rows: readonly RaRecord[]
  /** A request is under way. */
  readonly loading: boolean
  /** Why the last request failed. */
  readonly error: Error | undefined
  readonly refresh: () => void
}

const noRows: readonly RaRecord[] = []

const isSummary = (value: unknown): value is Loaded['summary'] => typeof value === 'object' && value !== null

/**
 * Requests a page of an area's list from the platform. It replaces react-admin's `useListController`, which leaves a failed
 * page, or one past the end, for page 1 before anybody could read why. An answer stays on the screen until the next one
 * arrives, through loading and errors.
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
      summary: isSummary(meta?.summary) ? meta.summary : {},
      at: dataUpdatedAt,
    })

  // Stable across addresses, so that a page shown again does not re-render its rows.
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
