import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { isLeaving } from '@/platform/leaving'
import type { RunInfo } from '@/runs/run'
import type { PageAt } from './pages'

/** Asks if there is unsaved input on pages that `pages` no longer finds; without `pages`, on any page. */
export type MayLeave = (pages?: PageAt) => Promise<boolean>

export const MayLeaveContext = createContext<MayLeave>(async () => true)

export const useMayLeave = (): MayLeave => useContext(MayLeaveContext)

export type Question<Subject> = Subject & { readonly answer: (giveUp: boolean) => void }

export type OpenQuestion = Question<{ readonly pages: readonly string[] }>

/** Asks one question at a time; a new one answers the previous with no. */
export const useQuestion = <Subject extends object>() => {
  const [question, setQuestion] = useState<Question<Subject>>()
  const open = useRef<Question<Subject>>(undefined)
  const ask = useCallback((subject: Subject) => {
    open.current?.answer(false)
    return new Promise<boolean>((resolve) => {
      const asked: Question<Subject> = {
        ...subject,
        answer: (giveUp) => {
          if (open.current !== asked) return
          open.current = undefined
          setQuestion(undefined)
          resolve(giveUp)
        },
      }
      open.current = asked
      setQuestion(asked)
    })
  }, [])
  return [question, ask] as const
}

/** Makes the browser ask before a reload or a closed window loses input. */
export const useAskBeforeUnload = (loses: boolean): void => {
  useEffect(() => {
    if (!loses) return
    const guard = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault()
    }
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [loses])
}

/** Access to the runs for the frame. The runs are loaded late, so the frame asks whichever keeper is registered. */
interface RunKeeper {
  readonly mayLeave: () => Promise<boolean>
  /** Runs that a page load would erase; others can be resumed afterwards. */
  readonly lost: () => readonly RunInfo[]
}

const nobody: RunKeeper = { mayLeave: async () => true, lost: () => [] }
let keeper = nobody

export const runKeeper = (): RunKeeper => keeper

export const keepRuns = (next: RunKeeper): (() => void) => {
  keeper = next
  return () => {
    if (keeper === next) keeper = nobody
  }
}
