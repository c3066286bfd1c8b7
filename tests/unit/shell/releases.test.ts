import { expect, it } from 'vitest'
import { newestRelease } from '@/shell/releases/newest'
import { releases } from '@/shell/releases/releases'

const dates = releases.map(({ date }) => date)

it('releases are told once for each date, the newest first', () => {
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
})

it.each(dates)('the release of %s has a date, and tells each change in all languages', (date) => {
  expect(date).toBe(new Date(date).toISOString().slice(0, 10))
  const { changes = [] } = releases.find((release) => release.date === date) ?? {}
  expect(changes.length).toBeGreaterThan(0)
  for (const { zh, en, es } of changes) expect(new Set([zh, en, es]).size).toBe(3)
})

it('what the console knows of before it has fetched the list is the newest one', () => {
  expect(newestRelease).toBe(dates[0])
})
