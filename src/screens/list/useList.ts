import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useState } from 'react'
import { type Identifier, type RaRecord, useEvent, useGetList, useLocation, useNavigate } from 'react-admin'
import { useHref } from 'react-router-dom'
import { isRecord, type Json, type Resource, resourceName } from '@/declaration'
import { withoutRevert } from '../history/revert'
import { recordAddress, useRecordName } from '../recordName'
import { listQuery } from './listQuery'
import type { ListParams } from './params'
import { useListQuery } from './useListQuery'

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
    return {
      ...state,
      /** The address of a record's detail, for a new window; undefined if the area has none. */
      hrefOf: (id: Identifier) => {
        const address = recordAddress(resource, id)
        return address && root + address
      },
      open: (id: Identifier, { replace }: { replace: boolean } = { replace: false }) => {
        const address = recordAddress(resource, id)
        if (address === undefined) return
        if (resource.detail?.page) navigate(address)
        else show(address, replace)
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
  /** The platform gives no exact total: there may be more. */
  readonly isAtLeast: boolean
  readonly summary: { readonly [name: string]: Json | undefined }
  /** When it arrived, Unix milliseconds. */
  readonly at: number
}

const noRows: readonly RaRecord[] = []

/**
 * Requests a page of an area's list from the platform. Replaces react-admin's `useListController`, which jumps to page 1 when a
 * page fails or is past the end, before anybody can read why. An answer stays on screen until the next one arrives, through
 * loading and errors.
 */
const useListState = (resource: Resource) => {
  const name = resourceName(resource)
  const queryClient = useQueryClient()
  const query = useListQuery(resource)
  const { params, view, unknownView, waits } = query
  const { setFilter, setPage, setPageSize, setSort, ask, keepView, giveUpView } = query
  const { data, total, meta, error, isFetching, isPlaceholderData, dataUpdatedAt } = useGetList(
    name,
    listQuery(params),
    {
      retry: false,
      enabled: !waits,
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

  // Stable across addresses, so that a page shown again does not re-render its rows. Includes the totals of the states, which may
  // be a separate call.
  const refresh = useEvent(
    () => void queryClient.refetchQueries({ queryKey: [name, 'getList'], type: 'active' }),
  )
  return useMemo(
    () => ({
      resource,
      params,
      loaded,
      /** The visible rows: those of `loaded`, or none before. */
      rows: loaded?.rows ?? noRows,
      loading: isFetching,
      /** The rows belong to another filter, page or order, because the new ones are still loading. */
      stale: isPlaceholderData && isFetching,
      error: error && !isFetching ? error : undefined,
      refresh,
      /** The view the list is shown in, and one that is not known here yet. */
      view,
      unknownView,
      setFilter,
      setPage,
      setPageSize,
      setSort,
      /* For the parts that handle views, which load only if there is one: see useViewMoves. */
      ask,
      keepView,
      giveUpView,
    }),
    [
      resource,
      params,
      loaded,
      isFetching,
      isPlaceholderData,
      error,
      refresh,
      view,
      unknownView,
      setFilter,
      setPage,
      setPageSize,
      setSort,
      ask,
      keepView,
      giveUpView,
    ],
  )
}
