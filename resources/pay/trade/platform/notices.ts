import type { Rule, TimedRule } from '@mock/platform/areas/rules'
import { noticeAccepted as accepted, noticeWaits as waits } from '@resources/merchant/pushLog/pushes'
import type { Random } from '@/declaration'
import type { Trade } from '../trade.area'

/** A receiver that does not answer, so that failed notices can be seen. */
export const deadHost = 'down.example.com'

/** Tries of a notice before it has failed for good. */
export const maxNotices = waits.length + 1

type NoticeLog = Trade['notify_logs'][number]

/** What a receiver answers to a notice at this moment. */
export const noticeAt = (url: string, push_time: number, random: Random): NoticeLog =>
  url.includes(deadHost)
    ? { push_time, http_status: 502, cost_ms: 3000, response_text: 'Bad Gateway' }
    : { push_time, http_status: 200, cost_ms: random.int(40, 220), response_text: accepted }

/** Seconds from the payment to each try of a notice that nobody accepts; the first follows at once. */
export const noticeTimes: readonly number[] = [0, ...waits].map((_, tried) =>
  waits.slice(0, tried).reduce((sum: number, wait) => sum + wait, 3),
)

/** Sends the notices that are due; the receiver is asked by the platform's clock, never while somebody waits. */
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
    const told = { notify_times, notify_logs: [...record.notify_logs, log] }
    if (log.response_text === accepted) return { ...told, notify_status: 'SUCCESS', next_notify_time: null }
    const wait = waits[notify_times - 1]
    return wait === undefined
      ? { ...told, notify_status: 'FAILED', next_notify_time: null }
      : { ...told, next_notify_time: channels.doneAt(now, wait) }
  },
}

/** `POST /user/renotifytrade`: the next try at once. */
export const renotify: Rule<Trade> = () => ({ set: { notify_status: 'WAITING', next_notify_time: null } })
