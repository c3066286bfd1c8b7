import { useCallback, useState } from 'react'

/** The question before something unsaved is given up, and whose it is. */
export interface LeaveQuestion {
  /** Paths of the pages. */
  readonly pages: readonly string[]
  readonly answer: (giveUp: boolean) => void
}

/** One question at a time; a new one answers the last with no. */
export const useLeaveQuestion = () => {
  const [question, setQuestion] = useState<LeaveQuestion>()
  const ask = useCallback(
    (pages: readonly string[]) =>
      new Promise<boolean>((resolve) => {
        setQuestion((last) => {
          last?.answer(false)
          return {
            pages,
            answer: (giveUp) => {
              resolve(giveUp)
              setQuestion(undefined)
            },
          }
        })
      }),
    [],
  )
  return [question, ask] as const
}
