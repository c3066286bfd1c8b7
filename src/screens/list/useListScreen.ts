import { useMemo } from 'react'
import { type Identifier, useCreatePath, useLocation, useNavigate } from 'react-admin'
import { useHref } from 'react-router-dom'
import { type Resource, resourceName } from '@/declaration'
import { useRecordName } from '../recordName'
import type { ListScreenState } from './ListContext'
import { useListState } from './useListState'

/** A list's state with the ways to what is opened over it; the list's own search goes along, and comes back. */
export const useListScreen = (resource: Resource): ListScreenState => {
  const state = useListState(resource)
  const nameOf = useRecordName()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const { search } = useLocation()
  const root = useHref('/').replace(/\/$/, '')
  return useMemo(() => {
    const name = resourceName(resource)
    const detail = (id: Identifier) => createPath({ resource: name, type: 'show', id })
    const go = (pathname: string, replace = false) => navigate({ pathname, search }, { replace })
    return {
      ...state,
      hrefOf: (id) => (resource.detail ? root + detail(id) : undefined),
      open: (id, { replace } = { replace: false }) => {
        if (resource.detail) go(detail(id), replace)
      },
      create: () => go(createPath({ resource: name, type: 'create' })),
      close: () => go(createPath({ resource: name, type: 'list' })),
      nameOf,
    }
  }, [state, resource, nameOf, navigate, createPath, search, root])
}
