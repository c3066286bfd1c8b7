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
  const stored = storedItem(listParamsKey(name))
  const asked = listParamsIn(search) ?? ownParams(stored, usual)
  const { params, unknownView } = opened(resource, asked, [usual, storedItem(shownViewKey(name))])
  // A usual view that only the list knows, from the browser's memory of this operator.
  const isElsewhere = !asked && fieldOf(stored, 'byDefault')
  if (unknownView || isElsewhere) return Promise.resolve()
  const query = listQuery(params)
  return queryClient.prefetchQuery({
    queryKey: [name, 'getList', query],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...query, signal }),
    staleTime: 'static',
  })
}
