import { channels } from '@resources/terms/channels'
import { services } from '@resources/terms/services'
import { type AnswerOf, type Label, type Locale, textIn } from '@/declaration'
import fee, { type Fee, type feeEndpoints } from '../../fee.area'
import { texts } from './texts'

const own = (labels: { readonly [key: string]: Label }, key: string): Label | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined

const named = (label: Label | undefined, key: string, locale: Locale): string =>
  label ? textIn(label, locale) : key

export const channelName = (key: string, locale: Locale): string =>
  named(own(channels, channelOf(key)), channelOf(key), locale)

/** A line's label: the service, or the type of entries without one; the shop's name, or its seller. */
export const lineName = (group: Group, { key, name }: Line, locale: Locale): string => {
  if (group === 'SHOP') return key === '' ? textIn(texts.noShop, locale) : name || sellerOf(key)
  return named(own(services, key) ?? own(fee.fields.fee_type.of, key), key, locale)
}

export type Line = AnswerOf<typeof feeEndpoints.stat>['items'][number]

export type Group = 'SERVICE' | 'SHOP'

/** An entry's group key as in `feestat`: the service or the type; the shop, or '' without one. */
const groupOf = (group: Group, entry: Fee): string =>
  group === 'SERVICE'
    ? (entry.service ?? entry.fee_type)
    : entry.op === null
      ? ''
      : [entry.op, entry.app_id, entry.seller_nick].join('/')

/** The totals of some entries by group, like the answer of `feestat`. */
export const linesOf = (group: Group, entries: readonly Fee[]): readonly Line[] => {
  const lines = new Map<string, Line>()
  for (const entry of entries) {
    const key = groupOf(group, entry)
    const so = lines.get(key)
    lines.set(key, {
      key,
      name: group === 'SHOP' ? entry.shop_name : '',
      quantity: (so?.quantity ?? 0) + (entry.quantity ?? 0),
      amount_li: (so?.amount_li ?? 0) + entry.amount_li,
      income_li: (so?.income_li ?? 0) + Math.max(0, entry.amount_li),
      expense_li: (so?.expense_li ?? 0) + Math.min(0, entry.amount_li),
      count: (so?.count ?? 0) + 1,
    })
  }
  return [...lines.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Sorted for display: highest cost first, pure income last. */
export const byCost = (lines: readonly Line[]): readonly Line[] =>
  [...lines].sort((a, b) => a.expense_li - b.expense_li || b.income_li - a.income_li)

export const sumOf = (
  lines: readonly Line[],
): Pick<Line, 'amount_li' | 'income_li' | 'expense_li' | 'count'> =>
  lines.reduce(
    (sum, line) => ({
      amount_li: sum.amount_li + line.amount_li,
      income_li: sum.income_li + line.income_li,
      expense_li: sum.expense_li + line.expense_li,
      count: sum.count + line.count,
    }),
    { amount_li: 0, income_li: 0, expense_li: 0, count: 0 },
  )

const channelOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')))

/** The seller part of a shop's key; it may itself contain slashes. */
export const sellerOf = (key: string): string => key.split('/').slice(2).join('/')
