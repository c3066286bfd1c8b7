import type { Rule, RuleContext } from '@mock/platform/areas/rules'
import { type RefundAnswer, type RefundRefused, tryRefund } from '@resources/pay/refund/platform/refunds'
import { fillMessage } from '@/declaration/errors'
import type { Complaint } from '../complaint.area'
import { notifyChannel, picturesIn, textIn } from './answers'
import { applyEvent } from './machine'
import { tradesOf, withRefunds } from './refundWatch'

const withRemark = (words: string, remark: string): string => (remark === '' ? words : `${words}；${remark}`)

interface Refunded {
  readonly refund?: RefundAnswer
  readonly refused?: RefundRefused
}

/**
 * Refunds the requested amount order by order until one is refused. Earlier refunds stay, since the channel has accepted them.
 */
async function refundOf(context: RuleContext<Complaint>): Promise<Refunded> {
  const { record, account } = context
  let wanted = record.apply_refund_amount ?? record.order_fee
  let refunded: Refunded = {}
  const trades = await tradesOf(context, record)
  if (trades.length === 0) return { refused: { code: 43001 } }
  for (const [index, trade] of trades.entries()) {
    // The last order takes the rest, so that an amount beyond what was paid is refused.
    const isLast = index === trades.length - 1
    const refund_fee = isLast ? wanted : Math.min(wanted, trade.refundable_fee)
    if (refund_fee < 1) continue
    const outcome = await tryRefund(context, {
      trade,
      refund_fee,
      reason: `投诉单 ${record.complaint_id}`,
      operator: account.username,
    })
    if ('refused' in outcome) return { ...refunded, refused: outcome.refused }
    refunded = { refund: refunded.refund ?? outcome.refund }
    wanted -= refund_fee
  }
  return refunded
}

/**
 * Approves the refund. With `refund_now` the money is refunded in the same call; if that is refused the approval stands, and
 * the answer contains both results.
 */
export const approve: Rule<Complaint> = async (context) => {
  const { record, now, input } = context
  const remark = textIn(input, 'remark')
  notifyChannel(context, remark)
  const launch_refund_day = Number(input.launch_refund_day ?? 0)
  const promise = launch_refund_day === 0 ? '今天退款' : `${launch_refund_day} 个工作日内退款`
  const decided = applyEvent(
    { ...record, refund_decision: 'APPROVED', launch_refund_day, remark },
    { type: 'MERCHANT_APPROVE_REFUND', at: now, details: withRemark(`同意退款，${promise}`, remark) },
  )
  const { refund, refused } = input.refund_now === true ? await refundOf(context) : {}
  const set = (refund && withRefunds(decided, await tradesOf(context, record), now)) ?? decided
  return {
    set,
    answer: {
      ...set,
      refund_status: refund?.refund_status ?? null,
      out_refund_no: refund?.out_refund_no ?? null,
      refund_refusal: refused
        ? { code: refused.code, message: fillMessage(refused.code, 'zh', refused.params ?? {}) }
        : null,
    },
  }
}

export const reject: Rule<Complaint> = (context) => {
  const { record, now, input } = context
  const [reject_reason, remark] = [textIn(input, 'reject_reason'), textIn(input, 'remark')]
  if (reject_reason.trim() === '') context.refuse(44007)
  notifyChannel(context, `${reject_reason}${remark}`)
  const images = picturesIn(input, 'reject_images')
  const set = applyEvent(
    { ...record, refund_decision: 'REJECTED', reject_reason, remark },
    { type: 'MERCHANT_REFUSE_RERUND', at: now, details: withRemark(reject_reason, remark), images },
  )
  return { set }
}
