import { filtersOf, type Resource } from '@/declaration'
import type { Column, Fit } from '../columns'
import { declaredFilters, type ListParams } from '../params'

type Sized = Pick<Column, 'name' | 'width' | 'pinned' | 'share' | 'mayBeCut'> & {
  readonly second?: Pick<Column, 'name'>
}

/** What may be out of view before a column counts as such: a part of its padding, px. */
export const slack = 8

/** What columns in view share at most, px: a wider column than that is rather shown in part than not at all. */
const mostSpare = 240

/** What is left for a column of words is enough for their beginning, px. */
const leastPart = 136

const widthOf = (columns: readonly Sized[]): number => columns.reduce((sum, { width }) => sum + width, 0)

/** The first columns that are whole in this room. */
const wholeOf = (columns: readonly Sized[], room: number): readonly Sized[] => {
  const cut = columns.findIndex((_, at) => widthOf(columns.slice(0, at + 1)) > room + slack)
  return cut < 0 ? columns : columns.slice(0, cut)
}

/**
 * The fields that the filters compare which the operator has set, of a period the chosen one. Those that a list starts with are
 * no wish of theirs, and its columns are declared for them.
 */
export const filteredFields = (resource: Resource, values: ListParams['filter']): ReadonlySet<string> => {
  const usual = declaredFilters(resource)
  return new Set(
    filtersOf(resource).flatMap((filter) => {
      if (filter.params.every((param) => values[param] === usual[param])) return []
      if (filter.test !== 'period') {
        if (values[filter.name] === undefined) return []
        // What is compared may have no column, but one that shows the same under the filter's name.
        return [filter.name, ...filter.on.map((path) => path.replace(/\..*/, ''))]
      }
      const [begin = '', end = '', choose = ''] = filter.params
      if (values[begin] === undefined && values[end] === undefined) return []
      return (filter.on.find(({ value }) => value === values[choose]) ?? filter.on[0])?.field ?? []
    }),
  )
}

/**
 * How columns that are wider than their room stand in it: those that are filtered by come into view, in the last places there,
 * and so does the one that is sorted by if it has room beside them. What is left beside the last whole column goes to the next
 * if it holds words and their beginning has room, otherwise to the ones in view, so that none is cut off at the edge.
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
  // Pinned columns stay as they are: they would take the room in which the others move.
  const free = spare > mostSpare ? [] : whole.filter(({ pinned }) => !pinned)
  const shares = free.reduce((sum, { share }) => sum + share, 0)
  // In the steps in which browsers lay out, and never more than there is.
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
