import { secondsPerDay } from '@/declaration/condition'
import { parseTimestamp } from '@/declaration/kinds/time'
import { type Locale, l, textIn } from '@/declaration/label'
import { formatTimestamp, justNow, relativeFormat, secondsOf } from './format'

const fullPattern = '{y}-{m}-{d} {h}:{i}:{s}'

/** Short weekday names, Sunday first, as each language writes them. */
const weekdays = l('日 一 二 三 四 五 六', 'Sun Mon Tue Wed Thu Fri Sat', 'dom lun mar mié jue vie sáb')

/** A date, Unix seconds or milliseconds (also as digits), or an ISO 8601 string. */
export type Moment = Date | number | string | null | undefined

const withZone = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** Text without a time zone is China time, like everything on the screen. */
const secondsOfText = (text: string): number | undefined => {
  const [, day] = withZone.exec(text) ?? []
  if (day === undefined) return parseTimestamp(text)
  // Date.parse reads 30 February as 2 March.
  return parseTimestamp(day) === undefined ? undefined : Date.parse(text) / 1000
}

const momentOf = (value: Moment): number | undefined => {
  if (value === null || value === undefined || value === '') return undefined
  const seconds =
    typeof value === 'string'
      ? secondsOfText(value.trim())
      : value instanceof Date
        ? value.getTime() / 1000
        : secondsOf(value)
  return seconds !== undefined && Number.isFinite(seconds) ? Math.floor(seconds) : undefined
}

/**
 * Formats a moment in China time: `{y}` year, `{m}` month, `{d}` day, `{h}` hour, `{i}` minute, `{s}` second, all but
 * the year with two digits, and `{a}` weekday. Letters may repeat; other text is kept.
 *
 * @returns null when the value is not a moment or its year does not have four digits
 */
export const dateText = (value: Moment, locale: Locale, pattern: string = fullPattern): string | null => {
  const seconds = momentOf(value)
  const written = seconds === undefined ? '' : formatTimestamp(seconds)
  const [, y, m, d, h, i, s] = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(written) ?? []
  if (y === undefined) return null
  const weekday = new Date(`${y}-${m}-${d}T00:00:00Z`).getUTCDay()
  const parts: Readonly<Record<string, string | undefined>> = {
    y,
    m,
    d,
    h,
    i,
    s,
    a: textIn(weekdays, locale).split(' ')[weekday],
  }
  return pattern.replace(/\{([ymdhisa])\1*\}/g, (_, letter: string) => parts[letter] ?? '')
}

const minute = 60
const hour = 3600

/** Without a year in Chinese, where 月 and 日 already make it a date. */
const shortPattern = l('{m}月{d}日{h}时{i}分', '{y}-{m}-{d} {h}:{i}', '{y}-{m}-{d} {h}:{i}')

/**
 * Under 30 s `just now`, then started minutes and hours, `1 day ago` under 172800 s, then the date in `pattern`, by default as
 * the language writes it. `formatRelative` never rounds up. Returns null when the value is not a moment.
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

/** A duration in whole minutes, hours or days: `0 minutes`, `1 hour`, `2 days`. `seconds`: elapsed, not negative. */
export const timeAgo = (seconds: number, locale: Locale): string => {
  const say = (size: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
      Math.max(0, Math.floor(seconds / size)),
    )
  if (seconds < hour) return say(minute, 'minute')
  if (seconds < secondsPerDay) return say(hour, 'hour')
  return say(secondsPerDay, 'day')
}
