import { attempt } from '@/platform/attempt'
import { hashText } from '@/platform/hashText'
import { logProblem } from '../errorLog/errorLog'

/** Outlives sign-outs: what is wrong with a menu is wrong for everybody who is sent it. */
const key = 'open-platform-console.menuProblems'
/** Of so many problems this browser remembers that it has told them. */
const most = 500

const read = (): readonly string[] =>
  (attempt(() => localStorage.getItem(key)) ?? '').split(' ').filter(Boolean)

/**
 * Writes down what is wrong with the menu, each problem once in this browser: a menu is sent at every load, and nobody who
 * reads the error log can mend it.
 */
export const logMenuProblems = (problems: readonly string[]): void => {
  const told = read()
  const fresh = problems.filter((problem) => !told.includes(hashText(problem)))
  if (fresh.length === 0) return
  for (const problem of fresh) logProblem('menu', problem)
  const marks = [...told, ...fresh.map(hashText)].slice(-most)
  attempt(() => localStorage.setItem(key, marks.join(' ')))
}
