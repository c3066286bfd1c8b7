import { expect, it } from 'vitest'
import { patternProblem } from '@/declaration/inspect/patternProblem'

const slow = /^can take very long/

it.each<[pattern: string, problem: RegExp | undefined]>([
  ['[A-Z]{2}\\d{6}', undefined],
  ['\\d+(\\.\\d{1,2})?', undefined],
  ['https?://[^/]+/.*', undefined],
  ['(\\d+-)*[a-z]+', undefined],
  ['(?=a)a', undefined],
  ['(a|b)*c', undefined],
  ['a{3}', undefined],
  ['(a)\\1', undefined],
  ['\\p{Script=Han}{2,8}', undefined],
  ['', undefined],
  ['(a+)+', slow],
  ['\\d+\\d+', slow],
  ['(a|ab)*(b|bc)*', slow],
  ['(.*)*', slow],
  ['.*a.*', slow],
  ['(a*)*', slow],
  ['(a?){40}', slow],
  ['(a|a)*', slow],
  ['a{20000}', slow],
  ['(?<a>x)', /named groups/],
])('%s', (pattern, problem) => {
  if (problem === undefined) expect(patternProblem(pattern)).toBeUndefined()
  else expect(patternProblem(pattern)).toMatch(problem)
})
