import { dayOf, secondsPerDay, startOfDay } from '@/declaration'

/** The last so many calendar days in UTC+8, today the last one. */
export const lastDays = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * secondsPerDay))

/** The first second of a day that is known to be one. */
export const beginningOf = (day: string): number => {
  const start = startOfDay(day)
  if (start === undefined) throw new Error(`${day} is no day`)
  return start
}

/**
 * Figures by day, one line for each of the days.
 *
 * @param lines of days on which something was; others than those asked for are passed over
 * @param nothing the figures of a day without a line
 */
export const onDays = <F extends object>(
  days: readonly string[],
  lines: readonly (F & { readonly day: string })[],
  nothing: F,
): readonly (F & { readonly day: string })[] => {
  const known = new Map(lines.map((line) => [line.day, line]))
  return days.map((day) => known.get(day) ?? { ...nothing, day })
}
