import { filtersOf, type Resource } from '@/declaration'
import type { Column, Fit } from '../columns'
import { declaredFilters, type ListParams } from '../params'

type Sized = Pick<Column, 'name' | 'width' | 'pinned' | 'share' | 'mayBeCut'> & {
  readonly second?: Pick<Column, 'name'>
}

/** A column may be cut by this much and still count as in view, px: that is only part of its padding. */
export const slack = 8

/** The most space that visible columns share out, px. Rather than leave more than this, show part of the next column. */
const mostSpare = 240

/** Enough to show the beginning of a text column, px. */
const leastPart = 136

const widthOf = (columns: readonly Sized[]): number => columns.reduce((sum, { width }) => sum + width, 0)

/** The first columns that fit completely. */
const wholeOf = (columns: readonly Sized[], room: number): readonly Sized[] => {
  const cut = columns.findIndex((_, at) => widthOf(columns.slice(0, at + 1)) > room + slack)
  return cut < 0 ? columns : columns.slice(0, cut)
}

/**
 * The fields that the operator filters by; for a period, the chosen time. A list's initial filters do not count: the operator did
 * not ask for them, and the columns are declared with them in mind.
 */
export const filteredFields = (resource: Resource, values: ListParams['filter']): ReadonlySet<string> => {
  const usual = declaredFilters(resource)
  return new Set(
    filtersOf(resource).flatMap((filter) => {
      if (filter.params.every((param) => values[param] === usual[param])) return []
      if (filter.test !== 'period') {
        if (values[filter.name] === undefined) return []
        // The compared field may have no column, but another with the filter's name may show the same.
        return [filter.name, ...filter.on.map((path) => path.replace(/\..*/, ''))]
      }
      const [begin = '', end = '', choose = ''] = filter.params
      if (values[begin] === undefined && values[end] === undefined) return []
      return (filter.on.find(({ value }) => value === values[choose]) ?? filter.on[0])?.field ?? []
    }),
  )
}

/**
 * Fits columns that are wider than the screen. Filtered columns move into view, at the last places. So does the sorted one if
 * there is room for it too. The rest of the space goes to the next column if it can show the beginning of a text, otherwise to
 * the visible ones, so that none is cut off at the edge.
 *
 * @param room px
 */
export const fitOf = (
  columns: readonly Sized[],
  filtered: ReadonlySet<string>,
  sorted: string,
  room: number,
): Fit | undefined => {
  if (widthOf(columns) <= room + slack) return undefined
  const shows = ({ name, second }: Sized, isOne: (name: string) => boolean) =>
    isOne(name) || (second !== undefined && isOne(second.name))
  const isAsked = (column: Sized) => column.pinned || shows(column, (name) => filtered.has(name))
  const isSorted = (column: Sized) => shows(column, (name) => name === sorted)
  const both = columns.filter((column) => isAsked(column) || isSorted(column))
  const stays = widthOf(both) <= room + slack ? (column: Sized) => both.includes(column) : isAsked
  let left = room - widthOf(columns.filter(stays))
  let isFull = false
  const first = columns.flatMap((column) => {
    if (stays(column)) return column
    const isWhole = column.width <= left + slack
    if (isFull || !(isWhole || (column.mayBeCut && left >= leastPart))) {
      isFull = true
      return []
    }
    const width = isWhole ? column.width : left
    isFull = !isWhole
    left -= width
    return { ...column, width }
  })
  const isFirst = ({ name }: Sized) => first.some((column) => column.name === name)
  const next = columns.findIndex((column) => !isFirst(column))
  const whole = wholeOf(first, room)
  const spare = Math.max(0, room - widthOf(whole))
  // Pinned columns keep their width: they would take space from the scrolling ones.
  const free = spare > mostSpare ? [] : whole.filter(({ pinned }) => !pinned)
  const shares = free.reduce((sum, { share }) => sum + share, 0)
  // Round down to the browser's layout steps (1/64 px), so it never exceeds what there is.
  const part = ({ share }: Sized) =>
    Math.floor((64 * spare * (shares > 0 ? share : 1)) / (shares || free.length)) / 64
  const before = new Map(columns.map(({ name, width }) => [name, width]))
  const taken = whole.map((column) => ({
    name: column.name,
    width: column.width + (free.includes(column) ? part(column) : 0),
  }))
  return {
    ahead: columns.flatMap((column, at) => (next >= 0 && at > next && isFirst(column) ? column.name : [])),
    before: columns[next]?.name,
    widths: Object.fromEntries(
      taken.flatMap(({ name, width }) => (width === before.get(name) ? [] : [[name, width]])),
    ),
  }
}
