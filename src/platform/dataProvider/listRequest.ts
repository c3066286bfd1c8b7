import {
  checkField,
  defaultPageSize,
  type Field,
  filtersOf,
  isPartial,
  isSet,
  type Json,
  largestPageSize,
  parseParam,
  type ResolvedFilter,
  type Resource,
  resourceName,
} from '@/declaration'
import { UnsupportedError } from './errors'
import { isObject } from './row'

export { defaultPageSize }

/** Rows of a page as the platform gives them (domain §1). */
export const wireSizes = [10, defaultPageSize, 30, 50, largestPageSize] as const
/** Rows of one answer at the most: what react-admin's own export asks for. Who wants more turns the pages itself. */
export const mostRows = 1000
/** Rows of a page that an operator may choose. The larger ones are read out of several of the platform's. */
export const pageSizes = [...wireSizes, 500, mostRows] as const
/** No list is longer; an address may ask for any page. */
const lastPage = 1_000_000
/** Characters of a text filter; a longer one would not fit into an address. */
const longestText = 200

/** Which rows are wanted, counted from 0. */
export interface Span {
  readonly offset: number
  readonly count: number
}

export interface Sort {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}

/** Filter parameters to values, as declared and in the types of the wire. */
export type FilterValues = { readonly [param: string]: Json }

/** What a screen, an address or react-admin itself asks of a list: not yet trusted. */
export interface Asked {
  readonly pagination?: unknown
  readonly sort?: unknown
  readonly filter?: unknown
}

const own = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

const whole = (value: unknown): number => {
  const number =
    typeof value === 'number' || typeof value === 'string' ? Math.floor(Number(value)) : Number.NaN
  return Number.isNaN(number) ? 0 : number
}

/** The rows asked for: page from 1, sensible size. */
export function spanOf(pagination: unknown): Span {
  const page = Math.min(Math.max(whole(own(pagination, 'page')), 1), lastPage)
  const asked = whole(own(pagination, 'perPage'))
  const count = asked < 1 ? defaultPageSize : Math.min(asked, mostRows)
  return { offset: (page - 1) * count, count }
}

/** The sort asked for when the area declares it, else the area's own. */
export function sortOf({ list }: Pick<Resource, 'list'>, asked: unknown): Sort {
  const field = own(asked, 'field')
  const order = own(asked, 'order')
  if (typeof field === 'string' && list.sortable.includes(field) && (order === 'ASC' || order === 'DESC'))
    return { field, order }
  return list.sort.startsWith('-')
    ? { field: list.sort.slice(1), order: 'DESC' }
    : { field: list.sort, order: 'ASC' }
}

const textOfParam = (value: unknown): string | undefined => {
  // A list of one is that one; several values have no form on the wire.
  const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  return ['string', 'number', 'boolean'].includes(typeof one) ? String(one).trim() : undefined
}

/** Characters that no address and no store can keep: zero, and half of a character pair. */
const broken = /[\0\p{Surrogate}]/u

/** One value as the declaration allows it; undefined when it is none. */
const paramOf = (field: Field, given: unknown): Json | undefined => {
  const text = textOfParam(given)
  if (text === undefined || text === '' || broken.test(text)) return undefined
  // Only the length of part of a value can be held back.
  if (isPartial(field)) return [...text].slice(0, longestText).join('')
  const value = parseParam(field, text)
  if (!isSet(value) || checkField(field, value) !== undefined) return undefined
  if (!Array.isArray(value)) return value
  return value.length === 1 ? value[0] : undefined
}

const day: Field = { kind: 'day', label: { zh: '', en: '', es: '' } }

const valuesOf = (filter: ResolvedFilter, asked: unknown): [string, Json | undefined][] => {
  if (filter.test !== 'period') return [[filter.name, paramOf(filter.input, own(asked, filter.name))]]
  const days = ['begin_date', 'end_date'].map((param): [string, Json | undefined] => [
    param,
    paramOf(day, own(asked, param)),
  ])
  const chosen = filter.choose === undefined ? undefined : own(asked, filter.choose)
  const known = filter.on.find(({ value }) => value === chosen)
  return filter.choose !== undefined && known ? [...days, [filter.choose, known.value]] : days
}

/** Of everything asked, the declared filter parameters with values that they can have. */
export function filterOf(resource: Resource, asked: unknown): FilterValues {
  const values: { [param: string]: Json } = {}
  for (const [param, value] of filtersOf(resource).flatMap((filter) => valuesOf(filter, asked)))
    if (value !== undefined) values[param] = value
  return values
}

/**
 * The filter for records that refer to another one; undefined when none can.
 *
 * @throws UnsupportedError when the area has no exact filter of that name: leaving it out would show every record
 */
export function referenceFilter(resource: Resource, target: string, id: unknown): FilterValues | undefined {
  const filter = filtersOf(resource).find(({ name }) => name === target)
  if (!filter || !(filter.test === 'equals' || filter.test === 'has'))
    throw new UnsupportedError(resourceName(resource), `records by ${target}`)
  const value = paramOf(filter.input, id)
  return value === undefined ? undefined : { [target]: value }
}
