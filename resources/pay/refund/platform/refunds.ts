import type { RuleContext } from '@mock/platform/areas/rules'
import tradeArea, { type Trade } from '@resources/pay/trade/trade.area'
import { payChannels, payGateways } from '@resources/terms/channels'
import { formatTimestamp, holds, secondsPerDay, textOf } from '@/declaration'
import type { Refund } from '../refund.area'
import { countedRefunds, failedRefunds, maxRefunds, secondsBetweenRefunds } from '../refunds'

/** This merchant's account is always empty, so that refusal 43007 can be seen. */
export const emptyMerchant = '1900009907'

/** The simulated channel fails refunds whose amount ends in these fen: 44 fails the first time, 55 is always closed. */
export const abnormalFen = 44
export const closedFen = 55

/** Seconds a refund takes, and the factor for orders older than a month. */
const refundSeconds = 20
const slowFactor = 3

type Context = Pick<RuleContext, 'area' | 'now' | 'channels' | 'random'>

/** Why a refund is refused; `params` fill the message's placeholders. */
export interface RefundRefused {
  readonly code: number
  readonly params?: Readonly<Record<string, string | number>>
}

export interface WantedRefund {
  /** Read again, with a lock, before refunding. */
  readonly trade: Pick<Trade, 'trade_no'>
  /** In fen, at least 1. */
  readonly refund_fee: number
  /** 1 to 80 characters. */
  readonly reason: string
  /** The caller's own number (6 to 32 characters): makes retries idempotent, and repeats a failed refund. */
  readonly out_refund_no?: string
  readonly operator: string
}

export type RefundAnswer = Pick<Refund, 'out_refund_no' | 'refund_status'>

type Item = Trade['refunds'][number]

const isCounted = ({ refund_status }: Item): boolean => countedRefunds.some((one) => one === refund_status)
const isFailed = ({ refund_status }: Item): boolean => failedRefunds.some((one) => one === refund_status)

export const accountOf = (channel: Trade['pay_channel']): string =>
  channel === 'WXPAY' ? '支付用户零钱' : '支付宝余额'

/** Totals of a trade's refunds. PROCESSING and SUCCESS count; the trade shows the state that needs attention most. */
export const refundTotals = (
  trade: Pick<Trade, 'payer_total' | 'trade_state'>,
  refunds: Trade['refunds'],
): Pick<Trade, 'refund_fee' | 'refundable_fee' | 'refund_status' | 'refund_expected_time'> => {
  const refund_fee = refunds.reduce((sum, one) => (isCounted(one) ? sum + one.refund_fee : sum), 0)
  const expected = refunds.flatMap(({ expected_time }) => (expected_time === null ? [] : [expected_time]))
  const order = ['PROCESSING', 'ABNORMAL', 'SUCCESS', 'CLOSED'] as const
  return {
    refund_fee,
    refundable_fee: trade.trade_state === 'FINISHED' ? 0 : trade.payer_total - refund_fee,
    refund_status:
      order.find((state) => refunds.some(({ refund_status }) => refund_status === state)) ?? null,
    refund_expected_time: expected.length === 0 ? null : Math.min(...expected),
  }
}

export const listedRefund = (trade: Trade, item: Item): Refund => {
  const { trade_no, out_trade_no, transaction_id, pay_channel, payer_total } = trade
  const { mch_id, mch_name, op, seller_nick } = trade
  return {
    ...item,
    ...{ trade_no, out_trade_no, transaction_id, pay_channel, payer_total },
    ...{ mch_id, mch_name, op, seller_nick },
  }
}

/** Copies a trade's refunds to the list of refunds. Returns the changes to the trade. */
async function keep(
  { area }: Pick<Context, 'area'>,
  trade: Trade,
  refunds: Trade['refunds'],
): Promise<Partial<Trade>> {
  const listed = area<Refund>('refund')
  for (const item of refunds) {
    const before = trade.refunds.find(({ out_refund_no }) => out_refund_no === item.out_refund_no)
    if (!before) await listed.add(listedRefund(trade, item))
    else if (before !== item) await listed.change({ out_refund_no: item.out_refund_no }, item)
  }
  return { ...refundTotals(trade, refunds), refunds }
}

/** The refund with the caller's number; 'other' if the number belongs to another trade or amount. */
async function knownRefund(
  { area }: Pick<Context, 'area'>,
  trade: Trade,
  { out_refund_no = '', refund_fee }: Pick<WantedRefund, 'out_refund_no' | 'refund_fee'>,
): Promise<Item | 'other' | undefined> {
  if (out_refund_no === '') return undefined
  const own = trade.refunds.find((one) => one.out_refund_no === out_refund_no)
  if (own) return own.refund_fee === refund_fee ? own : 'other'
  return (await area<Refund>('refund').get({ out_refund_no })) ? 'other' : undefined
}

/** The earlier refund if the call is a repetition. Returns undefined if there is none, or it failed and may be tried again. */
export async function repeatedRefund(
  context: Pick<Context, 'area'>,
  trade: Trade,
  wanted: Pick<WantedRefund, 'out_refund_no' | 'refund_fee'>,
): Promise<RefundAnswer | undefined> {
  const known = await knownRefund(context, trade, wanted)
  if (known === undefined || known === 'other' || isFailed(known)) return undefined
  return { out_refund_no: known.out_refund_no, refund_status: known.refund_status }
}

function refusalOf(
  { now, channels }: Context,
  trade: Trade,
  refund_fee: number,
  isRetry: boolean,
): RefundRefused | undefined {
  const { refundable_fee, refunds, mch_id, pay_channel } = trade
  const left = { x: textOf(tradeArea.fields.refundable_fee, refundable_fee, 'zh') }
  const declared = tradeArea.actions?.refund?.refuse?.find(({ when }) => holds(when, trade, now))
  if (declared) return { code: declared.code, params: left }
  if (refund_fee > refundable_fee) return { code: 43003, params: left }
  if (!isRetry && refunds.length >= maxRefunds) return { code: 43005 }
  const last = Math.max(0, ...refunds.map(({ create_time }) => create_time))
  if (!isRetry && last > now - secondsBetweenRefunds) return { code: 43006 }
  if (mch_id === emptyMerchant) return { code: 43007 }
  if (channels.isDown(payGateways[pay_channel]))
    return { code: 10501, params: { channel: payChannels[pay_channel].zh } }
  return undefined
}

const expectedAt = ({ now, channels }: Context, { pay_time }: Pick<Trade, 'pay_time'>): number => {
  const isOld = (pay_time ?? now) < now - 30 * secondsPerDay
  return channels.doneAt(now, refundSeconds * (isOld ? slowFactor : 1))
}

/**
 * Refunds. A refusal is returned, not thrown, so that the caller's other changes are kept: a complaint's approval survives a
 * refused refund. The trade is locked until the transaction ends, so concurrent refunds never exceed the amount paid.
 *
 * Repeating the caller's number with the same amount returns the same refund, or tries again if it failed.
 *
 * @returns the accepted refund, usually PROCESSING; or `refused` with 43001 for an unknown trade, 10005 if the number belongs
 * to another refund, 43002–43007, 43009, 10501
 */
export async function tryRefund(
  context: Context,
  wanted: WantedRefund,
): Promise<{ readonly refund: RefundAnswer } | { readonly refused: RefundRefused }> {
  const { area, now, random } = context
  const trade = await area<Trade>('trade').get({ trade_no: wanted.trade.trade_no }, { lock: true })
  if (!trade) return { refused: { code: 43001 } }
  const known = await knownRefund(context, trade, wanted)
  if (known === 'other') return { refused: { code: 10005 } }
  if (known && !isFailed(known))
    return { refund: { out_refund_no: known.out_refund_no, refund_status: known.refund_status } }
  const refused = refusalOf(context, trade, wanted.refund_fee, known !== undefined)
  if (refused) return { refused }
  const out_refund_no =
    wanted.out_refund_no || `RF${formatTimestamp(now).replace(/\D/g, '')}${random.digits(6)}`
  const asked = { refund_status: 'PROCESSING', expected_time: expectedAt(context, trade) } as const
  const item: Item = known
    ? { ...known, ...asked, attempts: known.attempts + 1 }
    : {
        ...asked,
        out_refund_no,
        refund_id: `5030${random.digits(24)}`,
        refund_fee: wanted.refund_fee,
        reason: wanted.reason,
        operator: wanted.operator,
        create_time: now,
        success_time: null,
        attempts: 1,
        user_received_account: '',
      }
  const refunds = known ? trade.refunds.map((one) => (one === known ? item : one)) : [...trade.refunds, item]
  const set = await keep(context, trade, refunds)
  await area<Trade>('trade').change({ trade_no: trade.trade_no }, { ...set, trade_state: 'REFUND' })
  return { refund: { out_refund_no, refund_status: item.refund_status } }
}

/** {@link tryRefund}, but throws. Throws Refusal with the code of the refusal. */
export async function refundTrade(
  context: Context & Pick<RuleContext, 'refuse'>,
  wanted: WantedRefund,
): Promise<RefundAnswer> {
  const outcome = await tryRefund(context, wanted)
  if ('refund' in outcome) return outcome.refund
  return context.refuse(outcome.refused.code, outcome.refused.params)
}

const resultOf = ({ refund_fee, attempts }: Item): Item['refund_status'] => {
  const fen = refund_fee % 100
  if (fen === closedFen) return 'CLOSED'
  return fen === abnormalFen && attempts === 1 ? 'ABNORMAL' : 'SUCCESS'
}

/**
 * Applies due results from the channel. The trade must be locked.
 *
 * @returns the changes to the trade; empty if nothing is due
 */
export async function settleRefunds(
  context: Pick<Context, 'area' | 'now'>,
  trade: Trade,
): Promise<Partial<Trade>> {
  const { now } = context
  const isDue = ({ refund_status, expected_time }: Item) =>
    refund_status === 'PROCESSING' && (expected_time ?? 0) <= now
  if (!trade.refunds.some(isDue)) return {}
  const settled = trade.refunds.map((item): Item => {
    if (!isDue(item)) return item
    const refund_status = resultOf(item)
    const done = { ...item, refund_status, expected_time: null }
    return refund_status === 'SUCCESS'
      ? { ...done, success_time: now, user_received_account: accountOf(trade.pay_channel) }
      : done
  })
  return keep(context, trade, settled)
}
