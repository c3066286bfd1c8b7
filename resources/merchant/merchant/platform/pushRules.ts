import type { Rule } from '@mock/platform/areas/rules'
import { isRecord, type WireRecord } from '@/declaration'
import { parse, type Subject } from '@/expression'
import type { Merchant } from '../merchant.area'

type Refuse = Parameters<Rule<Merchant>>[0]['refuse']

const textIn = (input: WireRecord, name: string): string => {
  const value = input[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The trimmed expression. An unchanged expression is accepted even if it does not parse. */
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
  // The problem's position must count the blanks that were trimmed.
  const sent = String(input[name])
  const blanks = [...sent].length - [...sent.trimStart()].length
  return problem.code === 'tooLong' ? refuse(40012) : refuse(40011, { n: blanks + problem.at })
}

/** The properties of a stored rule; none if it cannot be parsed. */
export const partsOf = (rule: string): { readonly [part: string]: unknown } => {
  try {
    const parts: unknown = JSON.parse(rule)
    return isRecord(parts) ? parts : {}
  } catch {
    return {}
  }
}

/** The rule's JSON text, keeping stored properties the console does not know; '' if nothing in it is set. */
const kept = (
  before: { readonly [part: string]: unknown },
  rule: { readonly [part: string]: boolean | string },
): string => {
  const all = { ...rule, ...Object.fromEntries(Object.entries(before).filter(([part]) => !(part in rule))) }
  return Object.values(all).some((part) => part !== false && part !== '') ? JSON.stringify(all) : ''
}

export const paidRule: Rule<Merchant> = ({ record, input, refuse }) => {
  const before = partsOf(record.paid_push_rule)
  const filter_express = expressionIn({ input, before }, 'filter_express', 'message', refuse)
  const paid_push_rule = kept(before, { is_enable: input.is_enable === true, filter_express })
  return { set: { paid_push_rule }, answer: { paid_push_rule } }
}

export const flagRule: Rule<Merchant> = ({ record, input, refuse }) => {
  const before = partsOf(record.flag_push_rule)
  const memo = expressionIn({ input, before }, 'ordersync_memo_filter_express', 'memo', refuse)
  // Sorted and without repetitions.
  const flags = [...new Set(textIn(input, 'ordersync_seller_flag').split(/ *, */))].sort()
  const flag_push_rule = kept(before, {
    ordersync_after_seller_change_memo: input.ordersync_after_seller_change_memo === true,
    ordersync_memo_filter_express: memo,
    ordersync_seller_flag: flags.join(','),
  })
  return { set: { flag_push_rule }, answer: { flag_push_rule } }
}
