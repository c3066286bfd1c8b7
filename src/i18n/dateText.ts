import { parseTimestamp } from '@/declaration/kinds/time'
import { type Locale, l, textIn } from '@/declaration/label'
import { formatTimestamp, secondsOf } from './format'

/** Everything of a moment, to the second (specification §9). */
const fullPattern = '{y}-{m}-{d} {h}:{i}:{s}'

/** Short names of the days of the week, Sunday first; each language has its own habit of writing them. */
const weekdays = l('日 一 二 三 四 五 六', 'Sun Mon Tue Wed Thu Fri Sat', 'dom lun mar mié jue vie sáb')

/** What can be a moment: a date, Unix seconds or milliseconds, digits or a date in words of ISO 8601. */
export type Moment = Date | number | string | null | undefined

const withZone = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** Words without a zone are China's time, as everything on the screen is. */
const secondsOfText = (text: string): number | undefined => {
  const [, day] = withZone.exec(text) ?? []
  if (day === undefined) return parseTimestamp(text)
  // The browser takes 30 February for 2 March.
  return parseTimestamp(day) === undefined ? undefined : Date.parse(text) / 1000
}

/** Unix seconds of a moment; undefined when it is none. */
export const momentOf = (value: Moment): number | undefined => {
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
 * A moment in China's time by a pattern: `{y}` year, `{m}` month, `{d}` day, `{h}` hour, `{i}` minute, `{s}` second, each but
 * the year with two digits, and `{a}` the day of the week. A letter may be repeated; what is no such letter stays.
 *
 * @returns null for what is no moment, or one whose year has no four digits
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
