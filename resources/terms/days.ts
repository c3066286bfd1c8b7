import { dayOf, startOfDay } from '@/declaration'

export const midnight = (now: number): number => startOfDay(dayOf(now)) ?? now

export const startOfMonth = (now: number): number => startOfDay(`${dayOf(now).slice(0, 7)}-01`) ?? now
