import type { RunCounts, RunRow } from './run'

/** What has become of a row. */
export type RowChange = Pick<RunRow, 'state' | 'reason' | 'code' | 'gone'>

/** The rows of a run while it works on them. */
export interface Rows {
  readonly at: (index: number) => RunRow
  readonly set: (index: number, change: RowChange) => void
  readonly counts: () => RunCounts
  /** As they are now; the same array until something changes. */
  readonly all: () => readonly RunRow[]
}

type Figures = { -readonly [N in keyof RunCounts]-?: number }

const figure = ({ state }: Pick<RunRow, 'state'>): 'done' | 'failed' | 'unknown' | 'waiting' =>
  state === 'sent' ? 'waiting' : state

/** A row is changed in place and counted as it changes: with 10,000 rows nothing may be done to all of them for each. */
export const createRows = (initial: readonly RunRow[]): Rows => {
  const rows = [...initial]
  let shown: readonly RunRow[] | undefined
  const counts: Figures = { total: rows.length, done: 0, failed: 0, unknown: 0, waiting: 0, gone: 0 }
  const count = (row: RunRow, by: 1 | -1) => {
    counts[figure(row)] += by
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
