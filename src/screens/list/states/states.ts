import { filtersOf, type Resource, type Total } from '@/declaration'
import { alternatives, type Demand } from '@/declaration/condition'
import type { FilterValues } from '../params'

/** A state with its count, and the filter that selects its records. */
export interface CountedState {
  /** The name of its figure in `summary`. */
  readonly name: string
  readonly total: Total
  readonly filter: FilterValues
}

/** Whether a condition only asks for times in the past. */
const isPast = ({ beforeDays, ...others }: Extract<Demand[1], object>): boolean =>
  beforeDays === 0 && Object.keys(others).length === 0

/** The filter value equivalent to a condition; undefined if there is none. */
const valueFor = (resource: Resource, [path, demand]: Demand): FilterValues | undefined => {
  const of = filtersOf(resource).find(
    ({ test, on: [field, ...more] }) =>
      field === path &&
      more.length === 0 &&
      (test === 'in' ||
        (typeof demand === 'object' ? test === 'isPast' && isPast(demand) : test === 'equals')),
  )
  if (!of) return undefined
  if (of.test === 'isPast') return { [of.name]: true }
  if (typeof demand !== 'object') return { [of.name]: of.test === 'in' ? String(demand) : demand }
  const { in: several, ...others } = demand
  if (!several || Object.keys(others).length > 0) return undefined
  return { [of.name]: several.join(',') }
}

/**
 * The states of a list: figures that count records, have a tone, and whose condition the list's filters can express. Those of
 * `list.states` come first.
 */
export const statesOf = (resource: Resource): readonly CountedState[] => {
  const { states: choice, summary = {} } = resource.list
  const counted = Object.entries(summary).flatMap(([name, total]: [string, Total]) => {
    const { sum, computed, tone, when } = total
    if (sum !== undefined || computed !== undefined || tone === undefined || when === undefined) return []
    const [all = [], ...more] = alternatives(when)
    const values = all.map((demand) => valueFor(resource, demand))
    if (more.length > 0 || all.length === 0 || values.includes(undefined)) return []
    return { name, total, ofChoice: all[0]?.[0] === choice, filter: Object.assign({}, ...values) }
  })
  // Derived figures are appended to `summary`, so sort them to the front.
  return counted.toSorted((one, other) => Number(other.ofChoice) - Number(one.ofChoice))
}

/** The first state that the filter values select; undefined if they select none. */
export const shownState = (states: readonly CountedState[], values: FilterValues): CountedState | undefined =>
  states.find(({ filter }) => Object.entries(filter).every(([param, value]) => values[param] === value))

/** The filter values without a state's own. */
export const withoutState = (state: CountedState | undefined, values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([param]) => state?.filter[param] === undefined))
