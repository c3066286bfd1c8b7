import { useOwnSetting } from '@/screens/ownSettings'
import type { Card } from './cards'

/** The keys of the cards as the operator has ordered them. What is stored may be anything. */
export const useCardOrder = () => {
  const [stored, store] = useOwnSetting<unknown>('dashboard.cards', null)
  const order: readonly unknown[] | undefined = Array.isArray(stored) ? stored : undefined
  return [order, store] as const
}

/** Cards in the operator's order; those that it does not name come last, as they are. */
export const inOrder = (cards: readonly Card[], order: readonly unknown[] = []): readonly Card[] => {
  const place = ({ key }: Card) => (order.includes(key) ? order.indexOf(key) : order.length)
  return cards.toSorted((a, b) => place(a) - place(b))
}
