import type { Grouping } from './grouping'
import type { Figure, Group } from './tally'

/** What groups are sorted by: their value, their number of rows, or a figure by its index. */
export type GroupOrder = 'value' | 'count' | number

/** Days and months go by value. Otherwise the first sum matters most, or the number of rows if there is none. */
export const usualOrder = ({ span }: Grouping, figures: readonly Figure[]): GroupOrder => {
  if (span) return 'value'
  const firstSum = figures.findIndex(({ total }) => total.sum !== undefined)
  return firstSum < 0 ? 'count' : firstSum
}

/** The largest or latest first; groups without a value last. */
export const ordered = (groups: readonly Group[], order: GroupOrder): readonly Group[] => {
  const rank = ({ value, count, figures }: Group) =>
    order === 'value'
      ? String(value)
      : order === 'count'
        ? count
        : (figures[order] ?? Number.NEGATIVE_INFINITY)
  return groups.toSorted((one, other) => {
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null)
    const [a, b] = [rank(one), rank(other)]
    return a === b ? other.count - one.count : a < b ? 1 : -1
  })
}
