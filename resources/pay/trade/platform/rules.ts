import { defineRules, type Rule, type RuleContext, type TimedRule } from '@mock/platform/areas/rules'
import { book } from '@resources/fee/platform/ledger'
import type { Complaint } from '@resources/pay/complaint/complaint.area'
import {
  refundTrade,
  repeatedRefund,
  settleRefunds,
  type WantedRefund,
} from '@resources/pay/refund/platform/refunds'
import { payChannels, payGateways } from '@resources/terms/channels'
import { prices, shareOf } from '@resources/terms/services'
import { allows, type Condition, formatTimestamp } from '@/declaration'
import type { Trade } from '../trade.area'
import { renotify, sendNotices } from './notices'

const payingSeconds = 60

/** Least seconds between two queries for the same trade. */
const queryPace = 5

export const openSeconds = 2 * 3600

/** The service fee in li for an amount in fen; it is not refunded. */
export const chargeOf = (fen: number): number => shareOf(fen, prices.PAY_SERVICE.rate_bp ?? 0)

/** A channel's number for a payment: 28 digits. `tail` is 12 digits. */
export const transactionId = (channel: Trade['pay_channel'], time: number, tail: string): string => {
  const day = formatTimestamp(time).slice(0, 10).replaceAll('-', '')
  return channel === 'WXPAY' ? `4200009999${day}${tail.slice(-10)}` : `${day}22000000${tail}`
}

/** The channel's number and its last six digits, which the payer's bill shows. */
export const channelNumber = (transaction_id: string) => ({
  transaction_id,
  transaction_tail: transaction_id.slice(-6),
})

type Waiting = Pick<Trade, 'trade_state' | 'trade_no' | 'create_time' | 'expire_time'>

/** Three in ten unpaid trades were in fact paid and the notice was lost, to make querying the channel useful. */
const isLost = ({ trade_no }: Waiting): boolean => /[0-2]$/.test(trade_no)

/** The channel's state of an open trade; undefined while the buyer may still pay. */
export const channelState = (
  trade: Waiting,
  { now, channels }: Pick<RuleContext, 'now' | 'channels'>,
): 'SUCCESS' | 'CLOSED' | undefined => {
  const finished = channels.doneAt(trade.create_time, payingSeconds) <= now
  if (trade.trade_state === 'USERPAYING') return finished ? 'SUCCESS' : undefined
  if (trade.trade_state !== 'NOTPAY') return undefined
  if (finished && isLost(trade)) return 'SUCCESS'
  return (trade.expire_time ?? now) < now ? 'CLOSED' : undefined
}

type Advancing = Pick<RuleContext, 'sql' | 'partnerId' | 'now' | 'area' | 'channels'>

async function updatedFromChannel(context: Advancing, trade: Trade): Promise<Partial<Trade>> {
  const { now } = context
  const state = channelState(trade, context)
  if (state === 'CLOSED') return { trade_state: 'CLOSED', close_time: trade.expire_time }
  if (state === undefined) return settleRefunds(context, trade)
  await book(context, {
    fee_type: 'CONSUME',
    service: 'PAY_SERVICE',
    quantity: 1,
    paid: [trade.total_fee],
    happened: true,
  })
  return {
    trade_state: 'SUCCESS',
    pay_time: now,
    payer_total: trade.total_fee,
    refundable_fee: trade.total_fee,
    service_charge_li: chargeOf(trade.total_fee),
    ...channelNumber(transactionId(trade.pay_channel, now, trade.trade_no.slice(-12))),
    notify_status: trade.notify_url === '' ? 'NONE' : 'WAITING',
  }
}

/** @throws Refusal 10501 if the trade's channel cannot be reached */
const requireChannel = ({ channels, record, refuse }: RuleContext<Trade>): void => {
  if (channels.isDown(payGateways[record.pay_channel]))
    refuse(10501, { channel: payChannels[record.pay_channel].zh })
}

const wantedOf = ({ record, input, account }: RuleContext<Trade>): WantedRefund => ({
  trade: record,
  refund_fee: Number(input.refund_fee),
  reason: String(input.reason),
  out_refund_no: String(input.out_refund_no),
  operator: account.username,
})

const refund: Rule<Trade> = async (context) => ({
  answer: { ...(await refundTrade(context, wantedOf(context))) },
})

const refundedBefore: Rule<Trade> = async (context) => {
  const answer = await repeatedRefund(context, context.record, wantedOf(context))
  return answer && { answer: { ...answer } }
}

/** A trade must not be closed if it was paid at the channel in the meantime. */
const close: Rule<Trade> = (context) => {
  requireChannel(context)
  if (channelState(context.record, context) === 'SUCCESS') context.refuse(43008)
  return {}
}

const query: Rule<Trade> = async (context) => {
  await context.notAgainWithin(queryPace)
  requireChannel(context)
  return { set: await updatedFromChannel(context, context.record) }
}

/** Adds the complaints about a payment to its detail, for accounts that may see complaints. */
const detail = async ({ record, area, account }: RuleContext<Trade>) => {
  const { complaint_count, transaction_id } = record
  const asked = complaint_count > 0 && allows(account.permissions, 'complaint.list')
  const found = asked
    ? await area<Complaint>('complaint').find({ order_numbers: { has: transaction_id } })
    : []
  const complaints = found.map(({ complaint_id, complaint_state, problem_type, complaint_time }) => ({
    ...{ complaint_id, complaint_state, problem_type, complaint_time },
  }))
  return { add: { complaints } }
}

const channelNotice = (name: string, everySeconds: number, where: Condition): TimedRule<Trade> => ({
  name,
  everySeconds,
  where,
  change: async ({ record, ...context }) =>
    context.channels.isDown(payGateways[record.pay_channel])
      ? undefined
      : updatedFromChannel(context, record),
})

export default defineRules<Trade>({
  actions: { refund, close, query, renotify },
  repeated: { refund: refundedBefore },
  detail,
  jobs: [
    sendNotices,
    channelNotice('paying', 5, { trade_state: 'USERPAYING' }),
    channelNotice('refund-results', 5, {
      refund_status: 'PROCESSING',
      refund_expected_time: { beforeDays: 0 },
    }),
    channelNotice('trade-expiry', 60, { trade_state: 'NOTPAY', expire_time: { beforeDays: 0 } }),
  ],
})
