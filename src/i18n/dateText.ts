import { parseTimestamp } from '@/declaration/kinds/time'
import { type Locale, l, textIn } from '@/declaration/label'
import { formatTimestamp, secondsOf } from './format'

/** Date and time to the second. */
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

/** Unix seconds of a moment; undefined when it is not one. */
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
