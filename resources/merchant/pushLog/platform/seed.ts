import { defineSeed } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { topicsOf, untouchedTopics } from '@resources/merchant/merchant/topics'
import { secondsPerDay } from '@/declaration'
import type { PushLog } from '../pushLog.area'
import { historyOf } from './history'

/** Days of the log, including today. */
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
