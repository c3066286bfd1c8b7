import type { RuleContext } from '@mock/platform/areas/rules'
import { accepted, patienceMs, retryDelays } from '../pushes'
import type { PushLog } from '../pushLog.area'

/** From the first try of a message to its last, seconds. */
export const wholeRetry = retryDelays.reduce<number>((sum, delay) => sum + delay, 0)

/** When the try after so many is due; undefined when there are no more. */
export const nextTry = (
  attempts: number,
  now: number,
  { doneAt }: RuleContext['channels'],
): number | undefined => {
  const delay = retryDelays[attempts]
  return delay === undefined ? undefined : doneAt(now, delay)
}

/** Shops whose server answers nothing but 502, by their number at the channel. */
export const deadShops: readonly string[] = ['90000502', '90010502']

/** Why a shop's orders stopped, where its server is to blame; such a shop is probed each minute. */
export const pushTroubles = { dead: '推送地址返回 502', silent: '推送超时（3 秒无应答）' } as const

/** One try of a message. */
export type Attempt = PushLog['attempt_logs'][number]

/** What a shop's server answers, simulated. `response_text` is `accepted` when it takes the message. */
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

/** 40–220 ms, one in a hundred up to three seconds (domain §15). */
export const costOf = (random: RuleContext['random']): number =>
  random.chance(0.01) ? random.int(220, patienceMs - 1) : random.int(40, 220)

export const isAccepted = ({ http_status, response_text }: Attempt): boolean =>
  http_status === 200 && response_text === accepted

/** What is said of the shop after a try that came to nothing. */
export const troubleOf = ({ http_status }: Attempt): string =>
  http_status === null ? pushTroubles.silent : pushTroubles.dead
