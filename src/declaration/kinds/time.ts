import { lastSecond, startOfDay } from '../calendar'
import type { Json } from '../condition'
import { parseWhole } from './number'

/** Whether a number is a valid moment on the wire. */
export const isTimestamp = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= lastSecond

/** A day as people type it: `2024-06-01`, `2024/6/1`, `20240601`. */
export const parseDay = (text: string): string | undefined => {
  const match = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))$/.exec(text.trim())
  if (!match) return undefined
  const [, year, , month = match[5], date = match[6]] = match
  const day = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  return startOfDay(day) === undefined ? undefined : day
}

/** Reads Unix seconds or milliseconds, or a day with an optional time in UTC+8; undefined if the text is neither. */
export const parseTimestamp = (text: string): number | undefined => {
  const number = parseWhole(text)
  if (number !== undefined) return String(Math.abs(number)).length > 11 ? Math.floor(number / 1000) : number
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text.trim())
  const start = match?.[1] === undefined ? undefined : startOfDay(match[1])
  if (!match || start === undefined) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0))
  return hours < 24 && minutes < 60 && seconds < 60
    ? start + hours * 3600 + minutes * 60 + seconds
    : undefined
}

/** Unix seconds from seconds, milliseconds, ISO 8601, or a time in UTC+8; anything else is returned as it is. */
export const momentOf = (value: Json | undefined): Json | undefined => {
  if (typeof value === 'number') return parseTimestamp(String(Math.trunc(value))) ?? value
  if (typeof value !== 'string') return value
  const iso = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(iso) ? (parseTimestamp(value) ?? value) : Math.floor(iso / 1000)
}

/** The period that sample records fall in: the year before a fixed moment. Seeds that need "now" set their own times. */
export const sampleYear = [1_685_577_600, 1_717_200_000] as const
