import { viewDensities, viewOrders } from '@resources/account/view.calls'
import { isRecord } from '@/declaration'
import type { Json, JsonObject } from '../contract'
import { refuse } from '../refusal'

/** What a view holds besides its name: what its list shows, and how. */
export interface ViewContent {
  readonly filter: { readonly [param: string]: string | number | boolean }
  readonly columns: readonly string[]
  /** px */
  readonly widths: { readonly [field: string]: number }
  readonly density: string | null
  readonly sort: string | null
  readonly order: string | null
  readonly per_page: number | null
}

const nothing: ViewContent = {
  filter: {},
  columns: [],
  widths: {},
  density: null,
  sort: null,
  order: null,
  per_page: null,
}

const mostEntries = 100
const longestText = 200
/** As JSON, in bytes. */
const largestContent = 8 * 1024

type Test<T> = (value: unknown) => value is T

const isName: Test<string> = (value): value is string => typeof value === 'string' && /^\w{1,64}$/.test(value)

const isFilterValue: Test<string | number | boolean> = (value): value is string | number | boolean =>
  typeof value === 'string'
    ? value.length <= longestText && !value.includes('\0')
    : typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

const isWithin =
  (largest: number): Test<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largest

const isOneOf =
  (group: object): Test<string> =>
  (value): value is string =>
    typeof value === 'string' && Object.hasOwn(group, value)

const isGroupOf =
  <T>(isValue: Test<T>): Test<{ readonly [name: string]: T }> =>
  (value): value is { readonly [name: string]: T } =>
    isRecord(value) &&
    Object.keys(value).length <= mostEntries &&
    Object.entries(value).every(([name, one]) => isName(name) && isValue(one))

const areNames: Test<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= mostEntries &&
  value.every(isName) &&
  new Set(value).size === value.length

const orNull =
  <T>(isValue: Test<T>): Test<T | null> =>
  (value): value is T | null =>
    value === null || isValue(value)

const tests: { readonly [K in keyof ViewContent]: Test<ViewContent[K]> } = {
  filter: isGroupOf(isFilterValue),
  columns: areNames,
  widths: isGroupOf(isWithin(2000)),
  density: orNull(isOneOf(viewDensities)),
  sort: orNull(isName),
  order: orNull(isOneOf(viewOrders)),
  per_page: orNull(isWithin(1000)),
}

/**
 * A view's content with what a call sends in place of what was there.
 *
 * @throws Refusal 10001 naming the field that is malformed, 47003 when all of it is too large
 */
export function contentOf(body: JsonObject, before: ViewContent = nothing): ViewContent {
  const part = <K extends keyof ViewContent>(name: K): ViewContent[K] => {
    const given: Json | undefined = body[name]
    if (given === undefined) return before[name]
    return tests[name](given) ? given : refuse(10001, { field: name })
  }
  const content: ViewContent = {
    filter: part('filter'),
    columns: part('columns'),
    widths: part('widths'),
    density: part('density'),
    sort: part('sort'),
    order: part('order'),
    per_page: part('per_page'),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(content)).length
  return bytes > largestContent ? refuse(47003, { n: largestContent / 1024 }) : content
}
