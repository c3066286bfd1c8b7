import { type ReactNode, useState } from 'react'
import { type DateRange, DayPicker, type DayPickerLocale } from 'react-day-picker'
import { enUS } from 'react-day-picker/locale/en-US'
import { es } from 'react-day-picker/locale/es'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { dayOf, type Locale, startOfDay } from '@/declaration'
import { useLocale } from '@/i18n/useSay'
import { platformTime } from '@/platform/clock'
import '@/ui/plain.css'
import './calendar.css'

const languages: Readonly<Record<Locale, DayPickerLocale>> = { zh: zhCN, en: enUS, es }

/** How many years before and after the current one can be chosen. */
const years = 20

/** The calendar draws days in the machine's time zone, so only their names are used, never their moments. */
const dateOf = (day: string): Date | undefined =>
  startOfDay(day) === undefined ? undefined : new Date(`${day}T12:00:00`)

const twoDigits = (value: number) => String(value).padStart(2, '0')

const written = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

const todayIn = (locale: Locale): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')

interface CalendarProps {
  /** The chosen days, as `YYYY-MM-DD`. An invalid day counts as none. */
  readonly begin: string
  readonly end: string
  readonly months: 1 | 2
  /** Days that cannot be chosen. */
  readonly isOff?: (day: string) => boolean
  readonly onDay: (day: string) => void
  /** Receives the day under the pointer or with the focus. */
  readonly onAim?: (day: string) => void
  readonly children?: ReactNode
}

/** Months to choose days from, in the console's language and by the platform's calendar. Weeks start on Monday. */
export const Calendar = ({ begin, end, months, isOff, onDay, onAim, children }: CalendarProps) => {
  const locale = useLocale()
  const today = dateOf(dayOf(platformTime())) ?? new Date()
  const [from, to] = [dateOf(begin), dateOf(end)]
  const shown = to ?? from ?? today
  const [month, setMonth] = useState(new Date(shown.getFullYear(), shown.getMonth() + 1 - months, 1))
  const inWords = (format: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(locale, format).format(date)
  const aim = (date: Date) => onAim?.(written(date))
  return (
    <DayPicker
      className="calendar"
      classNames={{
        day_button: 'ui-plain rdp-day_button',
        button_previous: 'ui-plain rdp-button_previous',
        button_next: 'ui-plain rdp-button_next',
      }}
      autoFocus
      mode="range"
      locale={languages[locale]}
      weekStartsOn={1}
      numberOfMonths={months}
      month={month}
      onMonthChange={setMonth}
      startMonth={new Date(today.getFullYear() - years, 0)}
      endMonth={new Date(today.getFullYear() + years, 11)}
      captionLayout="dropdown"
      formatters={{
        // In Chinese, 十月 is the "short" format.
        formatMonthDropdown: inWords({ month: locale === 'zh' ? 'short' : 'long' }),
        formatYearDropdown: inWords({ year: 'numeric' }),
      }}
      labels={{
        // The library's English label says "1st" where the page shows 1, so speech input could not match it.
        labelDayButton: (date, { today: isToday }) =>
          [...(isToday ? [todayIn(locale)] : []), inWords({ dateStyle: 'full' })(date)].join(', '),
      }}
      today={today}
      fixedWeeks
      showOutsideDays={months === 1}
      selected={{ from: from ?? to, to: to ?? from } satisfies DateRange}
      disabled={isOff && ((date) => isOff(written(date)))}
      onSelect={(_, date) => onDay(written(date))}
      onDayMouseEnter={aim}
      onDayFocus={aim}
      footer={children}
    />
  )
}
