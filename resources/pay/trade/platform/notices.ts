import type { Rule, TimedRule } from '@mock/platform/areas/rules'
import { noticeAccepted as accepted, noticeWaits as waits } from '@resources/merchant/pushLog/pushes'
import type { Random } from '@/declaration'
import type { Trade } from '../trade.area'

type Notices = Pick<Trade, 'notify_status' | 'notify_times' | 'next_notify_time' | 'notify_logs'>

const none: Notices = { notify_status: 'NONE', notify_times: 0, next_notify_time: null, notify_logs: [] }

export function sampleNotices(pay_time: number | null, url: string, now: number, random: Random): Notices {
  if (pay_time === null || url === '') return none
  if (!url.includes(deadHost))
    return {
      notify_status: 'SUCCESS',
      notify_times: 1,
      next_notify_time: null,
      notify_logs: [noticeAt(url, Math.min(now, pay_time + 1), random)],
    }
  const times = noticeTimes.map((after) => pay_time + after)
  const tried = times.filter((time) => time <= now)
  const next = times[tried.length]
  return {
    notify_status: next === undefined ? 'FAILED' : 'WAITING',
    notify_times: tried.length,
    next_notify_time: next ?? null,
    notify_logs: tried.map((time) => noticeAt(url, time, random)),
  }
}

/** A receiver that always fails, so that failed notices can be seen. */
export const deadHost = 'down.example.com'

/** Tries before a notice has failed for good. */
export const maxNotices = waits.length + 1

type NoticeLog = Trade['notify_logs'][number]

const noticeAt = (url: string, push_time: number, random: Random): NoticeLog =>
  url.includes(deadHost)
    ? { push_time, http_status: 502, cost_ms: 3000, response_text: 'Bad Gateway' }
    : { push_time, http_status: 200, cost_ms: random.int(40, 220), response_text: accepted }

/** Seconds from the payment to each try of a notice that is never accepted. */
const noticeTimes: readonly number[] = [0, ...waits].map((_, tried) =>
  waits.slice(0, tried).reduce((sum: number, wait) => sum + wait, 3),
)

/** Sends due notices. Receivers are called by this job only, never while an operator waits. */
export const sendNotices: TimedRule<Trade> = {
  name: 'pay-notices',
  everySeconds: 3,
  where: [
    { notify_status: 'WAITING', next_notify_time: { set: false } },
    { notify_status: 'WAITING', next_notify_time: { beforeDays: 0 } },
  ],
  change({ record, now, random, channels }) {
    const log = noticeAt(record.notify_url, now, random)
    const notify_times = record.notify_times + 1
    const attempted = { notify_times, notify_logs: [...record.notify_logs, log] }
    if (log.response_text === accepted)
      return { ...attempted, notify_status: 'SUCCESS', next_notify_time: null }
    const wait = waits[notify_times - 1]
    return wait === undefined
      ? { ...attempted, notify_status: 'FAILED', next_notify_time: null }
      : { ...attempted, next_notify_time: channels.doneAt(now, wait) }
  },
}

/** `POST /user/renotifytrade`: schedules the next try at once. */
export const renotify: Rule<Trade> = () => ({ set: { notify_status: 'WAITING', next_notify_time: null } })
