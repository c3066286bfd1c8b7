import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { type Resource, resourceName } from '@/declaration'
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
 * Asks for the page of a list that an address leads to, or what the operator has set in the list, or its usual view. The list finds it in the
 * cache, under react-admin's own key for it. Rows that are there are not asked for again, however old: the list decides.
 */
export const fetchRows = (
  queryClient: QueryClient,
  dataProvider: DataProvider,
  resource: Resource,
  search: string,
): Promise<void> => {
  const name = resourceName(resource)
  const usual = usualView(resource)
  const asked = listParamsIn(search) ?? ownParams(storedItem(listParamsKey(name)), usual)
  const { params, unknownView } = opened(resource, asked, [usual, storedItem(shownViewKey(name))])
  if (unknownView) return Promise.resolve()
  const query = listQuery(params)
  return queryClient.prefetchQuery({
    queryKey: [name, 'getList', query],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...query, signal }),
    networkMode: 'always',
    staleTime: 'static',
  })
}
