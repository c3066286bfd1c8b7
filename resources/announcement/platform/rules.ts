import { defineRules, type RuleContext } from '@mock/platform/areas/rules'
import { allows, largestBatch } from '@/declaration'
import type { Announcement } from '../announcement.area'

type Work = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'account'>

/** SQL: whether an account has read the row `t`. Announcements older than the sandbox count as read by everybody. */
const isRead = (account: string): string =>
  `(t.is_read or exists (select 1 from platform.announcement_read r
    where r.partner_id = t.partner_id and r.account_id = ${account} and r.id = t.id))`

/** SQL: the row `t` is visible to partner $1 at time $2; the job that removes expired rows may lag. */
const seen =
  't.partner_id = $1 and t._removed_time is null and (t.expire_time is null or t.expire_time > $2::bigint)'

export const unreadOf = async ({ sql, partnerId, now, account }: Work): Promise<number> => {
  const [row] = await sql.query<{ unread: number }>(
    `select count(*) as unread from area.announcement t where ${seen} and not ${isRead('$3')}`,
    [partnerId, now, account.accountId],
  )
  return row?.unread ?? 0
}

/** Records what the account has read; returns the ids that were new. */
const markRead = async (
  { sql, partnerId, now, account }: Work,
  ids: readonly number[] | 'all',
): Promise<readonly number[]> => {
  const rows = await sql.query<{ id: number }>(
    `insert into platform.announcement_read (partner_id, account_id, id)
     select t.partner_id, $3::bigint, t.id from area.announcement t
     where ${seen} and not t.is_read and ($4::boolean or t.id = any($5::bigint[]))
     on conflict do nothing returning id`,
    [partnerId, now, account.accountId, ids === 'all', ids === 'all' ? [] : ids],
  )
  return rows.map(({ id }) => id)
}

const neighbours = async ({ sql, partnerId, now }: Work, { place, id }: Announcement) => {
  const beside = async (comparison: '>' | '<', direction: 'asc' | 'desc') => {
    const [row] = await sql.query<{ id: number; title: string }>(
      `select t.id, t.title from area.announcement t
       where ${seen} and (t.place, t.id) ${comparison} ($3::bigint, $4::bigint)
       order by t.place ${direction}, t.id ${direction} limit 1`,
      [partnerId, now, place, id],
    )
    return row ?? null
  }
  return { prev: await beside('>', 'asc'), next: await beside('<', 'desc') }
}

export default defineRules<Announcement>({
  schema: [
    `create table if not exists platform.announcement_read (
      partner_id bigint not null,
      account_id bigint not null,
      id bigint not null,
      primary key (partner_id, account_id, id))`,
  ],

  own: {
    is_read: (account) => isRead(account),
    unread: (account) => `not ${isRead(account)}`,
  },

  info: async (context): Promise<{ [name: string]: number }> =>
    allows(context.account.permissions, 'announcement.list')
      ? { unread_announcement: await unreadOf(context) }
      : {},

  async detail(context) {
    const { record, now, refuse } = context
    if (record.expire_time !== null && record.expire_time <= now) return refuse(45001)
    const [newly] = await markRead(context, [record.id])
    return {
      set: newly === undefined ? {} : { read_count: record.read_count + 1 },
      add: {
        is_read: true,
        unread: false,
        unread_count: await unreadOf(context),
        ...(await neighbours(context, record)),
      },
    }
  },

  endpoints: {
    async read(context) {
      const { area, input, refuse } = context
      const ids = Array.isArray(input.ids) ? input.ids.map(Number) : []
      if (input.all !== true && ids.length === 0) return refuse(10001, { field: '公告编号' })
      if (ids.length > largestBatch) return refuse(10008, { n: largestBatch })
      const announcements = area<Announcement>('announcement')
      for (const id of await markRead(context, input.all === true ? 'all' : ids)) {
        const one = await announcements.get({ id }, { lock: true })
        if (one) await announcements.change({ id }, { read_count: one.read_count + 1 })
      }
      return { unread: await unreadOf(context) }
    },

    async important({ sql, partnerId, now, account }) {
      const items = await sql.query<Pick<Announcement, 'id' | 'title' | 'content'>>(
        `select t.id, t.title, t.category, t.platforms, t.content, t.publish_time from area.announcement t
         where ${seen} and t.level = 'IMPORTANT' and not ${isRead('$3')} order by t.place desc, t.id desc`,
        [partnerId, now, account.accountId],
      )
      return { items: items.map((item) => ({ ...item })) }
    },
  },

  jobs: [
    {
      name: 'expire',
      everySeconds: 60,
      where: { expire_time: { beforeDays: 0 } },
      change: () => 'remove',
    },
  ],
})
