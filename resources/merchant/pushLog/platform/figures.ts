import type { Chore } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { midnight } from '@resources/terms/days'
import { dayOf } from '@/declaration'

/** The version of the log and the day for which the shops' figures were last updated. */
export const figuresSchema: readonly string[] = [
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
export const shopFigures: Chore = {
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
