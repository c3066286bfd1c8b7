import type { Rule, RuleContext, TimedRule } from '@mock/platform/areas/rules'
import type { Fee } from '@resources/fee/fee.area'
import { book } from '@resources/fee/platform/ledger'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { midnight, startOfMonth } from '@resources/terms/days'
import { prices } from '@resources/terms/services'
import { shopKeyOf } from '@resources/terms/shopKey'
import type { PushLog } from '../pushLog.area'
import { letsThrough } from './gate'
import { answerOf, isAccepted, nextTry } from './receiver'
import { pushStop, refuseWhileStopped } from './stop'

/** Whether the partner pays for this push: agent pay is on and the monthly cap is not reached. */
async function paysFor(shop: Merchant, { area, now }: Pick<RuleContext, 'area' | 'now'>): Promise<boolean> {
  const { is_enable, month_limit_li } = shop.agent_pay
  if (!is_enable || month_limit_li === 0) return is_enable
  // The shop's own figure lags by minutes, so ask the ledger.
  const [paid] = await area<Fee>('fee').figures({
    where: { fee_type: 'AGENT_PAY', ...shopKeyOf(shop), create_time: { atLeast: startOfMonth(now) } },
    sum: { amount_li: 'amount_li' },
  })
  return (prices.ORDER_PUSH.unit_price_li ?? 0) - (paid?.amount_li ?? 0) <= month_limit_li
}

const isGranted = ({ grant_status }: Pick<Merchant, 'grant_status'>): boolean =>
  grant_status === 'GRANTED' || grant_status === 'EXPIRING'

const grantGone: Partial<PushLog> = { status: 'FAILED', next_time: null, response_text: '店铺授权已失效' }

/** Waits without a next try until the queue releases it. */
const queued: Partial<PushLog> = { next_time: null }

async function tried(
  record: PushLog,
  shop: Merchant,
  context: Pick<RuleContext, 'now' | 'channels' | 'random'>,
): Promise<Partial<PushLog>> {
  const attempt = answerOf(shop.shop_id, context)
  const attempts = record.attempts + 1
  const attempted = {
    attempts,
    http_status: attempt.http_status,
    cost_ms: attempt.cost_ms,
    response_text: attempt.response_text,
    push_time: context.now,
    attempt_logs: [...record.attempt_logs, attempt],
  }
  if (isAccepted(attempt)) return { ...attempted, status: 'SUCCESS', next_time: null }
  const next = nextTry(attempts, context.now, context.channels)
  if (next === undefined) return { ...attempted, status: 'FAILED', next_time: null }
  // While the breaker is open, messages wait for the probe.
  return { ...attempted, status: 'RETRYING', next_time: shop.sync_status === 'ERROR' ? null : next }
}

/** Pushes what is due. Does not write to shops: an operator's call may hold a shop's lock while waiting for these messages. */
export const deliver: TimedRule<PushLog> = {
  name: 'deliver',
  everySeconds: 3,
  where: { status: { in: ['WAITING', 'RETRYING'] }, next_time: { beforeDays: 0 } },
  async change({ record, area, ...context }) {
    if (await pushStop({ ...context, area })) return queued
    const shop = await area<Merchant>('merchant').get(shopKeyOf(record))
    if (!shop || !isGranted(shop)) return grantGone
    if (shop.sync_status === 'PAUSED') return queued
    if (record.attempts === 0 && !letsThrough(shop, record)) return { status: 'SKIPPED', next_time: null }
    const set = await tried(record, shop, context)
    if (set.status === 'SUCCESS')
      await book(
        { ...context, area },
        {
          fee_type: (await paysFor(shop, { ...context, area })) ? 'AGENT_PAY' : 'CONSUME',
          service: 'ORDER_PUSH',
          quantity: 1,
          shop: { ...shopKeyOf(shop), shop_name: shop.shop_name },
          happened: true,
        },
      )
    return set
  },
}

const repushPace = 10

/** `POST /user/repushorder`: tries the message again at once, with the same id. */
export const repush: Rule<PushLog> = async (context) => {
  const { record, area, now, refuse, notAgainWithin } = context
  await refuseWhileStopped(context)
  const shop = await area<Merchant>('merchant').get(shopKeyOf(record))
  if (!shop) return refuse(40001)
  if (shop.grant_status === 'CLEARED') refuse(40003)
  if (!isGranted(shop)) refuse(40002)
  await notAgainWithin(repushPace)
  return { set: { status: 'WAITING', next_time: now } }
}

/** `POST /user/repushtoday`: tries again what was created today and not delivered. */
export const repushToday: Rule<Merchant> = async (context) => {
  const { record, area, now, notAgainWithin } = context
  await refuseWhileStopped(context)
  await notAgainWithin(repushPace)
  await area<PushLog>('pushLog').changeAll(
    {
      ...shopKeyOf(record),
      status: { in: ['RETRYING', 'FAILED'] },
      create_time: { atLeast: midnight(now) },
    },
    { status: 'WAITING', next_time: now },
  )
  return {}
}
