import { defineSeed } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { topicsOf, untouchedTopics } from '@resources/merchant/merchant/topics'
import { midnight } from '@resources/terms/days'
import { secondOfDay } from '@resources/terms/samples'
import { type Random, secondsPerDay } from '@/declaration'
import { accepted, retryDelays } from '../pushes'
import type { PushLog } from '../pushLog.area'
import { letsThrough } from './gate'
import { busiest, type Message, messageOf, pushesOfDay } from './message'
import { type Attempt, costOf, deadShops, retrySpan } from './receiver'

interface History {
  readonly shop: Merchant
  readonly on: readonly string[]
  readonly now: number
  readonly random: Random
  readonly size: 'small' | 'standard' | 'full'
  readonly days: number
}

const delivered = (message: Message, random: Random): Partial<PushLog> => {
  const log: Attempt = {
    push_time: message.create_time,
    http_status: 200,
    cost_ms: costOf(random),
    response_text: accepted,
  }
  return { ...message, ...log, status: 'SUCCESS', attempts: 1, attempt_logs: [log] }
}

/** A message that was never accepted. `queues`: no further try is scheduled. */
const undelivered = (
  message: Message,
  until: number,
  { now, random, shop }: History,
  queues: boolean,
): Partial<PushLog> => {
  const isDead = deadShops.includes(shop.shop_id)
  const logs: Attempt[] = []
  let time = message.create_time
  for (const delay of retryDelays) {
    time += delay
    if (time > until && logs.length > 0) break
    logs.push(
      isDead
        ? { push_time: time, http_status: 502, cost_ms: random.int(40, 220), response_text: 'Bad Gateway' }
        : { push_time: time, http_status: null, cost_ms: 3000, response_text: '3 秒无应答' },
    )
  }
  const isOver = logs.length === retryDelays.length
  return {
    ...message,
    ...logs.at(-1),
    status: isOver ? 'FAILED' : 'RETRYING',
    attempts: logs.length,
    attempt_logs: logs,
    next_time: isOver || queues ? null : Math.max(time, now + 5),
  }
}

/** Now and then, a message that the shop's rule filters out. */
const heldBack = ({ shop, on, random }: History, time: number): Partial<PushLog>[] =>
  (['trade_paid_message', 'trade_memo'] as const).flatMap((event) => {
    if (!on.some((topic) => topic.endsWith(event)) || !random.chance(0.1)) return []
    const message = messageOf(shop, on, time, random, event)
    return message && !letsThrough(shop, message) ? [{ ...message, status: 'SKIPPED' as const }] : []
  })

/**
 * A shop's pushes. Their number today, the failed ones among them and the time of the last try match the shop's figures. The
 * messages of a paused shop are queued.
 */
export function* historyOf(history: History): Generator<Partial<PushLog>> {
  const { shop, on, now, random, size, days } = history
  const last = shop.last_push_time
  if (last === null) return
  const today = midnight(now)
  const isPaused = shop.sync_status === 'PAUSED'
  const at = (from: number, before: number) => Math.min(from + secondOfDay(random), before)
  const make = (time: number) => messageOf(shop, on, time, random)

  // Databases of an older version have figures in the thousands without a log; their figures are recounted from this one.
  const pushed = shop.today_push > busiest[size] ? pushesOfDay(size, random) : shop.today_push

  if (isPaused)
    for (let i = 0; i < pushed; i++) {
      const message = make(random.int(today, now))
      if (message) yield { ...message, status: 'WAITING' }
    }
  else
    for (let i = 0; i < pushed; i++) {
      const isLast = i === pushed - 1
      const message = make(isLast ? last : random.int(today, last))
      if (!message) continue
      const fails = i >= pushed - shop.today_fail
      yield fails
        ? undelivered(message, last, history, shop.sync_status === 'ERROR')
        : delivered(message, random)
    }
  if (last < today && last >= now - days * secondsPerDay) {
    const message = make(last)
    if (message) yield delivered(message, random)
  }
  for (let day = 1; day < days; day++) {
    const start = today - day * secondsPerDay
    yield* heldBack(history, start + secondOfDay(random))
    for (let left = pushesOfDay(size, random); left > 0; left--) {
      const time = at(start, start + secondsPerDay - 1)
      const message = time < last - retrySpan ? make(time) : undefined
      if (message)
        yield random.chance(0.004) ? undelivered(message, last, history, false) : delivered(message, random)
    }
  }
}

const days = 7

/** The last seven days of every shop, consistent with the shops' figures of today. */
export default defineSeed<PushLog>({
  after: ['merchant'],
  async *records({ now, random, size, others }) {
    const shops = await others<Merchant>('merchant')
    for (const shop of shops) {
      if (shop.last_push_time === null) continue
      const on = untouchedTopics(shop.op, Math.max(1, shop.topics_on))
      yield* historyOf({ shop, on, now, random, size, days })
    }
    // Pushes too old to be repeated (40041).
    const old = shops.find(({ sync_status }) => sync_status === 'RUNNING')
    if (old)
      yield* historyOf({
        shop: { ...old, last_push_time: now - 8 * secondsPerDay, today_push: 3, today_fail: 0 },
        on: topicsOf(old.op).map(({ topic }) => topic),
        now: now - 8 * secondsPerDay,
        random,
        size,
        days: 1,
      })
  },
})
