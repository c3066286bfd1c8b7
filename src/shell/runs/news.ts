import { isOver, type RunInfo } from '@/runs'

/** A change in a background run that is worth a notification. */
export type RunNews =
  | { readonly about: 'end' | 'stall'; readonly run: RunInfo }
  | { readonly about: 'interrupted'; readonly runs: readonly RunInfo[] }

/** Undone before anything was sent, so there is nothing to report. */
const didNothing = ({ state, counts }: RunInfo): boolean =>
  state === 'stopped' && counts.waiting === counts.total

/**
 * The news between two states of the runs: those that ended or stopped by themselves, and those found interrupted.
 *
 * @param isSeen whether the operator is already looking at a run
 */
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
