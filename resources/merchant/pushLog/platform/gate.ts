import type { Merchant } from '@resources/merchant/merchant/merchant.area'
import { isRecord, type Json, valueAt, type WireRecord } from '@/declaration'
import { matches, parse, type Subject } from '@/expression'
import type { PushLog } from '../pushLog.area'

type Message = Pick<PushLog, 'event' | 'buyer_message' | 'seller_memo' | 'seller_flag'>

const readRule = (text: string): WireRecord | undefined => {
  try {
    const rule: unknown = JSON.parse(text)
    return isRecord(rule) ? rule : undefined
  } catch {
    return undefined
  }
}

const fits = (expression: Json | undefined, subject: Subject, text: string): boolean => {
  const parsed = parse(typeof expression === 'string' ? expression : '', subject)
  // A rule that cannot be read lets nothing through: better held back and seen than pushed by mistake.
  return parsed.ok && matches(parsed.expression, { [subject]: text })
}

/**
 * Whether a shop's rules let a message be pushed (domain §6.4). Without a rule nothing is pushed by buyer message, and every
 * change of memo or flag is; other events have no rule.
 */
export const letsThrough = (
  { paid_push_rule, flag_push_rule }: Pick<Merchant, 'paid_push_rule' | 'flag_push_rule'>,
  { event, buyer_message, seller_memo, seller_flag }: Message,
): boolean => {
  if (event === 'trade_paid_message') {
    const rule = paid_push_rule === '' ? undefined : readRule(paid_push_rule)
    return rule?.is_enable === true && fits(rule.filter_express, 'message', buyer_message)
  }
  if (event !== 'trade_memo' || flag_push_rule === '') return true
  const rule = readRule(flag_push_rule) ?? {}
  if (valueAt(rule, 'ordersync_after_seller_change_memo') !== true) return false
  const flags = String(rule.ordersync_seller_flag ?? '')
    .split(',')
    .filter(Boolean)
  return (
    (flags.length === 0 || flags.includes(seller_flag)) &&
    fits(rule.ordersync_memo_filter_express, 'memo', seller_memo)
  )
}
