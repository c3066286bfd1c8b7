import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { partsOf } from '@resources/merchant/merchant/platform/pushRules'
import { matches, parse, type Subject } from '@/expression'
import type { PushLog } from '../pushLog.area'

type Message = Pick<PushLog, 'event' | 'buyer_message' | 'seller_memo' | 'seller_flag'>

const fits = (expression: unknown, subject: Subject, text: string): boolean => {
  const parsed = parse(typeof expression === 'string' ? expression : '', subject)
  // A rule that cannot be parsed lets nothing through: better held back and noticed than pushed by mistake.
  return parsed.ok && matches(parsed.expression, { [subject]: text })
}

/**
 * Whether a shop's rules let a message through. Without a rule, no buyer messages are pushed and every memo or flag change is.
 * Other events have no rule.
 */
export const letsThrough = (
  { paid_push_rule, flag_push_rule }: Pick<Merchant, 'paid_push_rule' | 'flag_push_rule'>,
  { event, buyer_message, seller_memo, seller_flag }: Message,
): boolean => {
  if (event === 'trade_paid_message') {
    const { is_enable, filter_express } = partsOf(paid_push_rule)
    return is_enable === true && fits(filter_express, 'message', buyer_message)
  }
  if (event !== 'trade_memo' || flag_push_rule === '') return true
  const rule = partsOf(flag_push_rule)
  if (rule.ordersync_after_seller_change_memo !== true) return false
  const flags = String(rule.ordersync_seller_flag ?? '')
    .split(',')
    .filter(Boolean)
  return (
    (flags.length === 0 || flags.includes(seller_flag)) &&
    fits(rule.ordersync_memo_filter_express, 'memo', seller_memo)
  )
}
