/** What became of a row. `sent`: on its way; `unknown`: it was sent, and nobody knows yet whether it was done. */
export type RowState = 'waiting' | 'sent' | 'done' | 'failed' | 'unknown'

/** One record of a run, or one row of a file. */
export interface RunRow {
  /** The record's id; for a row of a file its line in it, counted from 1. */
  readonly id: string
  /** How people call it. */
  readonly name: string
  readonly state: RowState
  /** Why, in the operator's language, when it failed or is unknown. */
  readonly reason?: string
  /** The platform's code of a refusal; 0 when no answer came. */
  readonly code?: number
  /** The platform has no such record any more: there is nothing left to try again. */
  readonly gone?: true
}

/** What a run does: a declared action with many records, making records out of a file, writing a list into a file. */
type RunKind = 'action' | 'import' | 'export'

/**
 * - `undo`: confirmed, nothing sent yet, can still be taken back
 * - `pausing`, `stopping`: calls under way are waited for, no new one is begun
 * - `interrupted`: begun by a page that is no more (reload, crash); goes on when the operator says so
 * - `stopped`: ended by the operator, or taken back; the rest stays undone
 * - `finished`: every row has been seen to, whatever became of it
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

/** Rows by what became of them; together they are all. Rows on their way count as waiting. */
export interface RunCounts {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly unknown: number
  readonly waiting: number
  /** Of the failed, those that the platform has no more: nothing to try again. */
  readonly gone?: number
}

/**
 * What can be done with a run as it stands.
 *
 * - `undo`: taken back before anything is sent
 * - `retry`: only what failed is sent again, never what is unknown
 * - `check`: what is unknown is asked after; only what the platform says it has not done is sent again, under its own id
 * - `forget`: taken off the list, and its journal with it
 */
export type RunStep = 'undo' | 'pause' | 'resume' | 'stop' | 'retry' | 'check' | 'forget'

/** A run as it is shown. */
export interface RunInfo {
  readonly id: string
  readonly kind: RunKind
  /** react-admin's name of the area. */
  readonly area: string
  /** The name of the declared action; undefined for imports and exports. */
  readonly action?: string
  readonly state: RunState
  readonly counts: RunCounts
  /** Unix milliseconds. */
  readonly startedAt: number
  readonly endedAt?: number
  /** Until when it can be taken back, Unix milliseconds; in state `undo`. */
  readonly undoUntil?: number
  /** Why it stands still without being told to: the platform cannot be reached, or the session is over. */
  readonly stalled?: 'unreachable' | 'session'
  /** The platform does not tell what became of a call: what is unknown is left to the operator, who has to look. */
  readonly cannotAsk?: true
  /** What it could not do as a whole, in the operator's language: a part of a list that was not read, and why. */
  readonly problems?: readonly string[]
  /** The file that it has written. */
  readonly file?: RunFile
  /** Nobody has saved that file yet: it lacks rows. */
  readonly unsaved?: true
  /** It lives in the memory of its page alone, as with a secret in what it sends: a new document has nothing of it. */
  readonly fleeting?: true
  readonly can: readonly RunStep[]
}

export interface RunFile {
  readonly name: string
  readonly content: Blob
  /** Hands it to the browser, as often as wanted. */
  readonly save: () => void
}

/** Whether a run is at work: leaving the page would interrupt it. */
export const isAtWork = ({ state }: Pick<RunInfo, 'state'>): boolean =>
  state === 'undo' || state === 'running' || state === 'pausing' || state === 'stopping'

/** Whether a run has come to its end, one way or the other. */
export const isOver = ({ state }: Pick<RunInfo, 'state'>): boolean =>
  state === 'finished' || state === 'stopped'
