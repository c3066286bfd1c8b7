import { formatTimestamp as formatSeconds } from '@/declaration/calendar'
import { secondsPerDay } from '@/declaration/condition'
import { decimalOf } from '@/declaration/kinds/decimal'
import { type MoneyField, yuanOf } from '@/declaration/kinds/money'
import { fillText, type Locale, l, textIn } from '@/declaration/label'

/**
 * Formats of numbers and times. Numbers look the same in every language: people compare amounts on screen, in
 * statements and in exports by eye, and a point that means thousands to one reader and decimals to another costs money.
 */

/** Shown for a number or time that the platform did not send. */
export const untoldFigure = '—'

const told = <V>(value: V | null | undefined, as: (value: V) => string): string =>
  value === null || value === undefined ? untoldFigure : as(value)

const inThousands = (written: string): string =>
  written.replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

/** Groups the integer part by thousands. A number too large to be exact stays as it came. */
const grouped = (value: number, written: string): string =>
  Number.isSafeInteger(value) ? inThousands(written) : written

interface MoneyOptions {
  /** Writes `+` before positive amounts, for ledgers. */
  readonly signed?: boolean
}

const money = (amount: number, unit: MoneyField['unit'], { signed = false }: MoneyOptions): string => {
  const written = yuanOf(Math.abs(amount), unit)
  if (unit === 'yuan' ? !/\.\d\d$/.test(written) : !Number.isSafeInteger(amount)) return String(amount)
  const sign = amount < 0 ? '-' : signed && amount > 0 ? '+' : ''
  return `${sign}¥\u00a0${inThousands(written)}`
}

/** Fen (1/100 yuan) with 2 decimals: `123456` → `¥ 1,234.56`. What is not an integer is shown as is, never rounded. */
export const formatFen = (fen: number | null, options: MoneyOptions = {}): string =>
  told(fen, (amount) => money(amount, 'fen', options))

/** An amount in li (1/1000 yuan) with 3 decimals: `45` → `¥ 0.045`. */
export const formatLi = (li: number | null, options: MoneyOptions = {}): string =>
  told(li, (amount) => money(amount, 'li', options))

export const formatMoney = (amount: number | null, unit: MoneyField['unit'], options?: MoneyOptions) =>
  told(amount, (known) => money(known, unit, options ?? {}))

/** An integer with thousands separators: `135000` → `135,000`. */
export const formatInteger = (value: number | null): string =>
  told(value, (number) => grouped(number, String(number)))

/** Basis points (1/10000) as a percentage with 2 decimals: `9860` → `98.60%`. */
export const formatPercent = (basisPoints: number | null): string =>
  told(basisPoints, (share) =>
    Number.isSafeInteger(share) ? `${grouped(share, decimalOf(share, 2))}%` : String(share),
  )

/** `1234567.891` → `1,234,567.891`; non-numbers read `0`, and a number with an exponent is unchanged. */
export const formatThousands = (value: number | string | null | undefined): string => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN)
  if (Number.isNaN(number)) return '0'
  return String(number).replace(/^-?\d+(?=\.|$)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
}

/** Reads times of up to 11 digits as seconds and longer ones as milliseconds. */
export const secondsOf = (time: number): number => (Math.abs(time) < 1e11 ? time : Math.floor(time / 1000))

/** Unix seconds as `YYYY-MM-DD HH:mm:ss` in China time; an invalid time is shown as is. */
export const formatTimestamp = (time: number | null): string =>
  told(time, (known) => formatSeconds(secondsOf(known)))

const zoned = l('{time}（北京时间，UTC+8）', '{time} (Beijing time, UTC+8)', '{time} (hora de Pekín, UTC+8)')

/** A time including the time zone, for places where an operator asks for details. */
export const formatZoned = (time: number, locale: Locale): string =>
  fillText(textIn(zoned, locale), { time: formatTimestamp(time) })

/** The date of a Unix time in seconds, as `YYYY-MM-DD` in China time. */
export const formatDay = (time: number | null): string => {
  const [day = ''] = formatTimestamp(time).split(' ')
  return day
}

/** The time of day of a Unix time in seconds, as `HH:mm:ss` in China time. */
export const formatClock = (time: number): string => {
  const [day = '', clock = day] = formatTimestamp(time).split(' ')
  return clock
}

/** Whether the browser's time zone has China's offset at that time. */
const isInZone = (time: number): boolean => new Date(time * 1000).getTimezoneOffset() === -480

/** The time of day of a Unix time in seconds; names the zone if the operator's computer is in another. */
export const formatZonedClock = (time: number): string =>
  isInZone(time) ? formatClock(time) : `${formatClock(time)} UTC+8`

export const justNow = l('刚刚', 'just now', 'hace un momento')

const relativeFormats = new Map<Locale, Intl.RelativeTimeFormat>()

export const relativeFormat = (locale: Locale): Intl.RelativeTimeFormat => {
  const known = relativeFormats.get(locale)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  relativeFormats.set(locale, made)
  return made
}

/** Adds the space between figures and Chinese that all our texts have and `Intl` leaves out: `5 分钟前`. */
export const spaced = (words: string): string => words.replace(/\d(?=\p{Script=Han})/gu, '$& ')

const minute = 60
const hour = 3600

/**
 * Unix seconds: under 30 s `just now`, then minutes, hours, `1 day ago` under 172800 s, then days. Always rounds down, so that
 * 59 minutes never read as an hour.
 */
export const formatRelative = (time: number, now: number, locale: Locale): string => {
  const seconds = Math.floor(secondsOf(now)) - Math.floor(secondsOf(time))
  if (Number.isNaN(seconds)) return String(time)
  const distance = Math.abs(seconds)
  if (distance < 30) return textIn(justNow, locale)
  const past = seconds > 0
  const say = (size: number, unit: 'minute' | 'hour' | 'day') => {
    const count = Math.max(1, Math.floor(distance / size))
    return spaced(relativeFormat(locale).format(past ? -count : count, unit))
  }
  if (distance < hour) return say(minute, 'minute')
  if (distance < secondsPerDay) return say(hour, 'hour')
  return say(secondsPerDay, 'day')
}
