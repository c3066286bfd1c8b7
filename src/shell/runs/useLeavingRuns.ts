import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOver, type RunInfo } from '@/runs'
import { useRunContext, useRuns } from '@/screens/runs/useRuns'
import { keepRuns, useAskBeforeUnload } from '../panes/leaving'

import { isLostByReload, losesByReload } from './standing'

export interface LeavingQuestion {
  readonly runs: readonly RunInfo[]
  /** Runs in other windows, which signing out ends too. */
  readonly elsewhere: number
  readonly answer: (giveUp: boolean) => void
}

/**
 * The browser asks before a reload ends runs, and a sign-out asks about runs that are unfinished or have an unsaved
 * file. If the operator goes on, they are stopped; signing out deletes them.
 */
export const useLeavingRuns = (runs: readonly RunInfo[]): LeavingQuestion | undefined => {
  const { list, step, countInOtherWindows: countElsewhere } = useRuns()
  const context = useRunContext()
  const [question, setQuestion] = useState<LeavingQuestion>()
  const open = useRef<LeavingQuestion>(undefined)

  const mayLeave = useEffectEvent(async (): Promise<boolean> => {
    const elsewhere = await countElsewhere()
    const unfinished = list().filter((run) => run.unsaved || !isOver(run))
    if (unfinished.length + elsewhere === 0) return true
    open.current?.answer(false)
    return new Promise((resolve) => {
      const asked: LeavingQuestion = {
        runs: unfinished,
        elsewhere,
        answer: (giveUp) => {
          if (open.current !== asked) return
          open.current = undefined
          setQuestion(undefined)
          if (giveUp)
            for (const { id } of list()) {
              step(id, 'undo', context)
              step(id, 'stop', context)
            }
          resolve(giveUp)
        },
      }
      open.current = asked
      setQuestion(asked)
    })
  })
  useEffect(() => keepRuns({ mayLeave: () => mayLeave(), lost: () => list().filter(isLostByReload) }), [list])

  useAskBeforeUnload(runs.some(losesByReload))
  return question
}
