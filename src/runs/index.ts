import type { QueryClient } from '@tanstack/react-query'
import type { Resource, WireRecord } from '@/declaration'
import type { Means } from './means'
import type { RunRow } from './run'
import type { RunStore } from './store'

export type { Means } from './means'
export {
  isAtWork,
  isOver,
  type RowState,
  type RunCounts,
  type RunFile,
  type RunInfo,
  type RunKind,
  type RunRow,
  type RunState,
  type RunStep,
} from './run'
export type { RunStore } from './store'

/** A declared action with many records. */
export interface ActionOrder {
  readonly resource: Resource
  readonly action: string
  /** Those that it may be done with; none twice. */
  readonly records: readonly { readonly id: string; readonly name: string }[]
  readonly input: WireRecord
  /** Told of rows whose fate has become known, as they come in. */
  readonly onRows?: (rows: readonly RunRow[]) => void
}

/** Records to be made by an area's save call. */
export interface ImportOrder {
  readonly resource: Resource
  /** Checked rows: `id` is the line in the file, `data` what is sent. */
  readonly rows: readonly { readonly id: string; readonly name: string; readonly data: WireRecord }[]
  /** Which of the declared buttons is pressed for each of them, from 0. */
  readonly button?: number
}

/** The runs of a console, and the ways to begin one. */
export interface Runs extends RunStore {
  /** @returns the run's id */
  readonly startAction: (order: ActionOrder, means: Means) => string
  readonly startImport: (order: ImportOrder, means: Means) => string
  /** Brings back the runs of this operator that ended with their page, as `interrupted`. Once for each page. */
  readonly recall: () => Promise<void>
}

/** The runs of the console that has this query client: made when first asked for, the same for all who ask. */
export declare function runsOf(queryClient: QueryClient): Runs
