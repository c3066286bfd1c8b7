import type { RunInfo } from '@/runs'

/** Who knows of the runs of bulk work. Fetched late, so the frame asks whoever is there. */
export interface RunKeeper {
  /** Asks before the console is left for good, where runs would end with it; those that are given up are stopped. */
  readonly mayLeave: () => Promise<boolean>
  /** Those of which a new document would leave nothing; others can be gone on with afterwards. */
  readonly lost: () => readonly RunInfo[]
}

const nobody: RunKeeper = { mayLeave: async () => true, lost: () => [] }
let keeper = nobody

/** Without one there are no runs. */
export const runKeeper = (): RunKeeper => keeper

/**
 * Takes over the runs of the console.
 *
 * @returns the function that lets go of them
 */
export const keepRuns = (next: RunKeeper): (() => void) => {
  keeper = next
  return () => {
    if (keeper === next) keeper = nobody
  }
}
