import type { RuleContext, TimedRule } from '@mock/platform/areas/rules'
import type { Trade } from '@resources/pay/trade/trade.area'
import { decimalOf } from '@/declaration/kinds/decimal'
import type { Complaint } from '../complaint.area'
import { type Happening, happenedAll } from './machine'

type Item = Pick<Trade['refunds'][number], 'out_refund_no' | 'refund_fee' | 'refund_status' | 'create_time'>

/** What a complaint must know of a payment. */
interface Paid {
  /** fen */
  readonly payer_total: number
  readonly refunds: readonly Item[]
}

/** The payments that a complaint is about, in the order of its orders. */
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

const wordsOf = ({ out_refund_no, refund_fee }: Item): string =>
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

/** What the refunds of the complaint's payments say that its history does not know yet. */
const unlogged = (complaint: Complaint, trades: readonly Paid[], now: number): readonly Happening[] => {
  const refunds = trades.flatMap((trade) =>
    trade.refunds
      .filter(({ create_time }) => create_time >= complaint.complaint_time)
      .map((item) => ({ item, isFull: item.refund_fee >= trade.payer_total })),
  )
  const started = refunds
    .filter(({ item }) => !isLogged(complaint, item, false))
    .map(({ item, isFull }): Happening => {
      const type = isFull
        ? 'COMPLAINT_FULL_REFUNDED_SYSTEM_MESSAGE'
        : 'COMPLAINT_PARTIAL_REFUNDED_SYSTEM_MESSAGE'
      return { type, at: now, details: wordsOf(item) }
    })
  // Without an approval a refund is no answer to the complaint; with several the last one ends it, and one that has failed
  // waits for somebody, unless everything has arrived without it.
  const waits = (state: Item['refund_status']) => refunds.some(({ item }) => item.refund_status === state)
  const isOver =
    complaint.refund_decision === 'APPROVED' &&
    !waits('PROCESSING') &&
    (!waits('ABNORMAL') || isFullyRefunded(trades))
  const received = refunds
    .filter(({ item }) => isOver && item.refund_status === 'SUCCESS' && !isLogged(complaint, item, true))
    .map(
      ({ item }): Happening => ({
        type: 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE',
        at: now,
        details: wordsOf(item),
      }),
    )
  return [...started, ...received]
}

/**
 * Brings a complaint to where the refunds of its payments are: a refund that was begun is noted, and one that arrived ends
 * a complaint whose refund was approved (domain §10.2).
 *
 * @returns the complaint as it is then; undefined when nothing is new
 */
export const withRefunds = (
  complaint: Complaint,
  trades: readonly Paid[],
  now: number,
): Complaint | undefined => {
  const news = unlogged(complaint, trades, now)
  const complaint_full_refunded = complaint.complaint_full_refunded || isFullyRefunded(trades)
  if (news.length === 0 && complaint_full_refunded === complaint.complaint_full_refunded) return undefined
  return happenedAll({ ...complaint, complaint_full_refunded }, news)
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

/** Where money is on its way the answer is awaited; elsewhere somebody may refund without the complaint. */
export const refundWatches: readonly TimedRule<Complaint>[] = [
  watch('approved-refunds', 5, { complaint_state: 'PROCESSING', refund_decision: 'APPROVED' }),
  watch('other-refunds', 60, {
    complaint_state: { in: ['PENDING', 'PROCESSING'] },
    refund_decision: { not: 'APPROVED' },
  }),
  // Closed by hand before the money had arrived.
  watch('late-refunds', 60, {
    complaint_state: 'PROCESSED',
    refund_decision: 'APPROVED',
    complaint_full_refunded: false,
    complete_time: { withinLastDays: 30 },
  }),
]
