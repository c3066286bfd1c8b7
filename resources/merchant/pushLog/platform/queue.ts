import type { Chore } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { PushLog } from '../pushLog.area'
import { answerOf, isAccepted, pushTroubles } from './receiver'
import { pushStop, watchArrears } from './stop'

type Context = Parameters<Chore['run']>[0]

/** A server is given up when at least so many pushes of ten minutes were tried, and half of them failed (domain §6.6). */
const fewest = 20
const windowSeconds = 600

/** A line of figures names a shop by texts. */
type ShopKey = { readonly op: string; readonly app_id: string; readonly seller_nick: string }

const byShop = { op: 'op', app_id: 'app_id', seller_nick: 'seller_nick' } as const
const open = { status: { in: ['WAITING', 'RETRYING'] } } as const

/** Changes every open message of a shop that meets a condition. */
async function changeOpen(
  { area }: Context,
  { op, app_id, seller_nick }: ShopKey,
  isQueued: boolean,
  next_time: number | null,
) {
  const shop = { op, app_id, seller_nick }
  await area<PushLog>('pushLog').changeAll({ ...shop, ...open, next_time: { set: !isQueued } }, { next_time })
}

/** The shop of a line, when it is still there. */
const shopOf = ({ area }: Context, { op, app_id, seller_nick }: ShopKey) =>
  area<Merchant>('merchant').get({ op, app_id, seller_nick })

/** Stops pushing to servers that fail: their shops are in error, and their messages queue. */
async function trip(context: Context) {
  const { area, now } = context
  const lines = await area<PushLog>('pushLog').figures({
    by: byShop,
    where: { push_time: { atLeast: now - windowSeconds } },
    counts: { failed: { status: { in: ['RETRYING', 'FAILED'] } }, silent: { http_status: { set: false } } },
  })
  for (const line of lines) {
    if (line.count < fewest || line.failed * 2 < line.count) continue
    const shop = await shopOf(context, line)
    if (shop?.sync_status !== 'RUNNING') continue
    const error_message = line.silent * 2 > line.failed ? pushTroubles.silent : pushTroubles.dead
    await area<Merchant>('merchant').change(shop, { sync_status: 'ERROR', error_message })
    await changeOpen(context, shop, false, null)
  }
}

/** Asks the servers that were given up; one that answers is pushed to again. */
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

/** Has what queued pushed, where the shop is at work again. */
async function release(context: Context) {
  const lines = await context.area<PushLog>('pushLog').figures({
    by: byShop,
    where: { ...open, next_time: { set: false } },
  })
  for (const line of lines) {
    const shop = await shopOf(context, line)
    const isAtWork = shop?.sync_status === 'RUNNING'
    // Without a grant they are told to have failed when they are looked at.
    const isLost = !shop || shop.grant_status === 'EXPIRED' || shop.grant_status === 'CLEARED'
    if (isAtWork || isLost) await changeOpen(context, line, true, context.now)
  }
}

/** The circuit breaker, its probe, and the queue behind it. */
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
