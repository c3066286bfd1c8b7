import { filtersOf, type KindName, type ResolvedFilter, type Resource } from '@/declaration'
import { type FilterValues, filterOf } from '@/platform/dataProvider/listRequest'

/** Fewer characters would match half of everything. A Chinese character says as much as several letters. */
const saysEnough = (typed: string): boolean => typed.length >= 4 || /^[^\p{ASCII}].+/u.test(typed)

/** Whether typed text looks like a value of the kind. Missing kinds are not searched. */
const looksLike: { readonly [K in KindName]?: (typed: string) => boolean } = {
  code: (typed) => /^(?=.*\d)[\w./-]+$/.test(typed),
  phone: (typed) => /^[\d*+ -]+$/.test(typed),
  email: (typed) => /^\S*@\S*$/.test(typed),
  text: () => true,
}

/** A number may be typed in groups, which a filter on several numbers would read as several numbers. */
const asOne = (filter: ResolvedFilter, typed: string): string =>
  filter.test === 'in' ? typed.replace(/\s/g, '') : typed

/**
 * The filters of an area's list that search for a typed text: one on the title or key of its records, and if that only compares
 * one field, another on numbers, such as a complaint's order.
 *
 * @param typed trimmed
 * @returns filter values for the list, one call each; at most two
 */
export const recordFilters = (resource: Resource, typed: string): readonly FilterValues[] => {
  if (!saysEnough(typed)) return []
  const isOwn = ({ on }: ResolvedFilter) =>
    [resource.title, ...resource.key].some((name) => on.some((one) => one === name))
  const fitting = filtersOf(resource)
    .filter((filter) => filter.test !== 'period' && looksLike[filter.input.kind]?.(typed))
    .filter((filter) => isOwn(filter) || (filter.test !== 'period' && filter.input.kind !== 'text'))
    .sort((a, b) => b.on.length - a.on.length)
  const own = fitting.find(isOwn)
  const other = own && own.on.length > 1 ? undefined : fitting.find((filter) => !isOwn(filter))
  return [own, other]
    .flatMap((filter) => (filter ? [filterOf(resource, { [filter.name]: asOne(filter, typed) })] : []))
    .filter((values) => Object.keys(values).length > 0)
}
