import { dayOf, type Locale, secondsPerDay, startOfDay } from '@/declaration'

export interface MonthSpan {
  readonly begin_date: string
  readonly end_date: string
}

const firstDay = (month: string): number => startOfDay(`${month}-01`) ?? 0

/** The last months in China's calendar as `YYYY-MM`, the current one first. `now`: Unix seconds. */
export const monthsUntil = (now: number, count: number): readonly string[] => {
  const months: string[] = []
  for (let day = dayOf(now); months.length < count; day = dayOf(firstDay(day.slice(0, 7)) - secondsPerDay))
    months.push(day.slice(0, 7))
  return months
}

export const spanOfMonth = (month: string): MonthSpan => ({
  begin_date: `${month}-01`,
  end_date: dayOf(firstDay(dayOf(firstDay(month) + 31 * secondsPerDay).slice(0, 7)) - secondsPerDay),
})

/** A month in words: 2026年10月, October 2026, octubre de 2026. */
export const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' }).format(
    firstDay(month) * 1000,
  )
