import type { SeedContext } from '@mock/platform/areas/rules'
import type { Trade } from '@resources/pay/trade/trade.area'
import { secondsPerDay } from '@/declaration'

/** Share of the sample trades with a complaint: 24, 120 and 600 of them. */
const shares = { small: 24 / 600, standard: 120 / 13_500, full: 600 / 135_000 } as const

const refundedShare = 0.3

/** Old enough for the complaint to be over. */
const leastAge = 8 * secondsPerDay

/** Least time from payment to a refund caused by a complaint. */
const leastSeconds = 7200

const kindOf = (trade: Trade, now: number): 'refunded' | 'plain' | undefined => {
  const { pay_channel, trade_state, pay_time, refunds } = trade
  if (pay_channel !== 'WXPAY' || pay_time === null) return undefined
  const [first] = refunds
  if (trade_state === 'SUCCESS' && pay_time < now - leastAge) return 'plain'
  const isLate = first !== undefined && first.create_time - pay_time > leastSeconds
  return isLate && refunds.every(({ refund_status }) => refund_status === 'SUCCESS') ? 'refunded' : undefined
}

/**
 * Decides for each sample trade, in order, how many complaints there are about it, evenly spread over the suitable ones. The
 * complaints' seed follows it.
 */
export const complaintsAbout = ({
  size,
  now,
}: Pick<SeedContext, 'size' | 'now'>): ((trade: Trade) => number) => {
  const due = { refunded: 0, plain: 0 }
  return (trade) => {
    due.refunded += shares[size] * refundedShare
    due.plain += shares[size] * (1 - refundedShare)
    const kind = kindOf(trade, now)
    if (kind === undefined || due[kind] < 1) return 0
    due[kind] -= 1
    return 1
  }
}
