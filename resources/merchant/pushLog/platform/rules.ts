import { type Chore, defineRules } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { switchesOf, topicsOn } from '@resources/merchant/merchant/platform/topicSwitches'
import { midnight } from '@resources/terms/days'
import { keptDays } from '@resources/terms/keptDays'
import { dayOf } from '@/declaration'
import type { PushLog } from '../pushLog.area'
import { deliver, repush } from './delivery'
import { messageOf } from './message'
import { queue } from './queue'
import { arrearsSchema, pushStop } from './stop'

/** The version of the log and the day for which the shops' figures were last updated. */
const figuresSchema: readonly string[] = [
  `create table if not exists merchant_push_told (
    partner_id bigint primary key,
    version bigint not null,
    day text not null)`,
]

interface Line {
  readonly op: string
  readonly app_id: string
  readonly seller_nick: string
  readonly pushed: number
  readonly failed: number
  readonly last: number | null
}

/** The shops whose figures differ from the log. Skipped messages do not count as pushed; undelivered ones count as failed. */
const differing = `
  with today as (
    select op, app_id, seller_nick,
      count(*) filter (where status <> 'SKIPPED') as pushed,
      count(*) filter (where status in ('RETRYING', 'FAILED')) as failed,
      max(push_time) as last
    from area."pushLog" where partner_id = $1 and create_time >= $2 group by 1, 2, 3)
  select m.op, m.app_id, m.seller_nick, coalesce(t.pushed, 0)::bigint as pushed,
    coalesce(t.failed, 0)::bigint as failed, greatest(m.last_push_time, t.last) as last
  from area.merchant m left join today t using (op, app_id, seller_nick)
  where m.partner_id = $1 and m._removed_time is null
    and (m.today_push, m.today_fail, m.last_push_time)
      is distinct from (coalesce(t.pushed, 0), coalesce(t.failed, 0), greatest(m.last_push_time, t.last))
  order by 1, 2, 3`

/** Updates the shops' figures of today from the log within seconds; they restart at midnight. */
const shopFigures: Chore = {
  name: 'shop-figures',
  everySeconds: 3,
  async run({ sql, partnerId, now, area }) {
    const day = dayOf(now)
    const changed = await sql.query(
      `insert into merchant_push_told as t (partner_id, version, day)
       select $1, coalesce(sum(version), 0), $2 from platform.area_version where partner_id = $1 and area = 'pushLog'
       on conflict (partner_id) do update set version = excluded.version, day = excluded.day
       where (t.version, t.day) is distinct from (excluded.version, excluded.day) returning 1`,
      [partnerId, day],
    )
    if (changed.length === 0) return
    const lines = await sql.query<Line>(differing, [partnerId, midnight(now)])
    for (const { pushed, failed, last, ...key } of lines)
      await area<Merchant>('merchant').change(key, {
        today_push: pushed,
        today_fail: failed,
        last_push_time: last,
      })
  },
}

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

/** Deletes old pushes so that the log does not fill the disk; their fees stay in the ledger. */
const forgetting: Chore = {
  name: 'forget',
  everySeconds: 3600,
  run: async ({ area }) => {
    await area<PushLog>('pushLog').forget({ create_time: { beforeDays: keptDays.pushLog } })
  },
}

export default defineRules<PushLog>({
  schema: [...figuresSchema, ...arrearsSchema],
  actions: { repush },
  jobs: [deliver],
  chores: [arrivals, queue, shopFigures, forgetting],
})
