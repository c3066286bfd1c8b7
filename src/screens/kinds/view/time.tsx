import { useTranslate } from 'react-admin'
import { type FieldOf, secondsPerDay } from '@/declaration'
import { formatDay, formatRelative, formatTimestamp } from '@/i18n/format'
import { Empty } from './Empty'
import { Raw } from './Raw'
import type { KindView, ViewProps } from './view'

type TimestampField = FieldOf<'timestamp'>

const nowSeconds = () => Date.now() / 1000

/** Calendar days in UTC+8 from one moment to another. */
const daysBetween = (from: number, to: number): number =>
  Math.round((Date.parse(formatDay(to)) - Date.parse(formatDay(from))) / (secondsPerDay * 1000))

/** How near the end of a term is; undefined while there is time. */
export const expiryOf = (
  warnWithinDays: number | undefined,
  time: number,
  now: number,
): { tone: 'warning' | 'error'; days: number } | undefined => {
  if (warnWithinDays === undefined || time - now > warnWithinDays * secondsPerDay) return undefined
  return time <= now ? { tone: 'error', days: 0 } : { tone: 'warning', days: daysBetween(now, time) }
}

const Expiry = ({ tone, days }: { tone: 'warning' | 'error'; days: number }) => {
  const translate = useTranslate()
  const word =
    tone === 'error'
      ? translate('console.kind.expired')
      : days === 0
        ? translate('console.kind.expires_today')
        : translate('console.kind.expires_in', { days })
  return (
    <span className="kind-note" data-tone={tone}>
      {word}
    </span>
  )
}

const Moment = ({ field, value, locale }: ViewProps<TimestampField>) => {
  if (typeof value !== 'number') return <Raw value={value} />
  // 0 is what the platform sends for "never" where it may not send null.
  if (value === 0) return <Empty />
  const expiry = expiryOf(field.warnWithinDays, value, nowSeconds())
  const time = (
    <time
      className="kind-time"
      data-tone={expiry?.tone}
      // Said when it is looked at: a table may stand open for hours.
      onMouseEnter={({ currentTarget }) => {
        currentTarget.title = formatRelative(value, nowSeconds(), locale)
      }}
    >
      {formatTimestamp(value)}
    </time>
  )
  if (!expiry) return time
  return (
    <span className="kind-noted">
      {time}
      <Expiry {...expiry} />
    </span>
  )
}

export const timestamp: KindView<TimestampField> = {
  Cell: Moment,
  width: ({ warnWithinDays }) => (warnWithinDays === undefined ? 172 : 252),
}

export const day: KindView<FieldOf<'day'>> = {
  Cell: ({ value }) =>
    typeof value === 'string' ? <time className="kind-time">{value}</time> : <Raw value={value} />,
  width: () => 116,
}
