import { useOwnSetting } from '@/screens/ownSettings'
import type { Card } from './cards'

/** The card keys in the operator's order. The stored value is untrusted. */
export const useCardOrder = () => {
  const [stored, store] = useOwnSetting<unknown>('dashboard.cards', null)
  const order: readonly unknown[] | undefined = Array.isArray(stored) ? stored : undefined
  return [order, store] as const
}

/** Cards in the operator's order; any others come last, in their default order. */
export const inOrder = (cards: readonly Card[], order: readonly unknown[] = []): readonly Card[] => {
  const place = ({ key }: Card) => (order.includes(key) ? order.indexOf(key) : order.length)
  return cards.toSorted((a, b) => place(a) - place(b))
}
