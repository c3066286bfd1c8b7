import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantile, sideBySide, timing } from '../../bench/measure'
import { forAll } from '../cases'

test.each([
  [[7], 0.5, 7],
  [[1, 2, 3], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[0, 10], 0.25, 2.5],
  [[1, 2, 3], 0, 1],
  [[1, 2, 3], 1, 3],
])('the quantile of %j at %d is %d', (samples, part, expected) => {
  expect(quantile(samples, part)).toBeCloseTo(expected)
})

test('the order of the samples does not matter, and low ≤ median ≤ high ≤ max', () => {
  forAll([fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 })], (samples) => {
    const { low, median, high, max, rounds } = timing(samples)
    expect(timing(samples.toReversed())).toEqual({ low, median, high, max, rounds })
    expect(low <= median && median <= high && high <= max).toBe(true)
  })
})

test('no samples are refused', () => {
  expect(() => timing([])).toThrow('no samples')
})

test('ways take turns, and warm-up rounds do not count', async () => {
  const order: string[] = []
  const way = (name: string) => async (round: number) => order.push(`${name}${round}`)
  const timings = await sideBySide({ a: way('a'), b: way('b') }, { rounds: 2, warmUp: 1 })
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
  expect([timings.a.rounds, timings.b.rounds]).toEqual([2, 2])
})
