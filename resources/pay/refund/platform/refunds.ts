import type { RuleContext } from '@mock/platform/areas/rules'
import tradeArea, { type Trade } from '@resources/pay/trade/trade.area'
import { payChannels } from '@resources/terms/channels'
import { formatTimestamp, holds, secondsPerDay, textOf } from '@/declaration'
import type { Refund } from '../refund.area'
import { countedRefunds, failedRefunds, maxRefunds, secondsBetweenRefunds } from '../refunds'

/** A merchant whose account at the channel has been drawn empty, so that a refused refund can be seen (43007). */
export const emptyMerchant = '1900009907'

/**
 * Amounts by which the simulated channel makes a refund fail, as payment channels' own sandboxes do it: the fen behind the
 * yuan. The payer's card is void the first time; the refund is closed whenever it is tried.
 */
export const abnormalFen = 44
export const closedFen = 55

/** How long the channel takes to pay a refund, and how much longer for orders that are older than a month (domain §9.2). */
const refundSeconds = 20
const slowFactor = 3

type Context = Pick<RuleContext, 'area' | 'now' | 'channels' | 'random'>

/** A reason for which the platform does not refund; `params` are the values of the message's placeholders. */
export interface RefundRefused {
  readonly code: number
  readonly params?: Readonly<Record<string, string | number>>
}

/** What is to be given back. */
export interface WantedRefund {
  /** As it was read in the same transaction; it is read again, locked. */
  readonly trade: Pick<Trade, 'trade_no'>
  /** In fen, 1 or more. */
  readonly refund_fee: number
  /** 1 to 80 characters. */
  readonly reason: string
  /** The caller's own number (6 to 32 characters): makes a repetition harmless, and tries a failed refund again. */
  readonly out_refund_no?: string
  /** Who refunds, as the list of refunds shows it. */
  readonly operator: string
}

/** What `POST /user/refundtrade` answers. */
export type RefundAnswer = Pick<Refund, 'out_refund_no' | 'refund_status'>

type Item = Trade['refunds'][number]

const isCounted = ({ refund_status }: Item): boolean => countedRefunds.some((one) => one === refund_status)
const isFailed = ({ refund_status }: Item): boolean => failedRefunds.some((one) => one === refund_status)

/** Where the payer finds a refund. */
export const accountOf = (channel: Trade['pay_channel']): string =>
  channel === 'WXPAY' ? '支付用户零钱' : '支付宝余额'

/**
 * What the refunds of a trade come to: what waits for a result or for somebody comes before what is done (domain §9.1:
 * SUCCESS and PROCESSING count).
 */
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

/** A refund of a trade as the list of all refunds has it. */
export const listedRefund = (trade: Trade, item: Item): Refund => {
  const { trade_no, out_trade_no, transaction_id, pay_channel, payer_total } = trade
  const { mch_id, mch_name, op, seller_nick } = trade
  return {
    ...item,
    ...{ trade_no, out_trade_no, transaction_id, pay_channel, payer_total },
    ...{ mch_id, mch_name, op, seller_nick },
  }
}

/**
 * Lists each refund of a trade by itself, as the trade carries it.
 *
 * @returns what changes in the trade
 */
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

/** The refund that the caller's number means; 'other' when it is another trade's, or another amount's. */
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

/**
 * The refund that a call has made before, under the caller's own number: PROCESSING and SUCCESS are answered again.
 *
 * @returns undefined when there is none, or when it has failed and may be tried again
 */
export async function repeatedRefund(
  context: Pick<Context, 'area'>,
  trade: Trade,
  wanted: Pick<WantedRefund, 'out_refund_no' | 'refund_fee'>,
): Promise<RefundAnswer | undefined> {
  const known = await knownRefund(context, trade, wanted)
  if (known === undefined || known === 'other' || isFailed(known)) return undefined
  return { out_refund_no: known.out_refund_no, refund_status: known.refund_status }
}

/** What the declaration, the other refunds, the merchant's account and the channel have against it. */
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
  if (channels.isDown(pay_channel === 'WXPAY' ? 'wxpay' : 'alipay'))
    return { code: 10501, params: { channel: payChannels[pay_channel].zh } }
  return undefined
}

/** When the channel will tell the result of a refund that it accepts now. */
const expectedAt = ({ now, channels }: Context, { pay_time }: Pick<Trade, 'pay_time'>): number => {
  const isOld = (pay_time ?? now) < now - 30 * secondsPerDay
  return channels.doneAt(now, refundSeconds * (isOld ? slowFactor : 1))
}

/**
 * Refunds, and gives the refusal as a value: nothing is written then, so that the caller's own work stays (a complaint's
 * approval outlives a refused refund, domain §10.3). The trade's row is locked until the transaction ends, so refunds at
 * the same time never give back more than was paid.
 *
 * The caller's number repeated with the same amount gives the same refund again; of one that has failed it is the next try.
 *
 * @returns the refund as the channel has accepted it (PROCESSING: its result comes by the platform's clock); or refused with
 *   43001 without such a trade, 10005 for a number that means another refund, 43002–43007, 43009, 10501
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

/**
 * Refunds, or refuses the call: see {@link tryRefund}.
 *
 * @throws Refusal with the code of the refusal
 */
export async function refundTrade(
  context: Context & Pick<RuleContext, 'refuse'>,
  wanted: WantedRefund,
): Promise<RefundAnswer> {
  const outcome = await tryRefund(context, wanted)
  if ('refund' in outcome) return outcome.refund
  return context.refuse(outcome.refused.code, outcome.refused.params)
}

/** What the channel makes of a refund when its time has come. */
const resultOf = ({ refund_fee, attempts }: Item): Item['refund_status'] => {
  const fen = refund_fee % 100
  if (fen === closedFen) return 'CLOSED'
  return fen === abnormalFen && attempts === 1 ? 'ABNORMAL' : 'SUCCESS'
}

/**
 * Has the channel tell the results that are due; what was closed or has failed can be refunded again. The trade's row must
 * be locked.
 *
 * @returns what changes in the trade: nothing while no result is due
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
