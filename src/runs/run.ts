/** `sent`: waiting for the answer; `unknown`: sent, but it is not known whether it was done. */
export type RowState = 'waiting' | 'sent' | 'done' | 'failed' | 'unknown'

/** A record of a run, or a row of a file. */
export interface RunRow {
  /** The record's id; for a row of a file its line, starting at 1. */
  readonly id: string
  /** For display. */
  readonly name: string
  readonly state: RowState
  /** Why it failed or is unknown, in the operator's language. */
  readonly reason?: string
  /** The platform's code; 0 without an answer. */
  readonly code?: number
  /** The record does not exist any more, so retrying is pointless. */
  readonly gone?: true
}

/** An action on many records, an import from a file, or an export to a file. */
type RunKind = 'action' | 'import' | 'export'

/**
 * - `undo`: confirmed but not sent, can still be undone
 * - `pausing`, `stopping`: waiting for running calls, starting no new ones
 * - `interrupted`: its page is gone (reload, crash); the operator can resume it
 * - `stopped`: ended by the operator, or undone
 * - `finished`: every row has been processed
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

/** Rows by outcome; they add up to the total. Sent rows count as waiting. */
export interface RunCounts {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly unknown: number
  readonly waiting: number
  /** Failed rows whose record does not exist any more. */
  readonly gone?: number
}

/**
 * What the operator can do with a run.
 *
 * - `undo`: cancel before anything is sent
 * - `retry`: send what failed again, never what is unknown
 * - `check`: ask for unknown outcomes; only calls the platform has not done are sent again, with their own id
 * - `forget`: remove it with its journal
 */
export type RunStep = 'undo' | 'pause' | 'resume' | 'stop' | 'retry' | 'check' | 'forget'

/** A run for display. */
export interface RunInfo {
  readonly id: string
  readonly kind: RunKind
  /** react-admin's name of the area. */
  readonly area: string
  /** The action's name; undefined for imports and exports. */
  readonly action?: string
  readonly state: RunState
  readonly counts: RunCounts
  /** Unix milliseconds. */
  readonly startedAt: number
  readonly endedAt?: number
  /** In state `undo`: when sending starts, Unix milliseconds. */
  readonly undoUntil?: number
  /** Why it paused by itself. */
  readonly stalled?: 'unreachable' | 'session'
  /** The platform cannot tell unknown outcomes; the operator has to look. */
  readonly cannotAsk?: true
  /** Problems of the whole run, in the operator's language, such as a part of a list that could not be read. */
  readonly problems?: readonly string[]
  /** The exported file. */
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

/** Whether leaving the page would interrupt the run. */
export const isAtWork = ({ state }: Pick<RunInfo, 'state'>): boolean =>
  state === 'undo' || state === 'running' || state === 'pausing' || state === 'stopping'

export const isOver = ({ state }: Pick<RunInfo, 'state'>): boolean =>
  state === 'finished' || state === 'stopped'
