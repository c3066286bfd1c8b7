import { useSyncExternalStore } from 'react'
import type { Locale } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { whileTimePasses } from './clock'
import { timeLeft } from './timeLeft'

/** The time that is left, counting down by itself: nothing around it is drawn anew. The moment itself is in the tip. */
export const Deadline = ({
  time,
  soon,
  locale,
  withTime = false,
}: {
  /** Unix seconds. */
  time: number
  /** Seconds. */
  soon: number
  locale: Locale
  /** Where there is room the moment stands beside. */
  withTime?: boolean
}) => {
  const left = () => timeLeft(time, Date.now() / 1000, soon, locale)
  // Both are texts, so that only another word draws it anew.
  const text = useSyncExternalStore(whileTimePasses, () => left().text)
  const tone = useSyncExternalStore(whileTimePasses, () => left().tone)
  const moment = formatTimestamp(time)
  const counted = (
    <time className="kind-time kind-deadline" data-tone={tone} data-tip={withTime ? undefined : moment}>
      {text}
    </time>
  )
  if (!withTime) return counted
  return (
    <span className="kind-noted">
      <time className="kind-time">{moment}</time>
      {counted}
    </span>
  )
}
