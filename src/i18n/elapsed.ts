import { secondsPerDay } from '@/declaration/condition'
import { type Locale, l, textIn } from '@/declaration/label'
import { dateText, type Moment, momentOf } from './dateText'
import { justNow, relativeFormat } from './format'

const minute = 60
const hour = 3600

/** Without a year in Chinese, where 月 and 日 already make it a date. */
const shortPattern = l('{m}月{d}日{h}时{i}分', '{y}-{m}-{d} {h}:{i}', '{y}-{m}-{d} {h}:{i}')

/**
 * A recent moment as an age, an older one as a date: under 30 s `just now`, then started minutes and hours, `1 day ago`
 * under 172800 s, then the date. Future moments read `just now`. For a distance in either direction that never rounds
 * up, use `formatRelative`.
 *
 * @param pattern for the date, see {@link dateText}; by default month, day and time as the language writes them
 * @returns null when the value is not a moment
 */
export const formatRecent = (time: Moment, now: number, locale: Locale, pattern?: string): string | null => {
  const then = momentOf(time)
  if (then === undefined) return null
  const passed = Math.floor(now) - then
  if (passed < 30) return textIn(justNow, locale)
  const ago = (count: number, unit: 'minute' | 'hour' | 'day') => relativeFormat(locale).format(-count, unit)
  if (passed < hour) return ago(Math.ceil(passed / minute), 'minute')
  if (passed < secondsPerDay) return ago(Math.ceil(passed / hour), 'hour')
  if (passed < 2 * secondsPerDay) return ago(1, 'day')
  const date = dateText(time, locale, pattern ?? textIn(shortPattern, locale))
  // Chinese drops leading zeros: 3月5日8时0分.
  return pattern === undefined && locale === 'zh' ? (date?.replace(/0(\d[月日时分])/g, '$1') ?? null) : date
}

const lengths = new Map<string, Intl.NumberFormat>()

const lengthFormat = (locale: Locale, unit: 'minute' | 'hour' | 'day'): Intl.NumberFormat => {
  const key = `${locale} ${unit}`
  const known = lengths.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  lengths.set(key, made)
  return made
}

/**
 * A duration in whole minutes under an hour, whole hours under a day, else whole days: `0 minutes`, `1 hour`, `2 days`.
 *
 * @param seconds elapsed, not negative
 */
export const timeAgo = (seconds: number, locale: Locale): string => {
  const say = (size: number, unit: 'minute' | 'hour' | 'day') =>
    lengthFormat(locale, unit).format(Math.max(0, Math.floor(seconds / size)))
  if (seconds < hour) return say(minute, 'minute')
  if (seconds < secondsPerDay) return say(hour, 'hour')
  return say(secondsPerDay, 'day')
}
