import { dayOf, type ResolvedFilter, secondsPerDay, startOfDay } from '@/declaration'
import type { FilterValues } from '@/platform/dataProvider/listRequest'

export type PeriodOf = Extract<ResolvedFilter, { test: 'period' }>

export interface Span {
  readonly begin: string
  readonly end: string
}

export const presets = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'this_month',
  'last_month',
] as const
export type Preset = (typeof presets)[number]

const daysFrom = (day: string, days: number): string => dayOf((startOfDay(day) ?? 0) + days * secondsPerDay)
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The days of the month that a day is in. */
export const monthOf = (day: string): Span => {
  const begin = firstOfMonth(day)
  return { begin, end: daysFrom(firstOfMonth(daysFrom(begin, 31)), -1) }
}

/** The days of a preset, by China's calendar. `now`: Unix seconds. */
export const spanOf = (preset: Preset, now: number): Span => {
  const today = dayOf(now)
  const yesterday = daysFrom(today, -1)
  const lastOfLastMonth = daysFrom(firstOfMonth(today), -1)
  const spans: { readonly [P in Preset]: Span } = {
    today: { begin: today, end: today },
    yesterday: { begin: yesterday, end: yesterday },
    last_7_days: { begin: daysFrom(today, -6), end: today },
    last_30_days: { begin: daysFrom(today, -29), end: today },
    this_month: { begin: firstOfMonth(today), end: today },
    last_month: { begin: firstOfMonth(lastOfLastMonth), end: lastOfLastMonth },
  }
  return spans[preset]
}

const latest = (...days: string[]): string => days.sort().at(-1) ?? ''

/** A list's initial period as query parameters. Empty if it starts without one. `now`: Unix seconds. */
export const startOf = ({ params, lastDays }: PeriodOf, now: number): FilterValues => {
  const [begin, end] = params
  if (lastDays === undefined || begin === undefined || end === undefined) return {}
  const today = dayOf(now)
  return { [begin]: daysFrom(today, 1 - lastDays), [end]: today }
}

/** Number of days in a span, both ends included; 0 or less if it ends before it begins. */
export const daysOf = ({ begin, end }: Span): number =>
  ((startOfDay(end) ?? 0) - (startOfDay(begin) ?? 0)) / secondsPerDay + 1

export const presetsFor = (filter: PeriodOf, now: number): readonly Preset[] =>
  presets.filter((preset) => daysOf(spanOf(preset, now)) <= filter.maxDays)

/** What the platform would refuse about a period (10009): a key under `console.validation.` An open end means today. `now`: Unix seconds. */
export const periodProblem = (filter: PeriodOf, values: FilterValues, now: number) => {
  const [begin, end] = filter.params.map((param) => String(values[param] ?? ''))
  if (!begin && !end) return undefined
  if ([begin, end].some((day) => day && startOfDay(day) === undefined)) return 'day'
  if (!begin) return 'date_begin'
  const count = daysOf({ begin, end: end || latest(begin, dayOf(now)) })
  if (count <= 0) return 'date_order'
  return count > filter.maxDays ? 'date_span' : undefined
}
