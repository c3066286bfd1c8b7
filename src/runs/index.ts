import type { QueryClient } from '@tanstack/react-query'
import { onForget } from '@/platform/leaving'
import { ownHash } from '@/platform/windowSession'
import { createJournal } from './journal'
import { createOwnership } from './ownership'
import { createRuns, type Runs } from './runs'

export type { RunContext } from './run'
export {
  isAtWork,
  isOver,
  type RowState,
  type RunCounts,
  type RunFile,
  type RunInfo,
  type RunRow,
  type RunState,
  type RunStep,
} from './run'
export type { Runs } from './runs'
export type { KeptSending, SendingLog } from './sendings'

/** Name of the database and prefix of the window locks. */
const scope = 'open-platform-console.runs'

/** Milliseconds between attempts of an unanswered call. */
const delays = [1000, 2000, 4000]

const known = new WeakMap<QueryClient, Runs>()

/** The runs of the console with this query client, created on first use and cleared with the operator's data. */
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
