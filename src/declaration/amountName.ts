import type { Action } from './action'
import { isSet, type WireRecord } from './condition'

/** The input or field that holds the amount which a confirmation asks to type; undefined if it asks for none. */
export const amountName = (
  { confirm, inputs = {} }: Pick<Action, 'confirm' | 'inputs'>,
  record: WireRecord | undefined,
): string | undefined => {
  if (typeof confirm?.type !== 'object') return undefined
  const { amount, or = amount } = confirm.type
  return inputs[amount] || isSet(record?.[amount]) ? amount : or
}
