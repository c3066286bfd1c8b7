import { isAtWork, isOver, type RunInfo } from '@/runs'

/** How the runs stand together, as the bar shows it. */
export interface Standing {
  readonly atWork: number
  /** They stand still until the operator goes on with them. */
  readonly waiting: number
  readonly failed: number
  readonly ended: number
  /** How far those at work are, together: 0 to 100. */
  readonly percent: number
}

const hasFailures = ({ counts, problems = [] }: RunInfo): boolean =>
  counts.failed + counts.unknown + problems.length > 0

/** Counts the runs by how they stand. One with failures counts as such whatever else it is. */
export const standingOf = (runs: readonly RunInfo[]): Standing => {
  const working = runs.filter(isAtWork)
  const total = working.reduce((sum, { counts }) => sum + counts.total, 0)
  const left = working.reduce((sum, { counts }) => sum + counts.waiting, 0)
  return {
    atWork: working.length,
    waiting: runs.filter((run) => !isAtWork(run) && !isOver(run)).length,
    failed: runs.filter(hasFailures).length,
    ended: runs.filter(isOver).length,
    percent: total === 0 ? 0 : (100 * (total - left)) / total,
  }
}

/** Whether a new document would lose work: what is under way would be cut off, and an export cannot be gone on with. */
export const losesByReload = (run: RunInfo): boolean => isAtWork(run) || isLostByReload(run)

/** Whether nothing of a run is left after a new document. */
export const isLostByReload = (run: RunInfo): boolean => run.kind === 'export' && !isOver(run)
