import type { Random } from '@/declaration'
import type { Trade } from '../trade.area'
import { deadHost, noticeAt, noticeTimes } from './notices'

type Notices = Pick<Trade, 'notify_status' | 'notify_times' | 'next_notify_time' | 'notify_logs'>

const none: Notices = { notify_status: 'NONE', notify_times: 0, next_notify_time: null, notify_logs: [] }

/** The notices of a sample payment: accepted at once, or retried. */
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
