import type { SeedContext } from '@mock/platform/areas/rules'
import type { Trade } from '@resources/pay/trade/trade.area'
import { secondsPerDay } from '@/declaration'

/** How many of the sample trades somebody complains about (domain §15, §16): 24, 120 and 600 of them. */
const shares = { small: 24 / 600, standard: 120 / 13_500, full: 600 / 135_000 } as const

/** Of these so many were refunded over it. */
const refundedShare = 0.3

/** Old enough for whatever became of the complaint. */
const leastAge = 8 * secondsPerDay

/** From the payment to a refund that a complaint brought about. */
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
 * Says of each sample trade in turn how many complaints there are about it: evenly spread over those that somebody may have
 * complained about. The complaints' own samples are made of what it chose.
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
