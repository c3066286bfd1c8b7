import { useCallback, useRef, useState } from 'react'

/** The question before unsaved input is discarded. */
export interface OpenQuestion {
  /** Paths of the pages. */
  readonly pages: readonly string[]
  readonly answer: (giveUp: boolean) => void
}

/** Asks one question at a time; a new one answers the previous with no. */
export const useLeaveQuestion = () => {
  const [question, setQuestion] = useState<OpenQuestion>()
  const open = useRef<OpenQuestion>(undefined)
  const ask = useCallback((pages: readonly string[]) => {
    open.current?.answer(false)
    return new Promise<boolean>((resolve) => {
      const asked: OpenQuestion = {
        pages,
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
