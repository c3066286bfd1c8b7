import type { Json } from '../condition'
import type { Random } from '../random'
import { typeViolation, type Violation } from './kind'
import { readNumber } from './read'

export const numberRules = {
  read: (_: unknown, value: Json) => readNumber(value),
  filter: 'equals',
  empty: 0,
} as const

/** Whether a spreadsheet, which keeps 15 digits, can hold a whole number exactly. */
export const isExactCell = (value: number): boolean =>
  Number.isSafeInteger(value) && Math.abs(value) < 10 ** 15

/** Checks the range of a whole number. `said`: the limit in the operator's unit: yuan, percent. */
export const checkRange = (
  value: Json,
  min: number | undefined,
  max: number | undefined,
  said: (limit: number) => string | number = (limit) => limit,
): Violation | undefined => {
  if (typeof value !== 'number' || Number.isNaN(value)) return typeViolation
  if (!Number.isSafeInteger(value)) return { code: 'notWhole' }
  if (min !== undefined && value < min) return { code: 'tooSmall', params: { min: said(min) } }
  if (max !== undefined && value > max) return { code: 'tooLarge', params: { max: said(max) } }
  return undefined
}

/** A plausible whole number within the range; without `max` it is at most `width` above the minimum. */
export const sampleInRange = (
  { min, max }: { readonly min?: number; readonly max?: number },
  random: Random,
  width: number,
): number => {
  const from = min ?? Math.min(0, max ?? 0)
  return random.int(from, max ?? from + width)
}

export const parseWhole = (text: string): number | undefined => {
  if (!/^[+-]?\d{1,16}$/.test(text.trim())) return undefined
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : undefined
}
