import type { Field, Fields } from './field'
import { testOf } from './kinds'
import type { Test } from './kinds/kind'
import type { Label } from './label'

/** A field, or a part of an object field (`agent_pay.is_enable`). */
export type Path<Name extends string> = Name | `${Name}.${string}`

/** A filter that a plain field name cannot say: another comparison, several fields, or a parameter of its own name. */
export interface Filter<Name extends string = string> {
  /** The query parameter on the wire. */
  readonly name: string
  readonly label: Label
  /** What is compared; a record fits when any of these does. */
  readonly on: Path<Name> | readonly Path<Name>[]
  readonly test: Exclude<Test, 'period'>
  /** How the value is entered and read. */
  readonly input: Field
}

/** A span of calendar days, both ends included: `begin_date` and `end_date` on the wire (domain §1). */
export interface PeriodFilter<Name extends string = string> {
  readonly name: 'period'
  readonly label: Label
  readonly test: 'period'
  /** The time that is compared; with several, `param` says on the wire which: its values name the fields. */
  readonly on: Name | { readonly param: string; readonly of: { readonly [value: string]: Name } }
  /** Longest span in days; beyond it the platform answers 10009. 31 without it. */
  readonly maxDays?: number
  /** A list starts with the last so many days, today among them; with all of them without it. */
  readonly lastDays?: number
}

/** A filter with everything said. */
export type ResolvedFilter = {
  readonly name: string
  readonly label: Label
  /** The query parameters that the filter uses. */
  readonly params: readonly string[]
} & (
  | {
      readonly test: Exclude<Test, 'period'>
      readonly on: readonly string[]
      readonly input: Field
    }
  | {
      readonly test: 'period'
      /** Value of the choosing parameter to the field compared; the first is the default. */
      readonly on: readonly { readonly value: string; readonly field: string }[]
      readonly choose?: string
      readonly maxDays: number
      readonly lastDays?: number
    }
)

const defaultMaxDays = 31

/** Asked in place of the field itself by a filter that only wants to know whether something is there. */
const presence = (label: Label): Field => ({
  kind: 'choice',
  label,
  of: {
    SET: { zh: '有', en: 'Present', es: 'Con datos' },
    UNSET: { zh: '无', en: 'None', es: 'Sin datos' },
  },
})

const resolve = (fields: Fields, filter: string | Filter | PeriodFilter): ResolvedFilter => {
  if (typeof filter === 'string') {
    const field = Object.hasOwn(fields, filter) ? fields[filter] : undefined
    if (!field) throw new Error(`no field ${filter}`)
    const test = testOf(field)
    if (test === 'period') return resolve(fields, { name: 'period', label: field.label, test, on: filter })
    const input = test === 'isSet' ? presence(field.label) : field
    return { name: filter, label: field.label, params: [filter], test, on: [filter], input }
  }
  if (filter.test === 'period') {
    const { name, label, test, on, maxDays = defaultMaxDays, lastDays } = filter
    const base = { name, label, test, maxDays, lastDays }
    if (typeof on === 'string')
      return { ...base, params: ['begin_date', 'end_date'], on: [{ value: '', field: on }] }
    return {
      ...base,
      params: ['begin_date', 'end_date', on.param],
      on: Object.entries(on.of).map(([value, field]) => ({ value, field })),
      choose: on.param,
    }
  }
  return { ...filter, params: [filter.name], on: typeof filter.on === 'string' ? [filter.on] : filter.on }
}

/** What of an area its filters are made of. */
interface Filtered {
  readonly fields: Fields
  readonly list: { readonly filters: readonly (string | Filter | PeriodFilter)[] }
}

/** The filters of an area's list, with every default filled in. */
export const filtersOf = ({ fields, list }: Filtered): readonly ResolvedFilter[] =>
  list.filters.map((filter) => resolve(fields, filter))
