import type { Rule } from '@mock/platform/areas/rules'
import type { WireRecord } from '@/declaration'
import { parse, type Subject } from '@/expression'
import type { Merchant } from '../merchant'

type Refuse = Parameters<Rule<Merchant>>[0]['refuse']

const textIn = (input: WireRecord, name: string): string => {
  const value = input[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The expression that was sent, as it is kept: without blanks around it. */
const expressionIn = (input: WireRecord, name: string, subject: Subject, refuse: Refuse): string => {
  const text = textIn(input, name)
  const parsed = parse(text, subject)
  if (parsed.ok) return text
  const { problem } = parsed
  // The number is of a character of what was sent, with the blanks that stand before.
  const sent = String(input[name])
  const blanks = [...sent].length - [...sent.trimStart()].length
  return problem.code === 'tooLong' ? refuse(40012) : refuse(40011, { n: blanks + problem.at })
}

/** A rule is kept as the text of its JSON; one that says nothing at all is no rule (domain §6.7). */
const kept = (rule: { readonly [part: string]: boolean | string }): string =>
  Object.values(rule).some((part) => part !== false && part !== '') ? JSON.stringify(rule) : ''

/** Which paid orders are pushed, by what the buyer wrote. */
export const paidRule: Rule<Merchant> = ({ input, refuse }) => {
  const filter_express = expressionIn(input, 'filter_express', 'message', refuse)
  const paid_push_rule = kept({ is_enable: input.is_enable === true, filter_express })
  return { set: { paid_push_rule }, answer: { paid_push_rule } }
}

/** Which changes of memo and flag are pushed. */
export const flagRule: Rule<Merchant> = ({ input, refuse }) => {
  const memo = expressionIn(input, 'ordersync_memo_filter_express', 'memo', refuse)
  // In the order of their numbers, each once, however they were sent.
  const flags = [...new Set(textIn(input, 'ordersync_seller_flag').split(/ *, */))].sort()
  const flag_push_rule = kept({
    ordersync_after_seller_change_memo: input.ordersync_after_seller_change_memo === true,
    ordersync_memo_filter_express: memo,
    ordersync_seller_flag: flags.join(','),
  })
  return { set: { flag_push_rule }, answer: { flag_push_rule } }
}
