import type { Rules, TimedRule } from '@mock/platform/areas/rules'
import { type RecordOf, secondsPerDay } from '@/declaration'
import { midnight } from '../days'
import type { reviewFields } from '../review'

// When simulated reviews end.

type Reviewed = RecordOf<{ readonly fields: typeof reviewFields }>
type Judged<R> = Parameters<TimedRule<R>['change']>[0]

const chinaOffset = 8 * 3600
const opens = 9 * 3600
const closes = 21 * 3600

/** The end of `seconds` of work in the reviewers' day, 9:00 to 21:00 in UTC+8. `start`: Unix seconds. */
export function afterOfficeHours(start: number, seconds: number): number {
  let [at, left] = [start, seconds]
  for (;;) {
    const today = midnight(at)
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

/** The same time of day a number of working days later; weekends do not count. `start`: Unix seconds. */
export function afterWorkingDays(start: number, days: number): number {
  let [at, left] = [start, days]
  while (left > 0) {
    at += secondsPerDay
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/**
 * A job that ends an area's reviews. The time follows from the submission, so nothing has to be stored.
 *
 * @param ends when a review submitted at that time usually ends, Unix seconds; the simulation's pace may shorten it
 * @param judge the reason of a rejection; undefined approves
 * @param passed further changes on approval
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
    // The review starts when the platform first looks at it.
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
