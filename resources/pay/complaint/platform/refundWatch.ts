import type { RuleContext, TimedRule } from '@mock/platform/areas/rules'
import type { Trade } from '@resources/pay/trade/trade.area'
import { decimalOf } from '@/declaration/kinds/decimal'
import type { Complaint } from '../complaint.area'
import { applyEvents, type ComplaintEvent } from './machine'

type Item = Pick<Trade['refunds'][number], 'out_refund_no' | 'refund_fee' | 'refund_status' | 'create_time'>

interface Paid {
  /** fen */
  readonly payer_total: number
  readonly refunds: readonly Item[]
}

export const tradesOf = async (
  { area }: Pick<RuleContext, 'area'>,
  { complaint_order_info }: Pick<Complaint, 'complaint_order_info'>,
): Promise<readonly Trade[]> => {
  const found = await area<Trade>('trade').find({
    out_trade_no: { in: complaint_order_info.map(({ out_trade_no }) => out_trade_no) },
  })
  return complaint_order_info.flatMap(
    ({ transaction_id }) => found.find((trade) => trade.transaction_id === transaction_id) ?? [],
  )
}

export const refundText = ({ out_refund_no, refund_fee }: Pick<Item, 'out_refund_no' | 'refund_fee'>) =>
  `退款单号 ${out_refund_no}，金额 ${decimalOf(refund_fee, 2)} 元`

const isLogged = ({ history }: Complaint, { out_refund_no }: Item, isReceipt: boolean): boolean =>
  history.items.some(
    ({ operate_type, operate_details }) =>
      operate_details.includes(out_refund_no) &&
      (operate_type === 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE') === isReceipt,
  )

const isFullyRefunded = (trades: readonly Paid[]): boolean =>
  trades.length > 0 &&
  trades.every(({ refunds, payer_total }) => {
    const received = refunds.filter(({ refund_status }) => refund_status === 'SUCCESS')
    return received.reduce((sum, { refund_fee }) => sum + refund_fee, 0) >= payer_total
  })

const unlogged = (complaint: Complaint, trades: readonly Paid[], now: number): readonly ComplaintEvent[] => {
  const refunds = trades.flatMap((trade) =>
    trade.refunds
      .filter(({ create_time }) => create_time >= complaint.complaint_time)
      .map((item) => ({ item, isFull: item.refund_fee >= trade.payer_total })),
  )
  const started = refunds
    .filter(({ item }) => !isLogged(complaint, item, false))
    .map(({ item, isFull }): ComplaintEvent => {
      const type = isFull
        ? 'COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE'
        : 'COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE'
      return { type, at: now, details: refundText(item) }
    })
  // An approved complaint is closed once all refunds have arrived. A failed one keeps it open, unless the payment is fully
  // refunded without it.
  const waits = (state: Item['refund_status']) => refunds.some(({ item }) => item.refund_status === state)
  const isOver =
    complaint.refund_decision === 'APPROVED' &&
    !waits('PROCESSING') &&
    (!waits('ABNORMAL') || isFullyRefunded(trades))
  const received = refunds
    .filter(({ item }) => isOver && item.refund_status === 'SUCCESS' && !isLogged(complaint, item, true))
    .map(
      ({ item }): ComplaintEvent => ({
        type: 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE',
        at: now,
        details: refundText(item),
      }),
    )
  return [...started, ...received]
}

/**
 * Updates a complaint from its payments' refunds: new refunds are added to the history, and received ones close a complaint
 * whose refund was approved.
 *
 * @returns undefined if nothing is new
 */
export const withRefunds = (
  complaint: Complaint,
  trades: readonly Paid[],
  now: number,
): Complaint | undefined => {
  const news = unlogged(complaint, trades, now)
  const complaint_full_refunded = complaint.complaint_full_refunded || isFullyRefunded(trades)
  if (news.length === 0 && complaint_full_refunded === complaint.complaint_full_refunded) return undefined
  return applyEvents({ ...complaint, complaint_full_refunded }, news)
}

const watch = (
  name: string,
  everySeconds: number,
  where: TimedRule<Complaint>['where'],
): TimedRule<Complaint> => ({
  name,
  everySeconds,
  where,
  change: async ({ record, now, area }) => withRefunds(record, await tradesOf({ area }, record), now),
})

/** Approved refunds are watched closely; the others may be refunded independently of the complaint. */
export const refundWatches: readonly TimedRule<Complaint>[] = [
  watch('approved-refunds', 5, { complaint_state: 'PROCESSING', refund_decision: 'APPROVED' }),
  watch('other-refunds', 60, {
    complaint_state: { in: ['PENDING', 'PROCESSING'] },
    refund_decision: { not: 'APPROVED' },
  }),
  // Closed by hand before the money arrived.
  watch('late-refunds', 60, {
    complaint_state: 'PROCESSED',
    refund_decision: 'APPROVED',
    complaint_full_refunded: false,
    complete_time: { withinLastDays: 30 },
  }),
]
