import { useEffect, useEffectEvent } from 'react'
import { isOver, type RunInfo } from '@/runs/run'
import { useRunContext, useRuns } from '@/screens/runs/useRuns'
import { keepRuns, type Question, useAskBeforeUnload, useQuestion } from '../panes/leaving'
import { isLostByReload, losesByReload } from './standing'

export type LeavingQuestion = Question<{
  readonly runs: readonly RunInfo[]
  /** Runs in other windows; signing out ends them too. */
  readonly elsewhere: number
}>

/** The browser asks before a reload ends runs; signing out asks about unfinished ones, then stops and deletes them. */
export const useLeavingRuns = (runs: readonly RunInfo[]): LeavingQuestion | undefined => {
  const { list, step, countInOtherWindows: countElsewhere } = useRuns()
  const context = useRunContext()
  const [question, ask] = useQuestion<Omit<LeavingQuestion, 'answer'>>()

  const mayLeave = useEffectEvent(async (): Promise<boolean> => {
    const elsewhere = await countElsewhere()
    const unfinished = list().filter((run) => run.unsaved || !isOver(run))
    if (unfinished.length + elsewhere === 0) return true
    if (!(await ask({ runs: unfinished, elsewhere }))) return false
    for (const { id } of list()) {
      step(id, 'undo', context)
      step(id, 'stop', context)
    }
    return true
  })
  useEffect(() => keepRuns({ mayLeave: () => mayLeave(), lost: () => list().filter(isLostByReload) }), [list])

  useAskBeforeUnload(runs.some(losesByReload))
  return question
}
