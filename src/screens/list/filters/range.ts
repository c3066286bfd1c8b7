import { filtersOf, type Json, type ResolvedFilter, type Resource } from '@/declaration'
import { fieldAt } from '@/declaration/field'
import type { FilterValues } from '@/platform/dataProvider/listRequest'

/** A filter whose value is compared with. */
export type ValueFilter = Exclude<ResolvedFilter, { test: 'period' }>

/** A filter as it is shown: one with a range stands for both its ends. */
export type ShownFilter = ResolvedFilter & { readonly range?: readonly [from: ValueFilter, to: ValueFilter] }

const isBound = (
  filter: ResolvedFilter | undefined,
  test: 'atLeast' | 'atMost',
  on: string | undefined,
): filter is ValueFilter =>
  filter?.test === test && filter.on.length === 1 && on !== undefined && filter.on[0] === on

const fieldOf = (filter: ResolvedFilter | undefined): string | undefined =>
  filter && filter.test !== 'period' ? filter.on[0] : undefined

/** An area's filters as they are shown: "at least", with the "at most" of the same field behind it, as one with the field's name. */
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

/** Of a range that no value is in: a key under `console.validation.` */
export const rangeProblem = ({ range }: ShownFilter, values: FilterValues) =>
  range && isAbove(values[range[0].name], values[range[1].name]) ? 'range_order' : undefined
