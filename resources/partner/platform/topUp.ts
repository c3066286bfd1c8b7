import type { EndpointContext, EndpointRule, RuleContext } from '@mock/platform/areas/rules'
import { book, walletOf } from '@resources/fee/platform/ledger'
import { transactionId } from '@resources/pay/trade/platform/rules'
import { payGateways } from '@resources/terms/channels'
import { formatTimestamp } from '@/declaration'
import { topUpLimits } from '../scan.endpoints'
import { refuseWhileReviewing } from './profile'

const openSeconds = 15 * 60
const mostOpen = 5
/** Seconds until the simulated payer has scanned the code, and has paid. */
const scanSeconds = 4
const paySeconds = 8

/** Amounts in fen ending in these digits fail, or are never paid. */
export const failingCents = 44
export const unpaidCents = 15

type State = 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'CLOSED' | 'PAYERROR'

export interface TopUp {
  readonly out_trade_no: string
  readonly request_id: string
  readonly amount_fen: number
  readonly pay_channel: 'WXPAY' | 'ALIPAY'
  readonly trade_state: State
  readonly create_time: number
  readonly expire_time: number
  /** When the simulated payer scans and pays; null if the order is never paid. */
  readonly scan_at: number | null
  readonly pay_at: number | null
  readonly pay_time: number | null
}

export const topUpSchema: readonly string[] = [
  `create table if not exists partner_topup (
    partner_id bigint not null,
    out_trade_no text not null,
    request_id text not null,
    amount_fen bigint not null,
    pay_channel text not null,
    trade_state text not null,
    create_time bigint not null,
    expire_time bigint not null,
    scan_at bigint,
    pay_at bigint,
    pay_time bigint,
    primary key (partner_id, out_trade_no),
    unique (partner_id, request_id))`,
  `create index if not exists partner_topup_open on partner_topup (partner_id, expire_time)
   where trade_state in ('NOTPAY', 'USERPAYING')`,
]

const isOpen = (state: State): boolean => state === 'NOTPAY' || state === 'USERPAYING'

/** The order's state now. A payment in time counts, whenever the order is looked at. */
const stateAt = (order: TopUp, now: number): State => {
  const { trade_state, amount_fen, scan_at, pay_at, expire_time } = order
  if (!isOpen(trade_state)) return trade_state
  if (pay_at !== null && pay_at <= now && pay_at < expire_time)
    return amount_fen % 100 === failingCents ? 'PAYERROR' : 'SUCCESS'
  if (expire_time <= now) return 'CLOSED'
  return scan_at !== null && scan_at <= now ? 'USERPAYING' : 'NOTPAY'
}

type Context = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'area'>

/**
 * Updates an order to its current state; a payment is credited in the same transaction, once per order.
 *
 * @param order its row, locked until the transaction ends
 */
async function settle(context: Context, order: TopUp): Promise<TopUp> {
  const { sql, partnerId, now } = context
  const trade_state = stateAt(order, now)
  if (trade_state === order.trade_state) return order
  const pay_time = trade_state === 'SUCCESS' ? order.pay_at : null
  const { out_trade_no, pay_channel, amount_fen } = order
  if (pay_time !== null)
    await book(context, {
      fee_type: 'RECHARGE',
      amount_li: amount_fen * 10,
      out_trade_no,
      transaction_id: transactionId(pay_channel, pay_time, out_trade_no.slice(-12)),
      pay_channel,
    })
  await sql.query(
    'update partner_topup set trade_state = $3, pay_time = $4 where partner_id = $1 and out_trade_no = $2',
    [partnerId, out_trade_no, trade_state, pay_time],
  )
  return { ...order, trade_state, pay_time }
}

export async function settleTopUps(context: Context): Promise<readonly TopUp[]> {
  const { sql, partnerId } = context
  const open = await sql.query<TopUp>(
    `select * from partner_topup where partner_id = $1 and trade_state in ('NOTPAY', 'USERPAYING')
     order by expire_time, out_trade_no for update`,
    [partnerId],
  )
  const now: TopUp[] = []
  for (const order of open) now.push(await settle(context, order))
  return now
}

async function find(context: Context, column: 'out_trade_no' | 'request_id', value: string) {
  const [order] = await context.sql.query<TopUp>(
    `select * from partner_topup where partner_id = $1 and ${column} = $2 for update`,
    [context.partnerId, value],
  )
  return order && settle(context, order)
}

const answerOf = (order: TopUp, now: number) => ({
  out_trade_no: order.out_trade_no,
  qr_url: `demo://pay/${order.out_trade_no}`,
  amount_fen: order.amount_fen,
  expire_time: order.expire_time,
  expire_seconds: Math.max(0, order.expire_time - now),
  trade_state: order.trade_state,
})

/** A number unique among all partners: the second, the partner, and the partner's order count. */
const numberOf = (partnerId: number, order: number, now: number): string =>
  `RC${formatTimestamp(now).replace(/\D/g, '')}${String(partnerId).padStart(8, '0')}${String(order % 10_000).padStart(4, '0')}`

async function createOrder(
  context: EndpointContext,
  wanted: Pick<TopUp, 'request_id' | 'amount_fen' | 'pay_channel'>,
) {
  const { sql, partnerId, now, channels } = context
  const [kept] = await sql.query<{ count: number }>(
    'select count(*)::bigint as count from partner_topup where partner_id = $1',
    [partnerId],
  )
  const unpaid = wanted.amount_fen % 100 === unpaidCents
  const order: TopUp = {
    ...wanted,
    out_trade_no: numberOf(partnerId, (kept?.count ?? 0) + 1, now),
    trade_state: 'NOTPAY',
    create_time: now,
    expire_time: now + openSeconds,
    scan_at: unpaid ? null : channels.doneAt(now, scanSeconds),
    pay_at: unpaid ? null : channels.doneAt(now, paySeconds),
    pay_time: null,
  }
  const columns = Object.keys(order)
  await sql.query(
    `insert into partner_topup (partner_id, ${columns.join(', ')})
     values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')})`,
    [partnerId, ...Object.values(order)],
  )
  return order
}

const getpayqrcode: EndpointRule = async (context) => {
  const { sql, partnerId, now, channels, input, refuse } = context
  await refuseWhileReviewing(context)
  const request_id = String(input.request_id)
  const amount_fen = Number(input.amount_fen)
  const pay_channel = input.pay_channel === 'ALIPAY' ? 'ALIPAY' : 'WXPAY'
  const { min, max } = topUpLimits
  if (amount_fen < min || amount_fen > max) refuse(31001, { min: min / 100, max: max / 100 })
  // Serialise a partner's orders, so that repeated requests and the limit are seen.
  await sql.query("select pg_advisory_xact_lock(hashtextextended('topup ' || $1::text, 0))", [partnerId])
  const same = await find(context, 'request_id', request_id)
  if (same) {
    if (same.amount_fen !== amount_fen || same.pay_channel !== pay_channel) refuse(10005)
    return same.trade_state === 'CLOSED' || same.trade_state === 'PAYERROR'
      ? refuse(31003)
      : answerOf(same, now)
  }
  if (channels.isDown(payGateways[pay_channel])) refuse(31004)
  const open = (await settleTopUps(context)).filter(({ trade_state }) => isOpen(trade_state))
  const [soonest] = open
  if (soonest && open.length >= mostOpen) refuse(10004, { n: soonest.expire_time - now })
  return answerOf(await createOrder(context, { request_id, amount_fen, pay_channel }), now)
}

const checkpaymentstatus: EndpointRule = async (context) => {
  const { input, refuse } = context
  const order = (await find(context, 'out_trade_no', String(input.out_trade_no))) ?? refuse(31002)
  const { out_trade_no, trade_state, pay_time } = order
  const { balance_li } = await walletOf(context)
  return { out_trade_no, trade_state, pay_time, balance_li }
}

const stateWords: { readonly [S in State]: string } = {
  NOTPAY: '未支付',
  USERPAYING: '支付中',
  SUCCESS: '支付成功',
  CLOSED: '已关闭',
  PAYERROR: '支付失败',
}

// A payment in progress cannot be stopped; finished orders are unchanged.
const closepayqrcode: EndpointRule = async (context) => {
  const { sql, partnerId, input, refuse } = context
  const order = (await find(context, 'out_trade_no', String(input.out_trade_no))) ?? refuse(31002)
  const { out_trade_no, trade_state } = order
  if (trade_state === 'USERPAYING' || trade_state === 'SUCCESS')
    refuse(10006, { state: stateWords[trade_state] })
  if (trade_state === 'NOTPAY')
    await sql.query(
      "update partner_topup set trade_state = 'CLOSED' where partner_id = $1 and out_trade_no = $2",
      [partnerId, out_trade_no],
    )
  return { out_trade_no, trade_state: trade_state === 'NOTPAY' ? 'CLOSED' : trade_state }
}

export const topUpRules = { getpayqrcode, checkpaymentstatus, closepayqrcode }
