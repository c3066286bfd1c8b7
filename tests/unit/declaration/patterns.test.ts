import { expect, it } from 'vitest'
import { patternProblem } from '@/declaration/inspect/patterns'

const slow = /^can take very long/
const refused = /which can take very long; write it without$/

it.each<[pattern: string, problem: RegExp | undefined]>([
  ['[A-Z]{2}\\d{6}', undefined],
  ['\\d+(\\.\\d{1,2})?', undefined],
  ['https?://[^/]+/.*', undefined],
  ['(\\d+-)*[a-z]+', undefined],
  ['(?=a)a', undefined],
  ['(a|b)*c', undefined],
  ['a{3}', undefined],
  ['', undefined],
  ['(a+)+', slow],
  ['\\d+\\d+', slow],
  ['(a|a)*', slow],
  ['(a|ab)*(b|bc)*', slow],
  ['(.*)*', slow],
  ['.*a.*', slow],
  ['(a*)*', slow],
  ['(a?){40}', /alike|very long/],
  ['(a)\\1', refused],
  ['(?<a>x)\\k<a>', refused],
  ['a{2000}', /^compares more than 1000 characters/],
])('%s', (pattern, problem) => {
  if (problem === undefined) expect(patternProblem(pattern)).toBeUndefined()
  else expect(patternProblem(pattern)).toMatch(problem)
})

it('what is allowed takes no time on the worst texts', () => {
  for (const pattern of ['(\\d+-)*[a-z]+', '(a|b)*c', '\\d+(\\.\\d{1,2})?', 'https?://[^/]+/.*'])
    for (const text of [
      'a'.repeat(5000),
      'a-'.repeat(5000),
      '1'.repeat(5000),
      `https://${'/'.repeat(5000)}`,
    ]) {
      const from = performance.now()
      new RegExp(`^(?:${pattern})$`, 'u').test(`${text}!`)
      expect(performance.now() - from, pattern).toBeLessThan(500)
    }
})
