import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useEvent, useLocation, useNavigate, useStore, useStoreContext } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { listParamsKey, shownViewKey } from '@/platform/firstCall'
import { rememberedCall } from './firstCall'
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
import { opened, ownParams, useUsualView, type View } from './views/view'

/**
 * A list's parameters, in the address and in the operator's stored settings. Replaces react-admin's `useListParams`, which takes
 * every address for the operator's own choice. A link's filter applies only to its visit: while the page is open, and after a
 * reload. Only a filter set by the operator is stored, and restored when they come back without parameters. A view provides the
 * defaults: the address only contains what differs from it.
 */
export const useListQuery = (resource: Resource) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const store = useStoreContext()
  const name = resourceName(resource)
  const [stored, remember] = useStore<unknown>(listParamsKey(name), null)
  const usual = useUsualView(resource)
  // Not shared with other windows, which may show other views.
  const [kept, keepView] = useState<unknown>(() => store.getItem(shownViewKey(name)))
  const [lostView, giveUpView] = useState('')
  const address = useMemo(() => listParamsIn(search), [search])
  const [visit, setVisit] = useState(address)
  if (address !== undefined && address !== visit) setVisit(address)
  const own = useMemo(() => ownParams(stored, usual), [stored, usual])
  const asked = address ?? visit ?? own
  const { view, unknownView, params } = useMemo(
    () => opened(resource, asked, [usual, kept]),
    [resource, asked, usual, kept],
  )
  const waits = unknownView !== '' && unknownView !== lostView

  useEffect(() => {
    if (waits) return
    if (address !== undefined) {
      // Undeclared parameters are removed, so that a copied link is valid.
      const clean = cleanSearch(resource, search, view?.params)
      if (clean !== undefined) navigate({ search: clean }, { replace: true })
      return
    }
    if (!view && sameJson(params, cleanParams(resource, undefined))) return
    navigate({ search: searchWith(search, params, view) }, { replace: true })
  }, [resource, waits, address, search, view, params, navigate])

  // A second change may come before the first has reached the address.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [params])
  const ask = useEvent((next: ListParams, isOwn: boolean, within: View | undefined, replace?: boolean) => {
    latest.current = next
    const to = searchWith(search, next, within)
    // The declared filter is not stored: its period will be different tomorrow.
    const { filter, ...rest } = next
    const changes = sameJson(filter, declaredFilters(resource)) ? rest : next
    if (isOwn)
      remember({ ...(within ? listParamsIn(to) : changes), ...rememberedCall(resource, next, within) })
    navigate({ search: to }, { replace })
  })
  /** Other changes during a link's visit belong to that visit, like its filter. */
  const change = (changed: Partial<ListParams>) => {
    const next = { ...latest.current, ...changed }
    const before = opened(resource, own, [usual, kept])
    ask(next, before.view?.id === view?.id && sameJson(next.filter, before.params.filter), view)
  }
  const setFilter = useEvent((filter: FilterValues) =>
    ask({ ...latest.current, filter, page: 1 }, true, view),
  )
  const setPage = useEvent((page: number) => change({ page }))
  const setPageSize = useEvent((perPage: number) => change({ perPage, page: 1 }))
  const setSort = useEvent(({ field, order }: Sort) => change({ sort: field, order, page: 1 }))
  return {
    params,
    view,
    unknownView,
    waits,
    setFilter,
    setPage,
    setPageSize,
    setSort,
    ask,
    keepView,
    giveUpView,
  }
}
