import type { EndpointContext } from '@mock/platform/areas/rules'
import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import type { PushLog } from '@resources/merchant/pushLog/pushLog.area'
import type { Complaint } from '@resources/pay/complaint/complaint.area'
import type { Trade } from '@resources/pay/trade/trade.area'
import { charged, type Sms } from '@resources/sms/message/sms.area'
import { midnight } from '@resources/terms/days'
import { type AnswerOf, allows, dayOf, type Permissions, secondsPerDay } from '@/declaration'
import type { endpoints } from '../dashboard.page'

export type Figures = AnswerOf<(typeof endpoints)['figures']>

/**
 * The parts of a call's context that the figures need. They are computed from the areas' own records, so they match the lists.
 */
export type FiguresContext = Pick<EndpointContext, 'sql' | 'partnerId' | 'now' | 'account' | 'area'>

/** Whether the account may see an area's list and these fields of it; a figure must not reveal more than the list. */
export const sees = (permissions: Permissions, area: string, ...fields: readonly string[]): boolean =>
  allows(permissions, `${area}.list`) &&
  fields.every((field) => allows(permissions, `${area}.field.${field}`))

export const trendDays = 30

/** The last `count` calendar days in UTC+8, ending today. */
export const lastDays = (now: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * secondsPerDay))

/** Figures by day, one entry per day; days without a line get `nothing`. */
export const byDay = <F extends object>(
  days: readonly string[],
  lines: readonly (F & { readonly day: string })[],
  nothing: F,
): readonly (F & { readonly day: string })[] => {
  const known = new Map(lines.map((line) => [line.day, line]))
  return days.map((day) => known.get(day) ?? { ...nothing, day })
}

export const shopsOf = ({ area }: FiguresContext) =>
  area<Merchant>('merchant').figures({
    by: { op: 'op' },
    counts: { expiring: { grant_status: 'EXPIRING' }, expired: { grant_status: 'EXPIRED' } },
  })

export type Shops = Awaited<ReturnType<typeof shopsOf>>

export const pushesToday = ({ area, now }: FiguresContext) =>
  area<PushLog>('pushLog').figures({
    by: { op: 'op' },
    counts: {
      success: { status: 'SUCCESS' },
      failed: { status: 'FAILED' },
      retrying: { status: 'RETRYING' },
      waiting: { status: 'WAITING' },
    },
    where: { create_time: { atLeast: midnight(now) } },
  })

export type Pushes = Awaited<ReturnType<typeof pushesToday>>

export const sumOf = <N extends string>(lines: readonly { readonly [name in N]: number }[], name: N) =>
  lines.reduce((sum, line) => sum + line[name], 0)

/** A share in basis points; null of nothing. */
const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part * 10_000) / whole)

/** Share of delivered pushes among the ended ones, in basis points; null if none has ended. Retrying ones have not. */
export const successRate = (pushes: Pushes): number | null => {
  const success = sumOf(pushes, 'success')
  return shareOf(success, success + sumOf(pushes, 'failed'))
}

export const failingShops = ({ sql, partnerId, now }: FiguresContext, most: number) =>
  sql.query<Figures['push_errors'][number]>(
    `select op, app_id, seller_nick, max(shop_name) as shop_name, count(*) as fail,
       (array_agg(response_text order by create_time desc))[1] as last_error
     from area."pushLog"
     where partner_id = $1 and _removed_time is null and status = 'FAILED' and create_time >= $2
     group by op, app_id, seller_nick order by fail desc, op, app_id, seller_nick limit $3`,
    [partnerId, midnight(now), most],
  )

const paid = { in: ['SUCCESS', 'REFUND', 'FINISHED'] } as const

/** Amounts paid by buyers in fen, by day of payment. */
export const paidByDay = async ({ area, now }: FiguresContext) => {
  const days = lastDays(now, trendDays)
  const lines = await area<Trade>('trade').figures({
    by: { day: { day: 'pay_time' } },
    sum: { fee: 'payer_total' },
    where: { pay_time: { atLeast: midnight(now) - (trendDays - 1) * secondsPerDay }, trade_state: paid },
  })
  return byDay(days, lines, { fee: 0, count: 0 })
}

interface Used {
  /** Units charged. */
  readonly push: number
  readonly sms: number
  /** Spending as a positive amount. */
  readonly spent_li: number
}

export const usedByDay = async ({ sql, partnerId, now }: FiguresContext) => {
  const days = lastDays(now, trendDays)
  const lines = await sql.query<Used & { readonly day: string }>(
    `select stat_date as day,
       (coalesce(sum(quantity) filter (where service = 'ORDER_PUSH'), 0))::bigint as push,
       (coalesce(sum(quantity) filter (where service in ('SMS_CODE', 'SMS_NOTICE', 'SMS_PROMO')), 0))::bigint as sms,
       (coalesce(-sum(amount_li) filter (where amount_li < 0), 0))::bigint as spent_li
     from area.fee where partner_id = $1 and _removed_time is null and stat_date >= $2 group by stat_date`,
    [partnerId, days[0] ?? ''],
  )
  return byDay<Used>(days, lines, { push: 0, sms: 0, spent_li: 0 })
}

export const noticesOf = ({ sql, partnerId, now }: FiguresContext, most: number) =>
  sql.query<Figures['notices'][number]>(
    `select id, title, publish_time from area.announcement
     where partner_id = $1 and _removed_time is null and (expire_time is null or expire_time > $2::bigint)
     order by publish_time desc, id desc limit $3`,
    [partnerId, now, most],
  )

/** Open complaints the account may see: those in the state PENDING, and those past their deadline. */
export const complaintsOf = async ({ area, account: { permissions } }: FiguresContext) => {
  const seesState = sees(permissions, 'complaint', 'complaint_state')
  const seesDue = sees(permissions, 'complaint', 'due_time')
  if (!seesState && !seesDue) return {}
  const [line] = await area<Complaint>('complaint').figures({
    counts: { pending: { complaint_state: 'PENDING' }, overdue: { due_time: { beforeDays: 0 } } },
  })
  return {
    pending: seesState ? (line?.pending ?? 0) : undefined,
    overdue: seesDue ? (line?.overdue ?? 0) : undefined,
  }
}

export type OpenComplaints = Awaited<ReturnType<typeof complaintsOf>>

/** Today's text messages, counted like the list's summary; undefined if the account may not see them. */
export async function messagesToday({ area, account, now }: FiguresContext) {
  if (!sees(account.permissions, 'sms', 'status', 'send_time')) return undefined
  const today = midnight(now)
  const [line] = await area<Sms>('sms').figures({
    where: { send_time: { atLeast: today, atMost: today + secondsPerDay - 1 } },
    counts: { sent: charged, delivered: { status: 'DELIVERED' }, failed: { status: 'FAILED' } },
  })
  const { count = 0, sent = 0, delivered = 0, failed = 0 } = line ?? {}
  return { count, sent, delivered_rate: shareOf(delivered, delivered + failed) }
}
