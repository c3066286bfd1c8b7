import { isAtWork, isOver, type RunInfo } from '@/runs'

/** How the runs stand together, as the bar shows it. */
export interface Standing {
  readonly atWork: number
  /** They wait for the operator: to be gone on with, or because something of them is not known or was not done. */
  readonly toSee: number
  readonly failed: number
  readonly ended: number
  /** How far those at work are, together: 0 to 100. */
  readonly percent: number
}

const isToSee = (run: RunInfo): boolean => {
  const { counts, problems = [] } = run
  return isOver(run) ? counts.unknown + problems.length > 0 : !isAtWork(run)
}

/** Counts the runs by how they stand. One with failures counts as such whatever else it is. */
export const standingOf = (runs: readonly RunInfo[]): Standing => {
  const working = runs.filter(isAtWork)
  const total = working.reduce((sum, { counts }) => sum + counts.total, 0)
  const left = working.reduce((sum, { counts }) => sum + counts.waiting, 0)
  return {
    atWork: working.length,
    toSee: runs.filter(isToSee).length,
    failed: runs.filter(({ counts }) => counts.failed > 0).length,
    ended: runs.filter(isOver).length,
    percent: total === 0 ? 0 : (100 * (total - left)) / total,
  }
}

/** Whether a new document would lose work: what is under way would be cut off, and of some runs nothing would be left. */
export const losesByReload = (run: RunInfo): boolean => isAtWork(run) || isLostByReload(run)

/** Whether nothing of a run, or of the file that it has written, is left after a new document. */
export const isLostByReload = (run: RunInfo): boolean =>
  run.unsaved === true || (run.fleeting === true && !isOver(run))
