import { filtersOf, type Resource } from '@/declaration'
import { listAddress } from '@/platform/dataProvider/platformSource'
import type { RememberedCall } from '@/platform/firstCall'
import { cleanParams, declaredFilters, type ListParams, sameJson, searchWith } from './params'
import { movesOn, type OpenedView, opened, ownParams } from './views/view'

/** Whether the filters will be others tomorrow. */
const isOfToday = (resource: Resource, { filter }: ListParams, view: OpenedView | undefined): boolean =>
  view
    ? movesOn(view) && sameJson(filter, view.params.filter)
    : filtersOf(resource).some((one) => one.test === 'period' && one.lastDays !== undefined) &&
      sameJson(filter, declaredFilters(resource))

/** The address of the call that a list's parameters lead to; undefined if it will be another one tomorrow. */
const callOf = (resource: Resource, params: ListParams, view?: OpenedView): string | undefined => {
  if (isOfToday(resource, params, view)) return undefined
  const { page, perPage, sort, order, filter } = params
  return listAddress(resource, { pagination: { page, perPage }, sort: { field: sort, order }, filter })
}

/** The same for a list that nobody has set anything in. */
export const usualCall = (resource: Resource): string | undefined =>
  callOf(resource, cleanParams(resource, undefined))

/** What the next visit needs to make the same call before the list's code is there. */
export const rememberedCall = (
  resource: Resource,
  params: ListParams,
  view?: OpenedView,
): RememberedCall => ({
  call: callOf(resource, params, view),
  search: searchWith('', params, view),
})

/** What the next visit needs to open a list with its usual view, as it is now; null without one. */
export const usualMemory = (resource: Resource, usual: unknown): unknown => {
  const { view, params } = opened(resource, ownParams(null, usual), [usual])
  return view ? { byDefault: true, ...rememberedCall(resource, params, view) } : null
}
