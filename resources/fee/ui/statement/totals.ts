import { channels } from '@resources/terms/channels'
import { labelOf } from '@resources/terms/labelOf'
import { services } from '@resources/terms/services'
import { shopIdOf } from '@resources/terms/shopKey'
import { type Locale, textIn } from '@/declaration'
import fee, { type Fee } from '../../fee.area'
import { type Line, linesOf } from '../../lines'
import { texts } from './texts'

export const channelName = (key: string, locale: Locale): string =>
  textIn(labelOf(channels, key.slice(0, Math.max(0, key.indexOf('/')))), locale)

export const lineName = (group: Group, { key, name }: Line, locale: Locale): string => {
  if (group === 'SHOP') return key === '' ? textIn(texts.noShop, locale) : name || sellerOf(key)
  // Entries without a service are grouped by their type.
  return textIn(labelOf({ ...fee.fields.fee_type.of, ...services }, key), locale)
}

export type Group = 'SERVICE' | 'SHOP'

const groupOf = (group: Group, entry: Fee): string =>
  group === 'SERVICE' ? (entry.service ?? entry.fee_type) : entry.op === null ? '' : shopIdOf(entry)

/** The totals of some entries by group, like the answer of `feestat`. */
export const totalsOf = (group: Group, entries: readonly Fee[]): readonly Line[] =>
  linesOf(
    entries.map((entry) => ({
      ...entry,
      key: groupOf(group, entry),
      name: group === 'SHOP' ? entry.shop_name : '',
      quantity: entry.quantity ?? 0,
      count: 1,
    })),
  )

/** Sorted for display: highest cost first, pure income last. */
export const byCost = (lines: readonly Line[]): readonly Line[] =>
  [...lines].sort((a, b) => a.expense_li - b.expense_li || b.income_li - a.income_li)

export const sumOf = (lines: readonly Line[]) =>
  lines.reduce(
    (sum, line) => ({
      amount_li: sum.amount_li + line.amount_li,
      income_li: sum.income_li + line.income_li,
      expense_li: sum.expense_li + line.expense_li,
      count: sum.count + line.count,
    }),
    { amount_li: 0, income_li: 0, expense_li: 0, count: 0 },
  )

/** The seller part of a shop's key; it may itself contain slashes. */
export const sellerOf = (key: string): string => key.split('/').slice(2).join('/')
