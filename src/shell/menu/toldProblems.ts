import { attempt } from '@/platform/attempt'
import { hashText } from '@/platform/userInfo'
import { logProblem } from '../errorLog/errorLog'

/** Survives sign-outs: a faulty menu is faulty for everyone who gets it. */
const key = 'open-platform-console.menuProblems'
/** How many reported problems this browser remembers. */
const most = 500

const read = (): readonly string[] =>
  (attempt(() => localStorage.getItem(key)) ?? '').split(' ').filter(Boolean)

/**
 * Logs each problem of the menu once per browser: a menu is sent at every load, and the readers of the error log cannot
 * fix it.
 */
export const logMenuProblems = (problems: readonly string[]): void => {
  const told = read()
  const fresh = problems.filter((problem) => !told.includes(hashText(problem)))
  if (fresh.length === 0) return
  for (const problem of fresh) logProblem('menu', problem)
  const marks = [...told, ...fresh.map(hashText)].slice(-most)
  attempt(() => localStorage.setItem(key, marks.join(' ')))
}
