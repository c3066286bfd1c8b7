import { isSet, type Json, judge, type Resource, type Total, type WireRecord } from '@/declaration'
import { type Grouping, groupOf } from './grouping'

/** Rows that have the same value. */
export interface Group {
  /** Null for rows without a value. */
  readonly value: Json
  readonly count: number
  /** In the order of the figures. Null if the rows do not contain it. */
  readonly figures: readonly (number | null)[]
}

/** A list's figure that can be computed from its rows. */
export interface Figure {
  readonly name: string
  readonly total: Total
}

/** The figures of an area's list, except those only the platform can compute. */
export const figuresOf = ({ list }: Resource): readonly Figure[] =>
  Object.entries(list.summary ?? {}).flatMap(([name, total]: [string, Total]) =>
    total.computed === undefined ? [{ name, total }] : [],
  )

/** With more groups than this it is no longer a summary. Such groupings are dropped while reading. */
const mostGroups = 1000

interface Sum {
  readonly value: Json
  count: number
  readonly figures: (number | null)[]
}

/** What a row adds to a figure. Null if the row does not say. */
const addend = ({ sum, when }: Total, row: WireRecord, now: number): number | null => {
  const counts = judge(when, row, now)
  if (counts !== true) return counts === false ? 0 : null
  if (sum === undefined) return 1
  const value = row[sum]
  if (typeof value === 'number') return value
  // An amount that is not there yet adds nothing.
  return value === undefined || isSet(value) ? null : 0
}

/** Merges several groups into one. */
export const together = (groups: readonly Group[]): Group => {
  const sum = (values: readonly (number | null | undefined)[]) =>
    values.reduce<number | null>(
      (before, one) => (before === null || one === null || one === undefined ? null : before + one),
      0,
    )
  return {
    value: null,
    count: sum(groups.map(({ count }) => count)) ?? 0,
    figures: (groups[0]?.figures ?? []).map((_, at) => sum(groups.map(({ figures }) => figures[at]))),
  }
}

const add = (sum: Sum, addends: readonly (number | null)[]) => {
  sum.count += 1
  addends.forEach((one, at) => {
    const before = sum.figures[at]
    sum.figures[at] = before === null || before === undefined || one === null ? null : before + one
  })
}

/**
 * Adds up the figures for all groupings at once, so that switching between them needs no further reading.
 *
 * @param now Unix seconds, for conditions on times
 */
export function createGroupTally(groupings: readonly Grouping[], figures: readonly Figure[], now: number) {
  const empty = (value: Json): Sum => ({ value, count: 0, figures: figures.map(() => 0) })
  const whole = empty(null)
  const sums = new Map(groupings.map(({ key }) => [key, new Map<Json, Sum>()]))
  const kept = () =>
    groupings.flatMap((grouping) => {
      const groups = sums.get(grouping.key)
      return groups ? [{ grouping, groups }] : []
    })
  return {
    add(rows: readonly WireRecord[]): void {
      const addends = rows.map((row) => figures.map(({ total }) => addend(total, row, now)))
      for (const one of addends) add(whole, one)
      for (const { grouping, groups } of kept()) {
        for (const [at, row] of rows.entries()) {
          const value = groupOf(grouping, row[grouping.name])
          const sum = groups.get(value) ?? empty(value)
          groups.set(value, sum)
          add(sum, addends[at] ?? [])
        }
        if (groups.size > mostGroups) sums.delete(grouping.key)
      }
    },
    whole: (): Group => whole,
    groupsOf: (grouping: Grouping): readonly Group[] => [...(sums.get(grouping.key)?.values() ?? [])],
    /** Useful groupings only: not those where every row is empty, nor texts where most rows differ. */
    groupings: (): readonly Grouping[] =>
      kept().flatMap(({ grouping, groups }) => {
        const isEmpty = groups.size === 1 && groups.has(null)
        const isUnique = grouping.field.kind === 'text' && groups.size > whole.count / 2
        return isEmpty || isUnique ? [] : [grouping]
      }),
  }
}
