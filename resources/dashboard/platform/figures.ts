import type { EndpointContext } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { PushLog } from '@resources/merchant/pushLog/pushLog.area'
import type { Complaint } from '@resources/pay/complaint/complaint.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import { charged, type Sms } from '@resources/sms/message/sms.area'
import { midnight } from '@resources/terms/days'
import { allows, dayOf, type Permissions, secondsPerDay } from '@/declaration'

/** What the figures need of a call. They are computed from the areas' own records, so they agree with the lists. */
export type FiguresContext = Pick<EndpointContext, 'sql' | 'partnerId' | 'now' | 'account' | 'area'>

export const trendDays = 30

/** Whether the account may see an area's list and these fields of it; a figure must not reveal more than the list. */
export const sees = (permissions: Permissions, area: string, ...fields: readonly string[]): boolean =>
  allows(permissions, `${area}.list`) &&
  fields.every((field) => allows(permissions, `${area}.field.${field}`))

/** The last `count` calendar days in UTC+8, ending today. */
export const lastDays = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * secondsPerDay))

/**
 * Figures by day, one entry per day.
 *
 * @param lines figures of some days; days not asked for are ignored
 * @param nothing the figures of a day without a line
 */
export const byDay = <F extends object>(
  days: readonly string[],
  lines: readonly (F & { readonly day: string })[],
  nothing: F,
): readonly (F & { readonly day: string })[] => {
  const known = new Map(lines.map((line) => [line.day, line]))
  return days.map((day) => known.get(day) ?? { ...nothing, day })
}

export interface Shops {
  readonly op: string
  readonly count: number
  readonly expiring: number
  readonly expired: number
}

export const shopsOf = ({ area }: FiguresContext): Promise<readonly Shops[]> =>
  area<Merchant>('merchant').figures({
    by: { op: 'op' },
    counts: { expiring: { grant_status: 'EXPIRING' }, expired: { grant_status: 'EXPIRED' } },
  })

export interface Pushes {
  readonly op: string
  readonly count: number
  readonly success: number
  readonly failed: number
  readonly retrying: number
}

export const pushesToday = ({ area, now }: FiguresContext): Promise<readonly Pushes[]> =>
  area<PushLog>('pushLog').figures({
    by: { op: 'op' },
    counts: {
      success: { status: 'SUCCESS' },
      failed: { status: 'FAILED' },
      retrying: { status: 'RETRYING' },
    },
    where: { create_time: { atLeast: midnight(now) } },
  })

/** Share of delivered pushes among the ended ones, in basis points; null if none has ended. Retrying ones have not. */
export const successRate = (pushes: readonly Pushes[]): number | null => {
  const success = sumOf(pushes, 'success')
  const ended = success + sumOf(pushes, 'failed')
  return ended === 0 ? null : Math.floor((success * 10_000) / ended)
}

export const sumOf = <N extends string>(
  lines: readonly { readonly [name in N]: number }[],
  name: N,
): number => lines.reduce((sum, line) => sum + line[name], 0)

export interface FailingShop {
  readonly op: Merchant['op']
  readonly app_id: string
  readonly seller_nick: string
  readonly shop_name: string
  readonly fail: number
  readonly last_error: string
}

/** The shops with the most failed pushes today. */
export const failingShops = (
  { sql, partnerId, now }: FiguresContext,
  most: number,
): Promise<readonly FailingShop[]> =>
  sql.query<FailingShop>(
    `select op, app_id, seller_nick, max(shop_name) as shop_name, count(*) as fail,
       (array_agg(response_text order by create_time desc))[1] as last_error
     from area."pushLog"
     where partner_id = $1 and _removed_time is null and status = 'FAILED' and create_time >= $2
     group by op, app_id, seller_nick order by fail desc, op, app_id, seller_nick limit $3`,
    [partnerId, midnight(now), most],
  )

export interface PaidDay {
  readonly day: string
  /** fen */
  readonly fee: number
  readonly count: number
}

const paid = { in: ['SUCCESS', 'REFUND', 'FINISHED'] } as const

/** Amounts paid by buyers, by day of payment. */
export const paidByDay = async ({ area, now }: FiguresContext): Promise<readonly PaidDay[]> => {
  const days = lastDays(now, trendDays)
  const lines = await area<Trade>('trade').figures({
    by: { day: { day: 'pay_time' } },
    sum: { fee: 'payer_total' },
    where: { pay_time: { atLeast: midnight(now) - (trendDays - 1) * secondsPerDay }, trade_state: paid },
  })
  return byDay<Omit<PaidDay, 'day'>>(days, lines, { fee: 0, count: 0 })
}

export interface UsedDay {
  readonly day: string
  /** Units charged. */
  readonly push: number
  readonly sms: number
  /** Spending as a positive amount. */
  readonly spent_li: number
}

/** Use and spending by day, from the ledger. */
export const usedByDay = async ({ sql, partnerId, now }: FiguresContext): Promise<readonly UsedDay[]> => {
  const days = lastDays(now, trendDays)
  const lines = await sql.query<UsedDay>(
    `select stat_date as day,
       (coalesce(sum(quantity) filter (where service = 'ORDER_PUSH'), 0))::bigint as push,
       (coalesce(sum(quantity) filter (where service in ('SMS_CODE', 'SMS_NOTICE', 'SMS_PROMO')), 0))::bigint as sms,
       (coalesce(-sum(amount_li) filter (where amount_li < 0), 0))::bigint as spent_li
     from area.fee where partner_id = $1 and _removed_time is null and stat_date >= $2 group by stat_date`,
    [partnerId, days[0] ?? ''],
  )
  return byDay<Omit<UsedDay, 'day'>>(days, lines, { push: 0, sms: 0, spent_li: 0 })
}

export interface Notice {
  readonly id: number
  readonly title: string
  readonly publish_time: number
}

export const noticesOf = (
  { sql, partnerId, now }: FiguresContext,
  most: number,
): Promise<readonly Notice[]> =>
  sql.query<Notice>(
    `select id, title, publish_time from area.announcement
     where partner_id = $1 and _removed_time is null and (expire_time is null or expire_time > $2::bigint)
     order by publish_time desc, id desc limit $3`,
    [partnerId, now, most],
  )

/** Open complaints, as far as the account may see them. */
export interface OpenComplaints {
  /** In the state PENDING. */
  readonly pending: number | undefined
  /** Past their deadline. */
  readonly overdue: number | undefined
}

export const complaintsOf = async ({
  area,
  account: { permissions },
}: FiguresContext): Promise<OpenComplaints> => {
  const seesState = sees(permissions, 'complaint', 'complaint_state')
  const seesDue = sees(permissions, 'complaint', 'due_time')
  if (!seesState && !seesDue) return { pending: undefined, overdue: undefined }
  const [line] = await area<Complaint>('complaint').figures({
    counts: { pending: { complaint_state: 'PENDING' }, overdue: { due_time: { beforeDays: 0 } } },
  })
  return {
    pending: seesState ? (line?.pending ?? 0) : undefined,
    overdue: seesDue ? (line?.overdue ?? 0) : undefined,
  }
}

/** Today's text messages. */
export interface MessagesToday {
  readonly count: number
  /** Submitted to carriers. */
  readonly sent: number
  /** Share of delivered messages among those with a report, in basis points; null without reports. */
  readonly delivered_rate: number | null
}

/** Today's text messages, counted like the list's summary; undefined if the account may not see them. */
export async function messagesToday({
  area,
  account,
  now,
}: FiguresContext): Promise<MessagesToday | undefined> {
  if (!sees(account.permissions, 'sms', 'status', 'send_time')) return undefined
  const today = midnight(now)
  const [line] = await area<Sms>('sms').figures({
    where: { send_time: { atLeast: today, atMost: today + secondsPerDay - 1 } },
    counts: { sent: charged, delivered: { status: 'DELIVERED' }, failed: { status: 'FAILED' } },
  })
  const { count = 0, sent = 0, delivered = 0, failed = 0 } = line ?? {}
  const reported = delivered + failed
  return {
    count,
    sent,
    delivered_rate: reported === 0 ? null : Math.floor((delivered * 10_000) / reported),
  }
}
