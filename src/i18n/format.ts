import { type Locale, l } from '@/declaration/label'

/**
 * How figures and times are written. Figures look the same in every language: an amount on the screen, in a statement and
 * in an export is compared by eye, and a point that means thousands for one reader and decimals for another costs money.
 */

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Sign, whole part and a fixed number of decimals of an integer that counts 1/10^decimals. Text only: no float is made. */
const fixed = (value: bigint, decimals: number): { sign: '' | '-'; text: string } => {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = grouped(digits.slice(0, digits.length - decimals))
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`
  return { sign: value < 0n ? '-' : '', text: whole + fraction }
}

/** A whole number as bigint, or nothing: a number that has lost digits or has a fraction must not look exact. */
const exact = (value: number | bigint): bigint | undefined =>
  typeof value === 'bigint' ? value : Number.isSafeInteger(value) ? BigInt(value) : undefined

export type MoneyOptions = {
  /** Writes `+` before amounts above zero, for ledgers. */
  signed?: boolean
  /** Leaves `¥` out, for columns and inputs that name the unit themselves. */
  bare?: boolean
}

const money = (value: number | bigint, decimals: number, { signed, bare }: MoneyOptions): string => {
  const units = exact(value)
  if (units === undefined) return String(value)
  const { sign, text } = fixed(units, decimals)
  return `${sign || (signed && units > 0n ? '+' : '')}${bare ? '' : '¥\u00a0'}${text}`
}

/**
 * An amount in fen (1/100 yuan) with 2 decimals: `123456` → `¥ 1,234.56` (specification §9).
 * A value that is no whole number is written as it came, never rounded.
 */
export const formatFen = (fen: number | bigint, options: MoneyOptions = {}): string => money(fen, 2, options)

/** An amount in li (1/1000 yuan) with 3 decimals: `45` → `¥ 0.045` (specification §9). */
export const formatLi = (li: number | bigint, options: MoneyOptions = {}): string => money(li, 3, options)

/** A whole number with thousands separators: `135000` → `135,000`. */
export const formatInteger = (value: number | bigint): string => {
  const units = exact(value)
  if (units === undefined) return String(value)
  const { sign, text } = fixed(units, 0)
  return sign + text
}

/** A share in basis points (1/10000) as percent with 2 decimals: `9860` → `98.60%`. */
export const formatPercent = (basisPoints: number | bigint): string => {
  const units = exact(basisPoints)
  if (units === undefined) return String(basisPoints)
  const { sign, text } = fixed(units, 2)
  return `${sign}${text}%`
}

/** Numbers up to 11 digits count seconds, longer ones milliseconds; a 10-digit time is seconds (specification §5). */
const milliseconds = (time: number): number => (Math.abs(time) < 1e11 ? time * 1000 : time)

/** The platform's day is China's day (UTC+8, no summer time), wherever the operator's machine stands. */
const chinaOffset = 8 * 3600 * 1000

const chinaParts = (time: number): { day: string; clock: string } | undefined => {
  const date = new Date(milliseconds(time) + chinaOffset)
  if (Number.isNaN(date.getTime())) return undefined
  const [day = '', clock = ''] = date.toISOString().split('T')
  return { day, clock: clock.slice(0, 8) }
}

/** A point in time (Unix seconds) as `YYYY-MM-DD HH:mm:ss` in China's time; a value that is no time as it came. */
export const formatTimestamp = (time: number): string => {
  const parts = chinaParts(time)
  return parts ? `${parts.day} ${parts.clock}` : String(time)
}

/** The calendar day of a point in time (Unix seconds) as `YYYY-MM-DD` in China's time. */
export const formatDay = (time: number): string => chinaParts(time)?.day ?? String(time)

/** The clock of a point in time (Unix seconds) as `HH:mm:ss` in China's time. */
export const formatClock = (time: number): string => chinaParts(time)?.clock ?? String(time)

const justNow = l('刚刚', 'just now', 'hace un momento')

const relativeFormats = new Map<Locale, Intl.RelativeTimeFormat>()

const relativeFormat = (locale: Locale): Intl.RelativeTimeFormat => {
  const known = relativeFormats.get(locale)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  relativeFormats.set(locale, made)
  return made
}

const minute = 60
const hour = 3600
const day = 86_400

/**
 * How long ago (or how far ahead) a point in time is: under 30 s `just now`, then minutes, hours, `1 day ago` under
 * 172800 s, then days (specification §9). Always rounded down, so that 59 minutes never read as an hour.
 *
 * @param time Unix seconds
 * @param now Unix seconds
 */
export const formatRelative = (time: number, now: number, locale: Locale): string => {
  const seconds = Math.trunc(milliseconds(now) / 1000) - Math.trunc(milliseconds(time) / 1000)
  if (Number.isNaN(seconds)) return String(time)
  const distance = Math.abs(seconds)
  if (distance < 30) return justNow[locale]
  const past = seconds > 0
  const say = (size: number, unit: 'minute' | 'hour' | 'day') => {
    const count = Math.max(1, Math.floor(distance / size))
    return relativeFormat(locale).format(past ? -count : count, unit)
  }
  if (distance < hour) return say(minute, 'minute')
  if (distance < day) return say(hour, 'hour')
  return say(day, 'day')
}
