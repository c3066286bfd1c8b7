import { filtersOf, type Resource } from '@/declaration'
import { listAddress } from '@/platform/dataProvider/platformSource'
import type { RememberedCall } from '@/platform/firstCall'
import { cleanParams, declaredFilters, type ListParams, sameJson, searchWith } from './params'
import { movesOn, type View } from './views/view'

/** The address of the call for a list's parameters. Undefined if it will differ tomorrow. */
const callOf = (
  resource: Resource,
  { page, perPage, sort, order, filter }: ListParams,
  view?: View,
): string | undefined => {
  const starts = filtersOf(resource).some((one) => one.test === 'period' && one.lastDays !== undefined)
  if (view ? movesOn(view) : starts && sameJson(filter, declaredFilters(resource))) return undefined
  return listAddress(resource, { pagination: { page, perPage }, sort: { field: sort, order }, filter })
}

/** The same for a list with nothing set. */
export const usualCall = (resource: Resource): string | undefined =>
  callOf(resource, cleanParams(resource, undefined))

/** What the next visit needs to make the same call before the list's code has loaded. */
export const rememberedCall = (resource: Resource, params: ListParams, view?: View): RememberedCall => ({
  call: callOf(resource, params, view),
  search: searchWith('', params, view),
})
