import type { QueryClient } from '@tanstack/react-query'
import type { WireRecord } from '@/declaration'
import type { Change } from '@/declaration/changes'
import type { ConsoleDataProvider } from '@/platform/dataProvider'

/**
 * `sent`: waiting for the answer; `unknown`: sent, but it is not known whether it was done; `leftOut`: selected, but never
 * sent, because its declaration says that it would be refused.
 */
export type RowState = 'waiting' | 'sent' | 'done' | 'failed' | 'unknown' | 'leftOut'

/** How somebody else changed a record after it was selected. */
export interface RowChanged {
  /** The record's current version; a retry sends it. */
  readonly version?: number
  /** Undefined if no longer known, for example after a reload. */
  readonly changes?: readonly Change[]
}

export interface RunRow {
  /** The record's id; for a row of a file its line, starting at 1. */
  readonly id: string
  readonly name: string
  readonly state: RowState
  /** Why it failed, is unknown, or was left out, in the operator's language. */
  readonly reason?: string
  /** The platform's code; 0 without an answer. */
  readonly code?: number
  /** The record does not exist any more, so retrying is pointless. */
  readonly gone?: true
  /** It failed because somebody else changed the record. */
  readonly changed?: RowChanged
  /** When its outcome became known, Unix milliseconds. */
  readonly at?: number
  /** The previous values of the action's fields, by path, as far as known. */
  readonly before?: WireRecord
  /** For a row that is done: the values they have now according to the declaration. */
  readonly after?: WireRecord
}

type RunKind = 'action' | 'import' | 'export'

/**
 * - `undo`: confirmed but not sent
 * - `pausing`, `stopping`: waiting for running calls
 * - `interrupted`: its page is gone; the operator can resume it
 * - `stopped`: ended by the operator, or undone
 */
export type RunState =
  | 'undo'
  | 'running'
  | 'pausing'
  | 'paused'
  | 'stopping'
  | 'stopped'
  | 'interrupted'
  | 'finished'

/** Rows by outcome; they add up to the total, which excludes those left out. Sent rows count as waiting. */
export interface RunCounts {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly unknown: number
  readonly waiting: number
  /** Failed rows whose record no longer exists. */
  readonly gone?: number
  /** Failed rows whose record was changed by somebody else. */
  readonly changed?: number
  /** Selected records that were never sent. */
  readonly leftOut?: number
}

/**
 * - `retry`: send what failed again, never what is unknown
 * - `check`: ask for unknown outcomes; only what was not done is sent again, under its own id
 * - `forget`: remove it with its journal
 */
export type RunStep = 'undo' | 'pause' | 'resume' | 'stop' | 'retry' | 'check' | 'forget'

export interface RunInfo {
  readonly id: string
  readonly kind: RunKind
  readonly area: string
  readonly action?: string
  /** The name of the operator who began it; undefined if the platform does not say. */
  readonly operator?: string
  readonly state: RunState
  readonly counts: RunCounts
  /** Unix milliseconds. */
  readonly startedAt: number
  readonly endedAt?: number
  /** In state `undo`: when sending starts, on the clock of `performance.now()`. */
  readonly undoUntil?: number
  /** Why it paused by itself. */
  readonly stalled?: 'unreachable' | 'session'
  /** The platform cannot tell unknown outcomes; the operator has to look. */
  readonly cannotAsk?: true
  /** Problems of the whole run, in the operator's language, such as a part of a list that could not be read. */
  readonly problems?: readonly string[]
  readonly file?: RunFile
  /** The file was not saved because rows are missing. */
  readonly unsaved?: true
  /** Not in the journal, for example because the input contains a secret; it ends with its page. */
  readonly fleeting?: true
  readonly can: readonly RunStep[]
}

export interface RunFile {
  readonly name: string
  readonly content: Blob
  /** Downloads the file; can be called repeatedly. */
  readonly save: () => void
}

export const isAtWork = ({ state }: Pick<RunInfo, 'state'>): boolean =>
  state === 'undo' || state === 'running' || state === 'pausing' || state === 'stopping'

export const isOver = ({ state }: Pick<RunInfo, 'state'>): boolean =>
  state === 'finished' || state === 'stopped'

export interface RunContext {
  readonly dataProvider: ConsoleDataProvider
  readonly queryClient: QueryClient
}

export type RowChange = Pick<
  RunRow,
  'state' | 'reason' | 'code' | 'gone' | 'changed' | 'at' | 'before' | 'after'
>

/** A selected record that is never sent, with the reason. */
export type LeftOutRow = Required<Pick<RunRow, 'id' | 'name' | 'reason'>>

/** The rows for the records that a run leaves out; they come after those that it sends. */
export const leftOutRows = (leftOut: readonly LeftOutRow[] = []): readonly RunRow[] =>
  leftOut.map((row) => ({ ...row, state: 'leftOut' }))

type MutableCounts = { -readonly [N in keyof RunCounts]-?: number }

const countedAs = ({ state }: Pick<RunRow, 'state'>): Exclude<RowState, 'sent'> =>
  state === 'sent' ? 'waiting' : state

/** Changes rows in place and keeps counts, so that an update does not touch all of 10,000 rows. */
export const createRows = (initial: readonly RunRow[]) => {
  const rows = [...initial]
  let shown: readonly RunRow[] | undefined
  const counts: MutableCounts = {
    total: rows.filter(({ state }) => state !== 'leftOut').length,
    done: 0,
    failed: 0,
    unknown: 0,
    waiting: 0,
    gone: 0,
    changed: 0,
    leftOut: 0,
  }
  const count = (row: RunRow, by: 1 | -1) => {
    counts[countedAs(row)] += by
    if (row.gone) counts.gone += by
    if (row.changed) counts.changed += by
  }
  const at = (index: number): RunRow => {
    const row = rows[index]
    if (!row) throw new RangeError(`row ${index} of ${rows.length}`)
    return row
  }
  for (const row of rows) count(row, 1)
  return {
    at,
    set: (index: number, change: RowChange): void => {
      const { id, name } = at(index)
      count(at(index), -1)
      const row: RunRow = { id, name, ...change }
      rows[index] = row
      count(row, 1)
      shown = undefined
    },
    counts: (): RunCounts => ({ ...counts }),
    /** The same array until something changes. */
    all: (): readonly RunRow[] => {
      shown ??= [...rows]
      return shown
    },
  }
}
