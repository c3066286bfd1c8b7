import { code, type Fields, integer, type Locale, money, text, type WireRecord } from '@/declaration'
import { textIn } from '@/declaration/label'
import type { BookSheet } from '@/files/table'
import fee, { type Fee } from '../../fee.area'
import { texts } from './texts'
import { byCost, channelName, type Group, lineName, linesOf, sellerOf, sumOf } from './totals'

const figures = {
  count: integer({ label: texts.count }),
  income_li: money({ label: texts.income, unit: 'li' }),
  expense_li: money({ label: texts.expense, unit: 'li' }),
  amount_li: money({ label: texts.amount, unit: 'li' }),
} as const

const lineFields: { readonly [G in Group]: Fields } = {
  SERVICE: { name: text({ label: texts.item }), quantity: integer({ label: texts.quantity }), ...figures },
  SHOP: {
    name: text({ label: texts.shop }),
    channel: text({ label: fee.fields.op.label }),
    seller: code({ label: fee.fields.seller_nick.label }),
    ...figures,
  },
}

/**
 * A monthly statement as sheets: balances, totals by service and by shop, entries. All totals are computed from the entries in
 * the file.
 *
 * @param opening_li the balance before the month
 */
export const statementSheets = (
  entries: readonly Fee[],
  opening_li: number,
  locale: Locale,
): readonly BookSheet[] => {
  const sheet = (title: string, fields: Fields, rows: readonly WireRecord[]): BookSheet => ({
    title,
    locale,
    columns: Object.entries(fields).map(([name, field]) => ({
      name,
      label: textIn(field.label, locale),
      field,
    })),
    rows,
  })
  const grouped = (group: Group) => {
    const lines = linesOf(group, entries)
    const named = byCost(lines).map((line) => ({
      ...line,
      name: lineName(group, line, locale),
      channel: channelName(line.key, locale),
      seller: sellerOf(line.key),
    }))
    return [...named, { ...sumOf(lines), name: textIn(texts.total, locale) }]
  }
  const { income_li, expense_li, amount_li } = sumOf(linesOf('SERVICE', entries))
  const balances: readonly (readonly [string, number])[] = [
    [textIn(texts.opening, locale), opening_li],
    [textIn(texts.income, locale), income_li],
    [textIn(texts.expense, locale), expense_li],
    [textIn(texts.closing, locale), opening_li + amount_li],
  ]
  return [
    sheet(
      textIn(texts.summary, locale),
      { name: text({ label: texts.item }), amount_li: figures.amount_li },
      balances.map(([name, amount]) => ({ name, amount_li: amount })),
    ),
    sheet(textIn(texts.byService, locale), lineFields.SERVICE, grouped('SERVICE')),
    sheet(textIn(texts.byShop, locale), lineFields.SHOP, grouped('SHOP')),
    sheet(textIn(texts.entries, locale), fee.fields, entries),
  ]
}
