import { dayOf, secondsPerDay } from '@/declaration'

/** The last `count` calendar days in UTC+8, ending today. */
export const lastDays = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * secondsPerDay))

/**
 * Figures by day, one entry per day.
 *
 * @param lines figures of some days; days not asked for are ignored
 * @param nothing the figures of a day without a line
 */
export const byDay = <F extends object>(
  days: readonly string[],
  lines: readonly (F & { readonly day: string })[],
  nothing: F,
): readonly (F & { readonly day: string })[] => {
  const known = new Map(lines.map((line) => [line.day, line]))
  return days.map((day) => known.get(day) ?? { ...nothing, day })
}
