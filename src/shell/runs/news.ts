import { isOver, type RunInfo } from '@/runs'

/** What the operator is told of the runs behind his back. */
export type RunNews =
  | { readonly about: 'end' | 'stall'; readonly run: RunInfo }
  | { readonly about: 'interrupted'; readonly runs: readonly RunInfo[] }

/** Taken back before anything was sent: there is nothing to tell of it. */
const didNothing = ({ state, counts }: RunInfo): boolean =>
  state === 'stopped' && counts.waiting === counts.total

/**
 * What is new between two looks at the runs: those that have come to their end or to a stand by themselves, and those
 * that were found interrupted.
 *
 * @param isSeen whether the operator has a run before him, and needs not be told
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
