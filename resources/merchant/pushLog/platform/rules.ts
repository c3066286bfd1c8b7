import { type Chore, defineRules } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { switchesOf, topicsOn } from '@resources/merchant/merchant/platform/topicSwitches'
import type { PushLog } from '../pushLog.area'
import { deliver, repush } from './delivery'
import { figuresSchema, shopFigures } from './figures'
import { messageOf } from './message'
import { queue } from './queue'
import { arrearsSchema, pushStop } from './stop'

/** New messages while the sandbox runs: one a minute per partner, in a shop that is running. */
export const arrivals: Chore = {
  name: 'arrivals',
  everySeconds: 60,
  async run({ sql, partnerId, now, random, area }) {
    // With pushing switched off, nothing is queued for later.
    if ((await pushStop({ sql, partnerId, now, area })) === 'OFF') return
    const [key] = await sql.query<{ op: string; app_id: string; seller_nick: string }>(
      `select op, app_id, seller_nick from area.merchant
       where partner_id = $1 and sync_status = 'RUNNING' and _removed_time is null
       order by md5(seller_nick || $2) limit 1`,
      [partnerId, random.digits(8)],
    )
    const shop = key && (await area<Merchant>('merchant').get({ ...key }))
    if (!shop) return
    const on = topicsOn(shop.op, await switchesOf({ sql, partnerId }, shop))
    const message = messageOf(shop, on, now, random)
    if (message) await area<PushLog>('pushLog').add({ ...message, status: 'WAITING', next_time: now })
  },
}

/** Days the log is kept: a week that can be pushed again, and a little more to look at. */
const keptDays = 10

/** Deletes old pushes so that the log does not fill the disk; their fees stay in the ledger. */
const forgetting: Chore = {
  name: 'forget',
  everySeconds: 3600,
  run: async ({ area }) => {
    await area<PushLog>('pushLog').forget({ create_time: { beforeDays: keptDays } })
  },
}

export default defineRules<PushLog>({
  schema: [...figuresSchema, ...arrearsSchema],
  actions: { repush },
  jobs: [deliver],
  chores: [arrivals, queue, shopFigures, forgetting],
})
