import { filtersOf, type Json, type ResolvedFilter, type Resource } from '@/declaration'
import { fieldAt } from '@/declaration/field'
import type { FilterValues } from '@/platform/dataProvider/listRequest'

/** A filter that compares a value. */
export type ValueFilter = Exclude<ResolvedFilter, { test: 'period' }>

/** A filter as it is shown. A range combines its two ends into one. */
export type ShownFilter = ResolvedFilter & { readonly range?: readonly [from: ValueFilter, to: ValueFilter] }

const isBound = (
  filter: ResolvedFilter | undefined,
  test: 'atLeast' | 'atMost',
  on: string | undefined,
): filter is ValueFilter =>
  filter?.test === test && filter.on.length === 1 && on !== undefined && filter.on[0] === on

const fieldOf = (filter: ResolvedFilter | undefined): string | undefined =>
  filter && filter.test !== 'period' ? filter.on[0] : undefined

/** An area's filters as shown: "at least" and the "at most" of the same field become one filter with the field's name. */
export const shownFilters = (resource: Resource): readonly ShownFilter[] => {
  const filters = filtersOf(resource)
  return filters.flatMap((filter, at): readonly ShownFilter[] => {
    const on = fieldOf(filter)
    const [before, after] = [filters[at - 1], filters[at + 1]]
    if (isBound(filter, 'atMost', on) && isBound(before, 'atLeast', on)) return []
    if (!isBound(filter, 'atLeast', on) || !isBound(after, 'atMost', on)) return [filter]
    const label = fieldAt(resource.fields, on ?? '')?.label ?? filter.label
    return [{ ...filter, label, range: [filter, after] }]
  })
}

const isAbove = (from: Json | undefined, to: Json | undefined): boolean =>
  typeof from === 'number' && typeof to === 'number' && from > to

/** Why no value can be in a range: a key under `console.validation.` */
export const rangeProblem = ({ range }: ShownFilter, values: FilterValues) =>
  range && isAbove(values[range[0].name], values[range[1].name]) ? 'range_order' : undefined
