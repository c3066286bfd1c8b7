import type { Rule } from '@mock/platform/areas/rules'
import type { WireRecord } from '@/declaration'
import { parse, type Subject } from '@/expression'
import type { Merchant } from '../merchant.area'

type Refuse = Parameters<Rule<Merchant>>[0]['refuse']

const textIn = (input: WireRecord, name: string): string => {
  const value = input[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The expression that was sent, as it is kept: without blanks around it. One that stays as it is may be broken. */
const expressionIn = (
  { input, before }: { input: WireRecord; before: { readonly [part: string]: unknown } },
  name: string,
  subject: Subject,
  refuse: Refuse,
): string => {
  const text = textIn(input, name)
  if (input[name] === before[name]) return text
  const parsed = parse(text, subject)
  if (parsed.ok) return text
  const { problem } = parsed
  // The number is of a character of what was sent, with the blanks that stand before.
  const sent = String(input[name])
  const blanks = [...sent].length - [...sent.trimStart()].length
  return problem.code === 'tooLong' ? refuse(40012) : refuse(40011, { n: blanks + problem.at })
}

/** The parts of a rule that is there; none of one that cannot be read. */
const partsOf = (rule: string): { readonly [part: string]: unknown } => {
  try {
    const parts: unknown = JSON.parse(rule)
    return typeof parts === 'object' && parts !== null && !Array.isArray(parts) ? { ...parts } : {}
  } catch {
    return {}
  }
}

/** A rule is kept as the text of its JSON, with what else was in it; one that says nothing at all is no rule. */
const kept = (
  before: { readonly [part: string]: unknown },
  rule: { readonly [part: string]: boolean | string },
): string => {
  const all = { ...rule, ...Object.fromEntries(Object.entries(before).filter(([part]) => !(part in rule))) }
  return Object.values(all).some((part) => part !== false && part !== '') ? JSON.stringify(all) : ''
}

/** Which paid orders are pushed, by what the buyer wrote. */
export const paidRule: Rule<Merchant> = ({ record, input, refuse }) => {
  const before = partsOf(record.paid_push_rule)
  const filter_express = expressionIn({ input, before }, 'filter_express', 'message', refuse)
  const paid_push_rule = kept(before, { is_enable: input.is_enable === true, filter_express })
  return { set: { paid_push_rule }, answer: { paid_push_rule } }
}

/** Which changes of memo and flag are pushed. */
export const flagRule: Rule<Merchant> = ({ record, input, refuse }) => {
  const before = partsOf(record.flag_push_rule)
  const memo = expressionIn({ input, before }, 'ordersync_memo_filter_express', 'memo', refuse)
  // In the order of their numbers, each once, however they were sent.
  const flags = [...new Set(textIn(input, 'ordersync_seller_flag').split(/ *, */))].sort()
  const flag_push_rule = kept(before, {
    ordersync_after_seller_change_memo: input.ordersync_after_seller_change_memo === true,
    ordersync_memo_filter_express: memo,
    ordersync_seller_flag: flags.join(','),
  })
  return { set: { flag_push_rule }, answer: { flag_push_rule } }
}
