import {
  checkField,
  defaultPageSize,
  type Field,
  filtersOf,
  isPartial,
  isRecord,
  isSet,
  type Json,
  largestPageSize,
  parseParam,
  type ResolvedFilter,
  type Resource,
  resourceName,
} from '@/declaration'
import { filterText, filterValues } from '@/declaration/filterValues'
import { UnsupportedError } from './errors'

export { defaultPageSize }

export const platformPageSizes = [10, defaultPageSize, 30, 50, largestPageSize] as const
/** The largest answer, which react-admin's own export asks for. Larger reads must use pages. */
export const maxRows = 1000
/** Page sizes the operator can choose. The larger ones are combined from several pages of the platform. */
export const pageSizes = [...platformPageSizes, 500, maxRows] as const
/** Page numbers in URLs are limited to this. */
export const lastPage = 1_000_000
/** Maximum length of a text filter, so that it fits into a URL. */
const maxTextLength = 200

export interface Span {
  readonly offset: number
  readonly count: number
}

export interface Sort {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}

export type FilterValues = { readonly [param: string]: Json }

export interface ListQuery {
  readonly pagination?: unknown
  readonly sort?: unknown
  readonly filter?: unknown
}

const member = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

export const integerOf = (value: unknown): number => {
  const number =
    typeof value === 'number' || typeof value === 'string' ? Math.floor(Number(value)) : Number.NaN
  return Number.isNaN(number) ? 0 : number
}

function spanOf(pagination: unknown): Span {
  const page = Math.min(Math.max(integerOf(member(pagination, 'page')), 1), lastPage)
  const asked = integerOf(member(pagination, 'perPage'))
  const count = asked < 1 ? defaultPageSize : Math.min(asked, maxRows)
  return { offset: (page - 1) * count, count }
}

/** The requested sort if the area declares it, else the area's default. */
export function sortOf({ list }: Pick<Resource, 'list'>, asked: unknown): Sort {
  const field = member(asked, 'field')
  const order = member(asked, 'order')
  if (typeof field === 'string' && list.sortable.includes(field) && (order === 'ASC' || order === 'DESC'))
    return { field, order }
  return list.sort.startsWith('-')
    ? { field: list.sort.slice(1), order: 'DESC' }
    : { field: list.sort, order: 'ASC' }
}

const textOfParam = (value: unknown): string | undefined => {
  // A list of one value means that value; several cannot be sent.
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return ['string', 'number', 'boolean'].includes(typeof one) ? String(one).trim() : undefined
}

/** NUL and lone surrogates, which cannot be put into a URL or stored. */
const unstorable = /[\0\p{Surrogate}]/u

/** A value as the declaration allows it; undefined if it is invalid. */
const paramOf = (field: Field, given: unknown): Json | undefined => {
  const text = textOfParam(given)
  if (text === undefined || text === '' || unstorable.test(text)) return undefined
  if (isPartial(field)) return [...text].slice(0, maxTextLength).join('')
  const value = parseParam(field, text)
  if (!isSet(value) || checkField(field, value) !== undefined) return undefined
  if (!Array.isArray(value)) return value
  return value.length === 1 ? value[0] : undefined
}

/** The values of a filter that takes several, as the platform reads them; undefined if one is invalid. */
const severalOf = (field: Field, given: unknown): Json | undefined => {
  const texts = [given].flat().map(textOfParam)
  if (texts.includes(undefined) || texts.some((text = '') => unstorable.test(text))) return undefined
  const values = filterValues(field, texts.join())
  return values?.length === 1 ? paramOf(field, values[0]) : values && filterText(values)
}

const day: Field = { kind: 'day', label: { zh: '', en: '', es: '' } }

const valuesOf = (filter: ResolvedFilter, asked: unknown): [string, Json | undefined][] => {
  if (filter.test !== 'period') {
    const { name, test, input } = filter
    const given = member(asked, name)
    return [[name, test === 'in' ? severalOf(input, given) : paramOf(input, given)]]
  }
  const days = ['begin_date', 'end_date'].map((param): [string, Json | undefined] => [
    param,
    paramOf(day, member(asked, param)),
  ])
  const chosen = filter.choose === undefined ? undefined : member(asked, filter.choose)
  const known = filter.on.find(({ value }) => value === chosen)
  return filter.choose !== undefined && known ? [...days, [filter.choose, known.value]] : days
}

export function filterOf(resource: Resource, asked: unknown): FilterValues {
  const values: { [param: string]: Json } = {}
  for (const [param, value] of filtersOf(resource).flatMap((filter) => valuesOf(filter, asked)))
    if (value !== undefined) values[param] = value
  return values
}

/** The request for a list's rows as the declaration allows it. */
export const requestOf = (resource: Resource, asked: ListQuery) => ({
  span: spanOf(asked.pagination),
  sort: sortOf(resource, asked.sort),
  filter: filterOf(resource, asked.filter),
})

/** The filter for records that refer to another. Throws UnsupportedError if none is exact: it would show all records. */
export function referenceFilter(resource: Resource, target: string, id: unknown): FilterValues | undefined {
  const filter = filtersOf(resource).find(({ name }) => name === target)
  if (!filter || !(filter.test === 'equals' || filter.test === 'in' || filter.test === 'has'))
    throw new UnsupportedError(resourceName(resource), `records by ${target}`)
  const value = paramOf(filter.input, id)
  return value === undefined ? undefined : { [target]: value }
}
