import { useCallback } from 'react'
import type { Problem } from '@/expression'
import { useSay } from '@/i18n/useSay'
import { atCharacter, problems } from './texts'

/** Formats a parser problem with its position. */
export const useProblem = (): ((problem: Problem) => string) => {
  const say = useSay()
  return useCallback(
    ({ at, code, ...values }) => {
      const { words, ...others } = { words: [], ...values }
      const problem = say(problems[code], { ...others, words: words.join(' / ') })
      return say(atCharacter, { n: at, problem })
    },
    [say],
  )
}
