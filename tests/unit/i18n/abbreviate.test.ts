import { expect, it } from 'vitest'
import { abbreviate } from '@/i18n/abbreviate'
import { formatThousands } from '@/i18n/format'
import { spreadFirst } from '../cases'

it.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [999.5, 1, '999.5'],
  [1000, 0, '1k'],
  [10_000, 0, '10k'],
  [12_345, 0, '12k'],
  [1000, 1, '1k'],
  [1024, 2, '1.02k'],
  [12_345, 1, '12.3k'],
  [12_345, 2, '12.35k'],
  [1_500_000, 1, '1.5M'],
  [1e6, 2, '1M'],
  [1.5e9, 2, '1.5G'],
  [1e12, 0, '1T'],
  [1e15, 1, '1P'],
  [1.234e18, 2, '1.23E'],
  [999_999, 1, '1000k'],
  [-5000, 1, '-5000'],
  [Number.NaN, 1, 'NaN'],
])('numbers in short: %d with %d digits reads %s', (value, digits, text) => {
  expect(abbreviate(value, digits)).toBe(text)
})

it.each(
  spreadFirst([
    [[0, 'abc', null, undefined, '', ' ', Number.NaN], '0'],
    [[999], '999'],
    [[1000], '1,000'],
    [[10_000], '10,000'],
    [[1_234_567], '1,234,567'],
    [['1234567.891'], '1,234,567.891'],
    [[1234.5678], '1,234.5678'],
    [[-1_234_567], '-1,234,567'],
    [[0.5], '0.5'],
    [[1e21], '1e+21'],
    [[-1.5e21], '-1.5e+21'],
    [[Number.POSITIVE_INFINITY], 'Infinity'],
  ]),
)('thousands separators: %s reads %s', (value, text) => {
  expect(formatThousands(value)).toBe(text)
})
