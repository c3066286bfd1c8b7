import { type FieldOf, holds, type Locale, secondsPerDay, textIn } from '@/declaration'
import { formatDay, formatRelative, formatTimestamp, formatZoned } from '@/i18n/format'
import { useSay } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import { Empty } from '@/ui/EmptyState'
import { textWidth } from '../textWidth'
import { isNumber, type KindLook, type ToolProps, type ViewProps } from './look'
import { Deadline, longestTimeLeft } from './parts/Deadline'
import { PickTime } from './parts/PickTime'

type TimestampField = FieldOf<'timestamp'>

/** Calendar days between two moments, in UTC+8. */
const daysBetween = (from: number, to: number): number =>
  Math.round((Date.parse(formatDay(to)) - Date.parse(formatDay(from))) / (secondsPerDay * 1000))

/** How close an expiry time is. Undefined while there is plenty of time. */
export const expiryOf = (
  warnWithinDays: number | undefined,
  time: number,
  now: number,
): { tone: 'warning' | 'error'; days: number } | undefined => {
  if (warnWithinDays === undefined || time - now > warnWithinDays * secondsPerDay) return undefined
  return time <= now ? { tone: 'error', days: 0 } : { tone: 'warning', days: daysBetween(now, time) }
}

/** The warning after an expiry time: abbreviated in a table, with the full text in its tooltip. */
const Expiry = ({ tone, days, short }: { tone: 'warning' | 'error'; days: number; short: boolean }) => {
  const say = useSay()
  const key = tone === 'error' ? 'expired' : days === 0 ? 'expires_today' : 'expires_in'
  const words = say(`console.kind.${key}`, { days })
  return (
    <span className="kind-note" data-tone={tone} title={short ? words : undefined}>
      {short ? say(`console.kind.${key}_short`, { days }) : words}
    </span>
  )
}

const momentWidth = (locale: Locale) => textWidth('2026-12-20 00:00:00', locale)

/** The longest abbreviation with the gap before it, px: two characters in Chinese. */
const expiryWidth = (locale: Locale) => (locale === 'zh' ? 32 : 52)

const Moment = ({
  field,
  value,
  record,
  locale,
  short,
}: ViewProps<TimestampField, number> & { short: boolean }) => {
  // The platform sends 0 for "never" where it may not send null.
  if (value === 0) return <Empty />
  if (field.deadline) {
    // Once met, a deadline has no time left: a table shows nothing, a detail still shows the time.
    if (!holds(field.deadline.done, record, platformTime()))
      return <Deadline time={value} soon={field.deadline.soon} locale={locale} withTime={!short} />
    if (short) return <Empty />
  }
  const expiry = expiryOf(field.warnWithinDays, value, platformTime())
  const time = (
    <time
      className="kind-time"
      data-tone={expiry?.tone}
      // Computed on hover, because a table may stay open for hours.
      onMouseEnter={({ currentTarget }) => {
        currentTarget.title = `${formatZoned(value, locale)}\n${formatRelative(value, platformTime(), locale)}`
      }}
    >
      {formatTimestamp(value)}
    </time>
  )
  if (!expiry) return time
  return (
    <span className="kind-noted">
      {time}
      <Expiry {...expiry} short={short} />
    </span>
  )
}

const PickMoment = (props: ToolProps) => <PickTime clock {...props} />

export const look: KindLook<TimestampField, number> = {
  takes: isNumber,
  Cell: (props) => <Moment {...props} short />,
  Field: (props) => <Moment {...props} short={false} />,
  width: ({ deadline }, locale) =>
    deadline ? textWidth(textIn(longestTimeLeft, locale), locale, 'bold') : momentWidth(locale),
  valueWidth: ({ warnWithinDays }, value, locale) =>
    typeof value === 'number' && value !== 0 && expiryOf(warnWithinDays, value, platformTime())
      ? momentWidth(locale) + expiryWidth(locale)
      : 0,
  typing: () => ({
    // 0 is "never" here too.
    write: (value) => (value === 0 ? '' : formatTimestamp(value)),
    placeholder: 'YYYY-MM-DD HH:mm:ss',
    Tool: PickMoment,
  }),
}
