import { useSyncExternalStore } from 'react'
import { type Label, type Locale, l, secondsPerDay, textIn } from '@/declaration'
import { formatTimestamp, formatZoned } from '@/i18n/format'
import { platformTime } from '@/platform/clock'

interface DeadlineProps {
  /** Unix seconds. */
  readonly time: number
  /** Seconds. */
  readonly soon: number
  readonly locale: Locale
  readonly withTime?: boolean
}

/** The time left, counting down without re-rendering anything around it. The tooltip shows the exact time. */
export const Deadline = ({ time, soon, locale, withTime = false }: DeadlineProps) => {
  const left = () => timeLeft(time, platformTime(), soon, locale)
  // Strings, so it re-renders only when the words change.
  const text = useSyncExternalStore(whileTimePasses, () => left().text)
  const tone = useSyncExternalStore(whileTimePasses, () => left().tone)
  const tip = withTime ? undefined : formatZoned(time, locale)
  const counted = (
    <time className="kind-time kind-deadline" data-tone={tone} data-tip={tip}>
      {text}
    </time>
  )
  if (!withTime) return counted
  return (
    <span className="kind-noted">
      <time className="kind-time">{formatTimestamp(time)}</time>
      {counted}
    </span>
  )
}

/** How often countdowns update, ms. Their words change at most once a minute. */
const pace = 5000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  for (const listener of listeners) listener()
}

/** Calls back as time passes: one timer for all countdowns on the screen, and none if there are none. */
const whileTimePasses = (listener: () => void): (() => void) => {
  listeners.add(listener)
  timer ??= setInterval(tick, pace)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const minute = 60
const hour = 3600

const units = {
  day: l('{n} 天', '{n} d', '{n} d'),
  hour: l('{n} 小时', '{n} h', '{n} h'),
  minute: l('{n} 分', '{n} min', '{n} min'),
}

const words = {
  left: l('剩 {span}', '{span} left', 'Quedan {span}'),
  over: l('超时 {span}', '{span} late', 'Retraso: {span}'),
}

/** A duration in its two largest units, rounded down: 3 h 12 min, 2 d 5 h, 12 min. */
const spanOf = (seconds: number, locale: Locale): string => {
  const days = Math.floor(seconds / secondsPerDay)
  const hours = Math.floor((seconds % secondsPerDay) / hour)
  const minutes = Math.floor((seconds % hour) / minute)
  const part = (unit: Label, n: number) => (n > 0 ? textIn(unit, locale, { n }) : '')
  const rest = days > 0 ? '' : part(units.minute, minutes)
  const parts = [part(units.day, days), part(units.hour, hours), rest]
  return parts.filter(Boolean).join(' ') || textIn(units.minute, locale, { n: 0 })
}

/** The time until a deadline, or since it passed, in words. Times are Unix seconds, `soon` is in seconds. */
export const timeLeft = (deadline: number, now: number, soon: number, locale: Locale) => {
  const left = deadline - Math.floor(now)
  // Show at least one minute: a deadline that has not passed must not look late.
  const span = spanOf(left > 0 ? Math.max(left, minute) : -left, locale)
  if (left <= 0) return { tone: 'error', text: textIn(words.over, locale, { span }) }
  return { tone: left < soon ? 'warning' : undefined, text: textIn(words.left, locale, { span }) }
}

/** The longest such text, for measuring the column. */
export const longestTimeLeft = l('超时 88 天 23 小时', '23 h 59 min late', 'Retraso: 23 h 59 min')
