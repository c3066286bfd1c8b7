import type { RuleContext } from '@mock/platform/areas/rules'
import { accepted, patienceMs, retryDelays } from '../pushes'
import type { PushLog } from '../pushLog.area'

export const retrySpan = retryDelays.reduce<number>((sum, delay) => sum + delay, 0)

/** When the next try is due; undefined after the last. */
export const nextTry = (
  attempts: number,
  now: number,
  { doneAt }: RuleContext['channels'],
): number | undefined => {
  const delay = retryDelays[attempts]
  return delay === undefined ? undefined : doneAt(now, delay)
}

/** Shops whose server always answers 502, by their number at the channel. */
export const deadShops: readonly string[] = ['90000502', '90010502']

/** Errors of shops that were stopped because of their server; such shops are probed every minute. */
export const pushTroubles = { dead: '推送地址返回 502', silent: '推送超时（3 秒无应答）' } as const

export type Attempt = PushLog['attempt_logs'][number]

/** What a shop's (simulated) server answers. `response_text` is `accepted` if it takes the message. */
export const answerOf = (
  shopId: string,
  { channels, random, now }: Pick<RuleContext, 'channels' | 'random' | 'now'>,
): Attempt => {
  if (channels.isDown('push'))
    return { push_time: now, http_status: null, cost_ms: patienceMs, response_text: '3 秒无应答' }
  if (deadShops.includes(shopId))
    return { push_time: now, http_status: 502, cost_ms: random.int(40, 220), response_text: 'Bad Gateway' }
  return { push_time: now, http_status: 200, cost_ms: costOf(random), response_text: accepted }
}

/** 40–220 ms, one in a hundred up to three seconds. */
export const costOf = (random: RuleContext['random']): number =>
  random.chance(0.01) ? random.int(220, patienceMs - 1) : random.int(40, 220)

export const isAccepted = ({ http_status, response_text }: Attempt): boolean =>
  http_status === 200 && response_text === accepted
