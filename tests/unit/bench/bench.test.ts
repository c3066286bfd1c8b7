import { expect, test } from 'vitest'
import { brokenLimits, ratioOf } from '../../bench/bench'
import { timing } from '../../bench/measure'

const hundred = timing(Array.from({ length: 101 }, (_, index) => index))

test('a row without limits breaks none', () => {
  expect(brokenLimits({ what: 'a', time: hundred, counts: [{ what: 'elements', value: 1e9 }] })).toEqual([])
})

test.each([
  [94.9, ['a: 95 % within 95.0 ms, 94.9 ms are allowed']],
  [95, []],
])('95 of 100 ms and a limit of %d ms', (most, broken) => {
  expect(brokenLimits({ what: 'a', time: hundred, most })).toEqual(broken)
})

test.each([
  [0, []],
  [1, ['a: 1 requests, 0 allowed']],
])('%d requests where none are allowed', (value, broken) => {
  const counts = [{ what: 'requests', value, most: 0 }]
  expect(brokenLimits({ what: 'a', time: hundred, counts })).toEqual(broken)
})

test('the ratio is that of the medians, and there is none without something to hold it against', () => {
  expect(ratioOf({ what: 'a', time: hundred, against: { what: 'b', time: timing([25]) } })).toBe(2)
  expect(ratioOf({ what: 'a', time: hundred })).toBeUndefined()
})

test.each([
  [0.5, []],
  [0.49, ['a: 0.500 times b, 0.49 are allowed']],
])('half the time of another, and at most %d of it', (mostRatio, broken) => {
  const against = { what: 'b', time: timing([100]) }
  expect(brokenLimits({ what: 'a', time: hundred, against, mostRatio })).toEqual(broken)
})

test('a ratio that is limited and cannot be told is over its limit', () => {
  expect(brokenLimits({ what: 'a', time: hundred, mostRatio: 1 })).toEqual([
    'a: no times nothing, 1 are allowed',
  ])
})
