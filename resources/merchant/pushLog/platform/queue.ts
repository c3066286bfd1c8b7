import type { Chore } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { type ShopKey, shopKeyOf } from '@resources/terms/shopKey'
import type { PushLog } from '../pushLog.area'
import { answerOf, isAccepted, pushTroubles } from './receiver'
import { pushStop, watchArrears } from './stop'

type Context = Parameters<Chore['run']>[0]

/** The breaker trips once at least this many pushes were tried within ten minutes and half of them failed. */
const fewest = 20
const windowSeconds = 600

const byShop = { op: 'op', app_id: 'app_id', seller_nick: 'seller_nick' } as const
const open = { status: { in: ['WAITING', 'RETRYING'] } } as const

/** Reschedules a shop's open messages: the queued ones, or those that are not. */
const reschedule = ({ area }: Context, shop: ShopKey, isQueued: boolean, next_time: number | null) =>
  area<PushLog>('pushLog').changeAll(
    { ...shopKeyOf(shop), ...open, next_time: { set: !isQueued } },
    { next_time },
  )

/** Trips the breaker: shops whose server fails go into error, and their messages queue. */
async function trip(context: Context) {
  const { area, now } = context
  const lines = await area<PushLog>('pushLog').figures({
    by: byShop,
    where: { push_time: { atLeast: now - windowSeconds } },
    counts: { failed: { status: { in: ['RETRYING', 'FAILED'] } }, silent: { http_status: { set: false } } },
  })
  for (const line of lines) {
    if (line.count < fewest || line.failed * 2 < line.count) continue
    const shop = await area<Merchant>('merchant').get(shopKeyOf(line))
    if (shop?.sync_status !== 'RUNNING') continue
    const error_message = line.silent * 2 > line.failed ? pushTroubles.silent : pushTroubles.dead
    await area<Merchant>('merchant').change(shop, { sync_status: 'ERROR', error_message })
    await reschedule(context, shop, false, null)
  }
}

async function probe(context: Context) {
  const merchants = context.area<Merchant>('merchant')
  const stopped = await merchants.find({
    sync_status: 'ERROR',
    grant_status: { in: ['GRANTED', 'EXPIRING'] },
    error_message: { in: Object.values(pushTroubles) },
  })
  for (const shop of stopped)
    if (isAccepted(answerOf(shop.shop_id, context)))
      await merchants.change(shop, { sync_status: 'RUNNING', error_message: '' })
}

async function release(context: Context) {
  const { area, now } = context
  const lines = await area<PushLog>('pushLog').figures({
    by: byShop,
    where: { ...open, next_time: { set: false } },
  })
  for (const line of lines) {
    const shop = await area<Merchant>('merchant').get(shopKeyOf(line))
    const isAtWork = shop?.sync_status === 'RUNNING'
    // Messages of shops without a grant are released too: delivery then marks them as failed.
    const isLost = !shop || shop.grant_status === 'EXPIRED' || shop.grant_status === 'CLEARED'
    if (isAtWork || isLost) await reschedule(context, line, true, now)
  }
}

export const queue: Chore = {
  name: 'queue',
  everySeconds: 60,
  async run(context) {
    await watchArrears(context)
    await trip(context)
    await probe(context)
    if (!(await pushStop(context))) await release(context)
  },
}
