import type { AnswerOf } from '@/declaration'
import type { feeEndpoints } from './fee.area'

export type Line = AnswerOf<typeof feeEndpoints.stat>['items'][number]

export const linesOf = (
  parts: readonly Pick<Line, 'key' | 'name' | 'quantity' | 'amount_li' | 'count'>[],
): Line[] => {
  const lines = new Map<string, Line>()
  for (const { key, name, quantity, amount_li, count } of parts) {
    const so = lines.get(key)
    lines.set(key, {
      key,
      name,
      quantity: (so?.quantity ?? 0) + quantity,
      amount_li: (so?.amount_li ?? 0) + amount_li,
      income_li: (so?.income_li ?? 0) + Math.max(0, amount_li),
      expense_li: (so?.expense_li ?? 0) + Math.min(0, amount_li),
      count: (so?.count ?? 0) + count,
    })
  }
  return [...lines.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}
