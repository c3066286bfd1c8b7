import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
import { fieldOf } from '@/platform/answer'
import { listParamsKey, shownViewKey, storedItem } from '@/platform/firstCall'
import { type ListParams, listParamsIn } from './params'
import { opened, ownParams, usualView } from './views/view'

/** A list's parameters as react-admin's data provider takes them. */
export const listQuery = ({ page, perPage, sort, order, filter }: ListParams) => ({
  pagination: { page, perPage },
  sort: { field: sort, order },
  filter,
})

/**
 * Prefetches the page of a list for an address, or else for the operator's last settings or usual view. The list then finds it in
 * the cache under react-admin's own key. Cached rows are not fetched again, however old: the list decides that.
 */
export const fetchRows = (
  queryClient: QueryClient,
  dataProvider: DataProvider,
  resource: Resource,
  search: string,
): Promise<void> => {
  const name = resourceName(resource)
  const usual = usualView(resource)
  const stored = storedItem(listParamsKey(name))
  const asked = listParamsIn(search) ?? ownParams(stored, usual)
  const { params, unknownView } = opened(resource, asked, [usual, storedItem(shownViewKey(name))])
  // The usual view comes from this operator's browser memory, which only the list can read.
  const isElsewhere = !asked && fieldOf(stored, 'byDefault')
  if (unknownView || isElsewhere) return Promise.resolve()
  const query = listQuery(params)
  return queryClient.prefetchQuery({
    queryKey: [name, 'getList', query],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...query, signal }),
    staleTime: 'static',
  })
}
