import { useMemo } from 'react'
import { type Identifier, useCreatePath, useEvent, useLocation, useNavigate } from 'react-admin'
import { useHref } from 'react-router-dom'
import { keyOf, type Resource, resourceName } from '@/declaration'
import { useRecordName } from '../recordName'
import type { ListScreenState } from './ListContext'
import { useListState } from './useListState'

/** A list's state with functions to open things over it; the list's own search is kept in the address. */
export const useListScreen = (resource: Resource): ListScreenState => {
  const state = useListState(resource)
  const nameOf = useRecordName()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const { search, pathname } = useLocation()
  const root = useHref('/').replace(/\/$/, '')
  // Stable across addresses, so that rows do not re-render.
  const go = useEvent((pathname: string, replace: boolean) => navigate({ pathname, search }, { replace }))
  // Going from one record to another replaces the history entry, so that "back" leads to the list.
  const show = useEvent((to: string, replace: boolean) => go(to, replace || pathname.endsWith('/show')))
  return useMemo(() => {
    const name = resourceName(resource)
    const page = resource.detail?.page
    const detail = (id: Identifier) => createPath({ resource: name, type: 'show', id })
    const search = (id: Identifier) => `?${new URLSearchParams(keyOf(resource.key, String(id)))}`
    return {
      ...state,
      hrefOf: (id) => (resource.detail ? root + (page ? page + search(id) : detail(id)) : undefined),
      open: (id, { replace } = { replace: false }) => {
        if (page) navigate({ pathname: page, search: search(id) })
        else if (resource.detail) show(detail(id), replace)
      },
      create: () => go(createPath({ resource: name, type: 'create' }), false),
      close: () => go(createPath({ resource: name, type: 'list' }), false),
      nameOf,
    }
  }, [state, resource, nameOf, createPath, navigate, go, show, root])
}
