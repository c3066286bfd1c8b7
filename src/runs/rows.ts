import type { RunCounts, RunRow } from './run'

export type RowChange = Pick<RunRow, 'state' | 'reason' | 'code' | 'gone'>

/** The rows of a run in progress. */
export interface Rows {
  readonly at: (index: number) => RunRow
  readonly set: (index: number, change: RowChange) => void
  readonly counts: () => RunCounts
  /** The same array until something changes. */
  readonly all: () => readonly RunRow[]
}

type MutableCounts = { -readonly [N in keyof RunCounts]-?: number }

const countedAs = ({ state }: Pick<RunRow, 'state'>): 'done' | 'failed' | 'unknown' | 'waiting' =>
  state === 'sent' ? 'waiting' : state

/** Changes rows in place and keeps counts, so that an update does not touch all of 10,000 rows. */
export const createRows = (initial: readonly RunRow[]): Rows => {
  const rows = [...initial]
  let shown: readonly RunRow[] | undefined
  const counts: MutableCounts = { total: rows.length, done: 0, failed: 0, unknown: 0, waiting: 0, gone: 0 }
  const count = (row: RunRow, by: 1 | -1) => {
    counts[countedAs(row)] += by
    if (row.gone) counts.gone += by
  }
  const at = (index: number): RunRow => {
    const row = rows[index]
    if (!row) throw new RangeError(`row ${index} of ${rows.length}`)
    return row
  }
  for (const row of rows) count(row, 1)
  return {
    at,
    set: (index, change) => {
      const { id, name } = at(index)
      count(at(index), -1)
      const row: RunRow = { id, name, ...change }
      rows[index] = row
      count(row, 1)
      shown = undefined
    },
    counts: () => ({ ...counts }),
    all: () => {
      shown ??= [...rows]
      return shown
    },
  }
}
