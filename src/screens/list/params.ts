import { filtersOf, isRecord, type Resource } from '@/declaration'
import { platformTime } from '@/platform/clock'
import {
  defaultPageSize,
  type FilterValues,
  filterOf,
  integerOf,
  lastPage,
  pageSizes,
  type Sort,
  sortOf,
} from '@/platform/dataProvider/listRequest'
import { startOf } from './filters/period'

export { type FilterValues, pageSizes, type Sort }

/** A list's parameters, named as in react-admin and in the URL. */
export interface ListParams {
  readonly page: number
  readonly perPage: number
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
  readonly filter: FilterValues
}

type Raw = { readonly [key: string]: unknown }

export const declaredSort = (resource: Resource): Sort => sortOf(resource, undefined)

/** The filters that an area's list starts with and resets to. */
export const declaredFilters = (resource: Resource): FilterValues => {
  const periods = filtersOf(resource).map((filter) =>
    filter.test === 'period' ? startOf(filter, platformTime()) : {},
  )
  return filterOf(resource, Object.assign({}, ...periods, resource.list.defaults))
}

/** List parameters limited to what the declaration allows, whatever the URL or the store contains. */
export const cleanParams = (resource: Resource, raw: unknown): ListParams => {
  const given = isRecord(raw) ? raw : {}
  const { field, order } = sortOf(resource, { field: given.sort, order: given.order })
  const perPage = integerOf(given.perPage)
  return {
    page: Math.min(Math.max(integerOf(given.page), 1), lastPage),
    perPage: pageSizes.find((size) => size === perPage) ?? defaultPageSize,
    sort: field,
    order,
    filter: given.filter === undefined ? declaredFilters(resource) : filterOf(resource, given.filter),
  }
}

const parameterNames = ['page', 'perPage', 'sort', 'order', 'filter'] as const

/** The unchecked list parameters in a URL's search, and the view; undefined if there are none. */
export const listParamsIn = (search: string): Raw | undefined => {
  const given = new URLSearchParams(search)
  const raw: Record<string, unknown> = {}
  for (const name of [...parameterNames, 'view']) if (given.has(name)) raw[name] = given.get(name)
  if (typeof raw.filter === 'string') raw.filter = parseJson(raw.filter)
  return Object.keys(raw).length > 0 ? raw : undefined
}

const written = (params: ListParams, name: (typeof parameterNames)[number]): string =>
  name === 'filter' ? JSON.stringify(params.filter) : String(params[name])

/** A URL's search with these list parameters, in a view only those that differ from it; other parameters stay. */
export const searchWith = (
  search: string,
  params: ListParams,
  view?: { readonly id: string; readonly params: ListParams },
): string => {
  const given = new URLSearchParams(search)
  for (const name of parameterNames)
    if (view && sameJson(params[name], view.params[name])) given.delete(name)
    else given.set(name, written(params, name))
  if (view) given.set('view', view.id)
  else given.delete('view')
  return `?${given}`
}

/** A URL's search limited to what the declaration allows. Undefined if it already is. `base`: values it can leave out. */
export const cleanSearch = (resource: Resource, search: string, base?: ListParams): string | undefined => {
  const raw = listParamsIn(search)
  if (!raw) return undefined
  const given = new URLSearchParams(search)
  const clean = cleanParams(resource, { ...base, ...raw })
  let changed = false
  for (const name of parameterNames) {
    if (!Object.hasOwn(raw, name)) continue
    const same =
      name === 'filter' ? sameJson(raw.filter, clean.filter) : String(raw[name]) === String(clean[name])
    if (same && given.getAll(name).length === 1) continue
    given.set(name, written(clean, name))
    changed = true
  }
  return changed ? `?${given}` : undefined
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const sorted = (value: unknown): unknown =>
  isRecord(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value

/** Whether two sets of filter values are equal, in any order. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
