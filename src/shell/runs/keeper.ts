import type { RunInfo } from '@/runs'

/** Access to the runs for the frame. The runs are loaded late, so the frame asks whichever keeper is registered. */
export interface RunKeeper {
  /** Asks before the console is left if that would end runs; the ones given up are stopped. */
  readonly mayLeave: () => Promise<boolean>
  /** Runs that a page load would erase; others can be resumed afterwards. */
  readonly lost: () => readonly RunInfo[]
}

const nobody: RunKeeper = { mayLeave: async () => true, lost: () => [] }
let keeper = nobody

/** The registered keeper; the default has no runs. */
export const runKeeper = (): RunKeeper => keeper

/**
 * Registers the keeper of the console's runs.
 *
 * @returns unregisters it
 */
export const keepRuns = (next: RunKeeper): (() => void) => {
  keeper = next
  return () => {
    if (keeper === next) keeper = nobody
  }
}
