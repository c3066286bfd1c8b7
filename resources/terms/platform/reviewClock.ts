import type { Rules, TimedRule } from '@mock/platform/areas/rules'
import type { RecordOf } from '@/declaration'
import { secondsPerDay } from '@/declaration'
import type { reviewFields } from '../review'

// When reviews end, and how (domain §7.5, §8): whoever reviews works by the platform's clock.

type Reviewed = RecordOf<{ readonly fields: typeof reviewFields }>
type Judged<R> = Parameters<TimedRule<R>['change']>[0]

const chinaOffset = 8 * 3600
/** Midnight in UTC+8 before a moment, Unix seconds. */
const midnightBefore = (time: number): number =>
  Math.floor((time + chinaOffset) / secondsPerDay) * secondsPerDay - chinaOffset
const opens = 9 * 3600
const closes = 21 * 3600

/**
 * When something is done that takes so many seconds of a reviewer's day, which is from 9:00 to 21:00 in UTC+8.
 *
 * @param start when it was handed in, Unix seconds
 */
export function afterOfficeHours(start: number, seconds: number): number {
  let [at, left] = [start, seconds]
  for (;;) {
    const today = midnightBefore(at)
    const from = Math.max(at, today + opens)
    const room = today + closes - from
    if (room >= left) return from + left
    left -= Math.max(0, room)
    at = today + secondsPerDay
  }
}

const isWorkingDay = (time: number): boolean => {
  const weekday = new Date((time + chinaOffset) * 1000).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/**
 * The same time of day so many working days later; Saturdays and Sundays do not count.
 *
 * @param start Unix seconds
 */
export function afterWorkingDays(start: number, days: number): number {
  let [at, left] = [start, days]
  while (left > 0) {
    at += secondsPerDay
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/**
 * Timed work that ends the reviews of an area: approved, or turned down with a reason. The moment follows from when the record
 * was handed in, so nothing has to be remembered.
 *
 * @param ends when a review that was handed in then usually ends, Unix seconds; the channels' pace makes it sooner
 * @param judge why the record is turned down; undefined when it is not
 * @param passed what changes besides when it is approved
 */
export const reviews = <R extends Reviewed>(
  ends: (submitted: number) => number,
  judge: (context: Judged<R>) => string | undefined | Promise<string | undefined>,
  passed: (record: R) => Partial<R> = () => ({}),
): NonNullable<Rules<R>['jobs']>[number] => ({
  name: 'review',
  everySeconds: 30,
  where: { status: 'REVIEWING' },
  change: async (context) => {
    const { record, now, channels } = context
    const submitted = record.submit_time
    // One that nobody has taken up yet begins.
    if (submitted === null) return { submit_time: now } as Partial<R>
    const due = channels.doneAt(submitted, ends(submitted) - submitted)
    if (due > now) return undefined
    const reason = await judge(context)
    const decided: Partial<Reviewed> = reason
      ? { status: 'REJECTED', reject_reason: reason, audit_time: due }
      : { status: 'APPROVED', reject_reason: '', audit_time: due }
    return { ...(reason ? {} : passed(record)), ...decided } as Partial<R>
  },
})
