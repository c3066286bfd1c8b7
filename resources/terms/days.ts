import { dayOf, startOfDay } from '@/declaration'

/** The first second of a moment's day in UTC+8. */
export const midnight = (now: number): number => startOfDay(dayOf(now)) ?? now

/** The first second of a moment's month in UTC+8. */
export const startOfMonth = (now: number): number => startOfDay(`${dayOf(now).slice(0, 7)}-01`) ?? now
