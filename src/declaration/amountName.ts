import type { Action } from './action'
import { isSet, type WireRecord } from './condition'

/** The input or field with the amount that a confirmation asks to type; undefined if none. */
export const amountName = (
  { confirm, inputs = {} }: Pick<Action, 'confirm' | 'inputs'>,
  record: WireRecord | undefined,
): string | undefined => {
  if (typeof confirm?.type !== 'object') return undefined
  const { amount, or = amount } = confirm.type
  return inputs[amount] || isSet(record?.[amount]) ? amount : or
}
