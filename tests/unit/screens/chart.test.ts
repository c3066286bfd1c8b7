import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactNumber, highlightsOf, sharesOf, ticksTo } from '@/screens/chart/chart'
import { forAll } from '../cases'

describe('shares of a whole', () => {
  it.each([
    ['equal thirds', [1, 1, 1], [3334, 3333, 3333]],
    ['one alone', [5], [10_000]],
    ['nothing of something', [3, 0, 1], [7500, 0, 2500]],
    ['nothing at all', [0, 0], [0, 0]],
    ['no parts', [], []],
  ])('%s', (_, values, shares) => expect(sharesOf(values)).toEqual(shares))

  it('are the whole together, and none is more than a hundredth of a percent off', () => {
    forAll([fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 12 })], (values) => {
      const whole = values.reduce((sum, value) => sum + value, 0)
      fc.pre(whole > 0)
      const shares = sharesOf(values)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000)
      shares.forEach((share, index) => {
        expect(Math.abs(share - ((values[index] ?? 0) / whole) * 10_000)).toBeLessThanOrEqual(1)
      })
    })
  })
})

it('a row of figures is told by its sum and its first extremes', () => {
  expect(highlightsOf([4, 9, 2, 9, 2])).toEqual({ total: 26, highest: 1, lowest: 2 })
  expect(highlightsOf([])).toBeUndefined()
})

describe('the figures of an axis', () => {
  it.each([
    [33_919, [0, 10_000, 20_000, 30_000, 40_000]],
    [20, [0, 5, 10, 15, 20]],
    [34, [0, 10, 20, 30, 40]],
    [129, [0, 50, 100, 150]],
    [1, [0, 1]],
    [0, [0]],
  ])('up to %d', (most, ticks) => expect(ticksTo(most)).toEqual(ticks))

  it('are few, whole and evenly spaced, and the last step holds the highest figure', () => {
    forAll([fc.integer({ min: 1, max: 1_000_000_000_000 })], (most) => {
      const ticks = ticksTo(most)
      const [, step = 0] = ticks
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks).toEqual(ticks.map((_, index) => index * step))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.at(-2)).toBeLessThan(most)
    })
  })
})

it('the axis shortens figures with the language’s word and the marks of all other numbers', () => {
  expect(compactNumber(2000, 'zh')).toBe('2,000')
  expect(compactNumber(12_345, 'zh')).toBe('1.2万')
  expect(compactNumber(12_345, 'en')).toBe('12.3K')
  expect(compactNumber(12_345, 'es').replace(/\s/g, ' ')).toBe('12.3 mil')
})
