import { isSet, type Json, type WireRecord } from './condition'
import type { Part } from './vocabulary'

/**
 * How a value is computed from other fields of the record. It is never entered. A number, even a sum, is null while one of its
 * fields is empty; `count` is the number of entries.
 */
export type Computed<Name extends string = string> =
  | { readonly sum: readonly Name[] }
  | { readonly difference: readonly Name[] }
  | { readonly product: readonly Name[] }
  /** An amount or a number, then the percentage to take of it, rounded to its unit. */
  | { readonly share: readonly Name[] }
  /** The first as a share of the second, for a percentage; null while the second is 0. */
  | { readonly ratio: readonly Name[] }
  | { readonly joined: readonly Name[]; readonly with?: string }
  | { readonly count: Name }

export const computedPart = {
  either: [
    { parts: { sum: 'fields' } },
    { parts: { difference: 'fields' } },
    { parts: { product: 'fields' } },
    { parts: { share: 'fields' } },
    { parts: { ratio: 'fields' } },
    { parts: { joined: 'fields', with: 'text?' } },
    { parts: { count: 'field' } },
  ],
  optional: true,
} as const satisfies Part

export const operandsOf = (how: Computed): readonly string[] => {
  if ('sum' in how) return how.sum
  if ('difference' in how) return how.difference
  if ('product' in how) return how.product
  if ('share' in how) return how.share
  if ('ratio' in how) return how.ratio
  return 'joined' in how ? how.joined : [how.count]
}

/** The fields, as `field` or `field.part`, that a value is computed from; none if it is entered. */
export const madeOf = ({
  computed,
  takenFrom,
}: {
  readonly computed?: Computed
  readonly takenFrom?: string
}): readonly string[] => [
  ...(computed ? operandsOf(computed) : []),
  ...(takenFrom === undefined ? [] : [takenFrom]),
]

/** Whether a field is computed from others, and so never entered. */
export const isDerived = (field: Parameters<typeof madeOf>[0]): boolean => madeOf(field).length > 0

/** 100 % in basis points. */
const basisPoints = 10_000

/**
 * The value of a computed field.
 *
 * @param parts smallest steps per unit: 100 for yuan, 1 for whole numbers
 * @returns undefined if the record lacks a field; null if a field is empty, or the result is not an exact number
 */
export const reckoned = (how: Computed, record: WireRecord, parts = 1): Json | undefined => {
  const values = operandsOf(how).map((name) => record[name])
  if (values.includes(undefined)) return undefined
  if ('count' in how) return Array.isArray(values[0]) ? values[0].length : 0
  if ('joined' in how) return values.filter(isSet).join(how.with ?? ' ')
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length < values.length) return null
  const [first = 0, second = 0] = numbers
  if ('ratio' in how) return second === 0 ? null : Math.round((first / second) * basisPoints)
  const result =
    'share' in how
      ? (first * second) / basisPoints
      : numbers.reduce((a, b) => ('product' in how ? a * b : 'difference' in how ? a - b : a + b))
  const exact = Math.round(parts * result)
  return Number.isSafeInteger(exact) ? exact / parts : null
}
