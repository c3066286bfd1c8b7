import { type Field, filtersOf, type Json, parseParam, type Resource, startOfDay } from '@/declaration'

/** How many rows a page may have. */
export const pageSizes = [10, 20, 30, 50, 100] as const
export const defaultPageSize = 20

/** Filter values by query parameter, as they travel in the URL and to the platform. */
export type FilterValues = { readonly [param: string]: Json }

/** What a list shows: the names are react-admin's, and those of the URL. */
export interface ListParams {
  readonly page: number
  readonly perPage: number
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
  readonly filter: FilterValues
}

const longestText = 200
const lastPage = 1_000_000

type Raw = { readonly [key: string]: unknown }

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wholeNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

const words = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const text = String(value).trim()
  return text === '' || text.length > longestText ? undefined : text
}

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && startOfDay(value) !== undefined ? value : undefined

/** The value as the filter's input would have made it; undefined when it could not have. */
const valueFor = ({ input }: { readonly input: Field }, value: unknown): Json | undefined => {
  const text = words(value)
  if (text === undefined) return undefined
  const parsed = parseParam(input, text)
  // A list of values is asked for one of them.
  return Array.isArray(parsed) ? (parsed.length > 0 ? text : undefined) : parsed
}

/**
 * Filter values of which only the declared are left, each of its kind's type. Where they come from (a typed URL, a
 * stored setting) anything may stand.
 */
export const cleanFilters = (resource: Resource, raw: unknown): FilterValues => {
  if (!isRaw(raw)) return {}
  const clean: Record<string, Json> = {}
  const keep = (param: string, value: Json | undefined) => {
    if (value !== undefined) clean[param] = value
  }
  for (const filter of filtersOf(resource)) {
    const given = (param: string) => (Object.hasOwn(raw, param) ? raw[param] : undefined)
    if (filter.test !== 'period') {
      keep(filter.name, valueFor(filter, given(filter.name)))
      continue
    }
    const [begin = '', end = ''] = filter.params
    keep(begin, day(given(begin)))
    keep(end, day(given(end)))
    // Which time is meant says nothing without a span.
    if (filter.choose !== undefined && (clean[begin] !== undefined || clean[end] !== undefined)) {
      const chosen = given(filter.choose)
      keep(filter.choose, filter.on.find(({ value }) => value === chosen)?.value)
    }
  }
  return clean
}

/** The declared order of an area's list. */
export const declaredSort = ({ list }: Resource): { field: string; order: 'ASC' | 'DESC' } =>
  list.sort.startsWith('-')
    ? { field: list.sort.slice(1), order: 'DESC' }
    : { field: list.sort, order: 'ASC' }

/** The filters that an area's list starts with, and goes back to on "reset". */
export const declaredFilters = (resource: Resource): FilterValues =>
  cleanFilters(resource, resource.list.defaults)

/** List parameters inside what the declaration allows, whatever the URL or the store says. */
export const cleanParams = (resource: Resource, raw: unknown): ListParams => {
  const given = isRaw(raw) ? raw : {}
  const sort = declaredSort(resource)
  const sorted = resource.list.sortable.find((field) => field === given.sort)
  const perPage = wholeNumber(given.perPage)
  return {
    page: Math.min(Math.max(wholeNumber(given.page) ?? 1, 1), lastPage),
    perPage: pageSizes.find((size) => size === perPage) ?? defaultPageSize,
    sort: sorted ?? sort.field,
    order: sorted === undefined ? sort.order : given.order === 'DESC' ? 'DESC' : 'ASC',
    filter: given.filter === undefined ? declaredFilters(resource) : cleanFilters(resource, given.filter),
  }
}

const parameterNames = ['page', 'perPage', 'sort', 'order', 'filter'] as const

/**
 * A URL's search with its list parameters inside what the declaration allows; undefined when they are already.
 * Parameters of others are left as they are.
 */
export const cleanSearch = (resource: Resource, search: string): string | undefined => {
  const given = new URLSearchParams(search)
  const raw: Record<string, unknown> = {}
  for (const name of parameterNames) if (given.has(name)) raw[name] = given.get(name)
  if (Object.keys(raw).length === 0) return undefined
  if (typeof raw.filter === 'string') raw.filter = parseJson(raw.filter)
  const clean = cleanParams(resource, raw)
  let changed = false
  for (const name of parameterNames) {
    if (!Object.hasOwn(raw, name)) continue
    const same =
      name === 'filter' ? sameJson(raw.filter, clean.filter) : String(raw[name]) === String(clean[name])
    if (same && given.getAll(name).length === 1) continue
    given.set(name, name === 'filter' ? JSON.stringify(clean.filter) : String(clean[name]))
    changed = true
  }
  return changed ? `?${given}` : undefined
}

/** The parameters as a search that opens the list so. */
export const searchOf = ({ filter, ...rest }: Partial<ListParams>): string => {
  const search = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  if (filter) search.set('filter', JSON.stringify(filter))
  return `?${search}`
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const sorted = (value: unknown): unknown =>
  isRaw(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value

/** Whether two sets of filter values are the same, whatever their order. */
export const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
