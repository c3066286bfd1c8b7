import { type Field, type Fields, fieldAt } from './field'
import { testOf } from './kinds'
import { type Test, tests } from './kinds/kind'
import type { Label } from './label'
import { longestSpan } from './limits'
import type { Described } from './vocabulary'

/** A field, or a member of an object field (`agent_pay.is_enable`). */
type Path<Name extends string> = Name | `${Name}.${string}`

/** A filter that needs more than a field name: another comparison, several fields, or another parameter name. */
export interface Filter<Name extends string = string> {
  /** The query parameter; by default the name of the one compared field. */
  readonly name?: string
  /** By default the input's. */
  readonly label?: Label
  /** The compared fields; a record matches if any of them does. */
  readonly on: Path<Name> | readonly Path<Name>[]
  readonly test: Exclude<Test, 'period'>
  /** The input of the filter; by default the one compared field's, and for `isSet` a choice of both. */
  readonly input?: Field
}

/** A span of calendar days, both included, sent as `begin_date` and `end_date`. */
export interface PeriodFilter<Name extends string = string> {
  readonly name: 'period'
  /** By default that of the compared time or day. */
  readonly label?: Label
  readonly test: 'period'
  /** The compared time or day. With several, the query parameter `param` chooses one by its key in `of`. */
  readonly on: Name | { readonly param: string; readonly of: { readonly [value: string]: Name } }
  /** Longest span in days, 31 by default; the platform refuses longer ones with 10009. */
  readonly maxDays?: number
  /** The initial span of the list: the last so many days, including today. Without it the list starts unfiltered. */
  readonly lastDays?: number
}

/** How filters compare, except by spans of days. */
const singleTests = /* @__PURE__ */ tests.filter((test) => test !== 'period')

export const filterParts: Described<Filter> = {
  name: 'text?',
  label: 'label?',
  on: { either: ['field', { list: 'field' }] },
  test: { oneOf: singleTests },
  input: 'fieldType?',
}

export const periodParts: Described<PeriodFilter> = {
  name: { oneOf: ['period'] },
  label: 'label?',
  test: { oneOf: ['period'] },
  on: { either: ['field', { parts: { param: 'text', of: { each: 'field' } } }] },
  maxDays: { from: 1, to: longestSpan, optional: true },
  lastDays: { from: 1, to: longestSpan, optional: true },
}

export type ResolvedFilter = {
  readonly name: string
  readonly label: Label
  readonly params: readonly string[]
} & (
  | {
      readonly test: Exclude<Test, 'period'>
      readonly on: readonly string[]
      readonly input: Field
    }
  | {
      readonly test: 'period'
      /** Values of the choosing parameter with their fields; the first is the default. */
      readonly on: readonly { readonly value: string; readonly field: string }[]
      readonly choose?: string
      readonly maxDays: number
      readonly lastDays?: number
    }
)

const defaultMaxDays = 31

/** The choice shown for a field that can only be filtered by being set or not. */
const isSetChoice = (label: Label): Field => ({
  kind: 'choice',
  label,
  of: {
    SET: { zh: '有', en: 'Present', es: 'Con datos' },
    UNSET: { zh: '无', en: 'None', es: 'Sin datos' },
  },
})

const fieldOf = (fields: Fields, path = ''): Field => {
  const field = fieldAt(fields, path)
  if (!field) throw new Error(`unknown field ${path}`)
  return field
}

const inputFor = (field: Field, test: Test): Field => (test === 'isSet' ? isSetChoice(field.label) : field)

const resolve = (fields: Fields, filter: string | Filter | PeriodFilter): ResolvedFilter => {
  if (typeof filter === 'string') {
    const test = testOf(fieldOf(fields, filter))
    return resolve(fields, test === 'period' ? { name: test, test, on: filter } : { on: filter, test })
  }
  if (filter.test === 'period') {
    const { name, test, on, maxDays = defaultMaxDays, lastDays } = filter
    const times = typeof on === 'string' ? { '': on } : on.of
    const label = filter.label ?? fieldOf(fields, Object.values(times)[0]).label
    return {
      ...{ name, label, test, maxDays, lastDays },
      params: ['begin_date', 'end_date', ...(typeof on === 'string' ? [] : [on.param])],
      on: Object.entries(times).map(([value, field]) => ({ value, field })),
      ...(typeof on !== 'string' && { choose: on.param }),
    }
  }
  const { test, on, name = String(on) } = filter
  const paths = typeof on === 'string' ? [on] : on
  const input = filter.input ?? inputFor(fieldOf(fields, paths[0]), test)
  return { name, test, input, label: filter.label ?? input.label, params: [name], on: paths }
}

interface Filtered {
  readonly fields: Fields
  readonly list: { readonly filters: readonly (string | Filter | PeriodFilter)[] }
}

export const filtersOf = ({ fields, list }: Filtered): readonly ResolvedFilter[] =>
  list.filters.map((filter) => resolve(fields, filter))
