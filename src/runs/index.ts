import type { QueryClient } from '@tanstack/react-query'
import { onForget } from '@/platform/leaving'
import { ownHash } from '@/platform/windowSession'
import { createJournal } from './journal'
import { createOwnership } from './ownership'
import { createRuns, type Runs } from './runs'

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
export type { ActionOrder, ImportOrder, ResourceOf, Runs } from './runs'
export type { KeptSending, SendingLog, Sendings } from './sendings'
export type { RunStore } from './store'

/** Names the database, and the locks by which windows know whose a run is. */
const scope = 'open-platform-console.runs'

/** Between two tries of a call that went unanswered, ms. */
const delays = [1000, 2000, 4000]

const known = new WeakMap<QueryClient, Runs>()

/**
 * The runs of the console that has this query client: made when first asked for, the same for all who ask. When nothing
 * of the operator may stay, they and what is kept of them are forgotten.
 */
export function runsOf(queryClient: QueryClient): Runs {
  const found = known.get(queryClient)
  if (found) return found
  const runs = createRuns({
    journal: createJournal(scope),
    ownership: createOwnership(scope),
    mark: ownHash,
    delays,
  })
  known.set(queryClient, runs)
  onForget(runs.clear)
  return runs
}
