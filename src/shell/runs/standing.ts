import { isAtWork, isOver, type RunInfo } from '@/runs/run'

const isToSee = (run: RunInfo): boolean => {
  const { counts, problems = [] } = run
  return isOver(run) ? counts.unknown + problems.length > 0 : !isAtWork(run)
}

/** Counts the runs by state. A run with failures counts as failed whatever its state. */
export const standingOf = (runs: readonly RunInfo[]) => {
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

export type Standing = ReturnType<typeof standingOf>

/** Whether a page load would lose work: an active run would be interrupted, and some runs would vanish. */
export const losesByReload = (run: RunInfo): boolean => isAtWork(run) || isLostByReload(run)

/** Whether a page load would lose a run completely, or the file it has written. */
export const isLostByReload = (run: RunInfo): boolean =>
  run.unsaved === true || (run.fleeting === true && !isOver(run))

export type RunNews =
  | { readonly about: 'end' | 'stall'; readonly run: RunInfo }
  | { readonly about: 'interrupted'; readonly runs: readonly RunInfo[] }

/** Finished runs as they were before: still running. */
export const beforeTheEnd = (runs: readonly RunInfo[]): readonly RunInfo[] =>
  runs.filter(isOver).map((run) => ({ ...run, state: 'running' }))

/** Undone before anything was sent, so there is nothing to report. */
const didNothing = ({ state, counts }: RunInfo): boolean =>
  state === 'stopped' && counts.waiting === counts.total

/** Runs that ended or stopped by themselves, and interrupted ones; not those that the operator is looking at. */
export const newsOf = (
  before: readonly RunInfo[],
  now: readonly RunInfo[],
  isSeen: (id: string) => boolean,
): readonly RunNews[] => {
  const earlier = new Map(before.map((run) => [run.id, run]))
  const news = now.flatMap((run): RunNews[] => {
    const was = earlier.get(run.id)
    if (isSeen(run.id)) return []
    if (run.stalled) return was?.stalled === run.stalled ? [] : [{ about: 'stall', run }]
    return was && !isOver(was) && isOver(run) && !didNothing(run) ? [{ about: 'end', run }] : []
  })
  const interrupted = now.filter(({ id, state }) => state === 'interrupted' && !earlier.has(id))
  return interrupted.length > 0 ? [...news, { about: 'interrupted', runs: interrupted }] : news
}
