import { byDay, lastDays, successRate } from '@resources/dashboard/platform/figures'
import { expect, it } from 'vitest'

it('days are those of China: the last one changes at 16:00 UTC', () => {
  const at = (utc: string) => lastDays(Date.parse(utc) / 1000, 3)
  expect(at('2024-03-01T15:59:59Z')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(at('2024-03-01T16:00:00Z')).toEqual(['2024-02-29', '2024-03-01', '2024-03-02'])
})

it('a day without a line has nothing, and lines of other days are passed over', () => {
  const lines = [
    { day: '2024-01-01', fee: 1 },
    { day: '2024-01-03', fee: 3 },
    { day: '2024-01-09', fee: 9 },
  ]
  expect(byDay(['2024-01-02', '2024-01-03'], lines, { fee: 0 })).toEqual([
    { day: '2024-01-02', fee: 0 },
    { day: '2024-01-03', fee: 3 },
  ])
})

it.each([
  ['nothing tried', { success: 0, failed: 0, retrying: 0 }, null],
  ['all came through', { success: 7, failed: 0, retrying: 0 }, 10_000],
  // 99.999 % is not yet all.
  ['one of many was lost', { success: 99_999, failed: 1, retrying: 0 }, 9999],
  ['what is tried again has not failed yet', { success: 1, failed: 0, retrying: 1 }, 10_000],
])('success rate: %s', (_, counts, rate) => {
  expect(successRate([{ op: 'jd', count: 100, ...counts }])).toBe(rate)
})
