import { expect, test } from 'vitest'
import { type CountedFunction, usedShare } from '../../bench/usedShare'

const counted = (...ranges: readonly [from: number, to: number, count: number][]): CountedFunction => ({
  ranges: ranges.map(([startOffset, endOffset, count]) => ({ startOffset, endOffset, count })),
})
const script = counted([0, 100, 1])

test.each<[what: string, functions: CountedFunction[], share: number]>([
  ['a script that ran', [script], 1],
  ['a script that was only counted', [counted([0, 100, 0])], 0],
  ['a function that nobody called', [script, counted([20, 60, 0])], 0.6],
  ['a function that was called often', [script, counted([20, 60, 7])], 1],
  ['a branch that was not taken', [script, counted([20, 60, 3], [30, 40, 0])], 0.9],
  ['a function called in one that was not', [counted([0, 100, 0]), counted([20, 60, 1])], 0.4],
  ['functions in any order', [counted([20, 60, 0]), script], 0.6],
  ['nothing', [], 0],
])('what of a script has run: %s', (_, functions, share) => {
  expect(usedShare(100, functions)).toBeCloseTo(share)
})

test('an empty script has not run', () => {
  expect(usedShare(0, [counted([0, 0, 1])])).toBe(0)
})
