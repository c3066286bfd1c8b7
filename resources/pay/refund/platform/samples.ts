import type { Trade } from '@resources/pay/trade/trade.area'
import { staffOf } from '@resources/terms/samples'
import { formatTimestamp, type Random, secondsPerDay } from '@/declaration'
import { accountOf } from './refunds'

type Item = Trade['refunds'][number]

/** States of refunds in percent, and the share of full refunds. */
const shares = { SUCCESS: 92.5, PROCESSING: 6, ABNORMAL: 0.5, CLOSED: 1 } as const
const fullShare = 0.7
const secondShare = 0.3

const reasons = ['买家申请退货退款', '商品缺货', '重复支付', '协商一致退款', '商品质量问题']

/** Banks take up to three working days. */
const slowest = 3 * secondsPerDay

interface Sampling {
  readonly trade: Pick<Trade, 'payer_total' | 'pay_channel'> & { readonly pay_time: number }
  readonly now: number
  readonly random: Random
}

function refundOf(
  { trade, now, random }: Sampling,
  refund_fee: number,
  refund_status: Item['refund_status'],
): Item {
  const { pay_time, pay_channel } = trade
  // Only recent refunds can still be processing.
  const create_time =
    refund_status === 'PROCESSING'
      ? Math.max(pay_time, now - random.int(60, slowest))
      : pay_time + random.int(0, Math.min(now - pay_time, 5 * secondsPerDay))
  const isDone = refund_status === 'SUCCESS'
  return {
    out_refund_no: `RF${formatTimestamp(create_time).replace(/\D/g, '')}${random.digits(6)}`,
    refund_id: `5030${random.digits(24)}`,
    refund_fee,
    refund_status,
    reason: random.pick(reasons),
    operator: staffOf(random),
    create_time,
    expected_time: refund_status === 'PROCESSING' ? now + random.int(60, slowest) : null,
    success_time: isDone ? Math.min(now, create_time + random.int(20, 7200)) : null,
    attempts: 1,
    user_received_account: isDone ? accountOf(pay_channel) : '',
  }
}

/**
 * The refunds of a sample trade in order, never more than was paid.
 *
 * @param wanted the state of the first one; random by default
 */
export function sampleRefunds(sampling: Sampling, wanted?: Item['refund_status']): Trade['refunds'] {
  const { trade, random } = sampling
  const { payer_total } = trade
  const state = () => random.weighted<Item['refund_status']>(shares)
  const part = (of: number) => Math.max(1, Math.floor((of * random.int(10, 90)) / 100))
  if (payer_total === 1 || random.chance(fullShare))
    return [refundOf(sampling, payer_total, wanted ?? state())]
  const first = part(payer_total)
  const refunds = [refundOf(sampling, first, wanted ?? state())]
  if (random.chance(secondShare)) refunds.push(refundOf(sampling, part(payer_total - first), state()))
  return refunds.sort((a, b) => a.create_time - b.create_time)
}
