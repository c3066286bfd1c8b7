import { useSyncExternalStore } from 'react'
import type { Locale } from '@/declaration'
import { formatTimestamp } from '@/i18n/format'
import { whileTimePasses } from './clock'
import { timeLeft } from './timeLeft'

/** The time left, counting down without re-rendering anything around it. The tooltip shows the exact time. */
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
  /** Shows the exact time next to it, where there is room. */
  withTime?: boolean
}) => {
  const left = () => timeLeft(time, Date.now() / 1000, soon, locale)
  // Strings, so that it renders again only when the words change.
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
