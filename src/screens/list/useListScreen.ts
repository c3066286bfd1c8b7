import { useMemo } from 'react'
import { type Identifier, useCreatePath, useLocation, useNavigate } from 'react-admin'
import { useHref } from 'react-router-dom'
import { type Resource, resourceName, textOf } from '@/declaration'
import { useConsoleLocale } from '@/i18n/useLocalised'
import type { ListScreenState } from './ListContext'
import { useListState } from './useListState'

/** A list's state with the ways to what is opened over it; the list's own search goes along, and comes back. */
export const useListScreen = (resource: Resource): ListScreenState => {
  const state = useListState(resource)
  const locale = useConsoleLocale()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const { search } = useLocation()
  const root = useHref('/').replace(/\/$/, '')
  return useMemo(() => {
    const name = resourceName(resource)
    const title = resource.fields[resource.title]
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
      nameOf: (record) => (title && textOf(title, record[resource.title], locale)) || String(record.id),
    }
  }, [state, resource, locale, navigate, createPath, search, root])
}
