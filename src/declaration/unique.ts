import { type Condition, fieldsIn, isSet, judge, type WireRecord } from './condition'
import type { Part } from './vocabulary'

/** What no two records of a partner may share, and which of them count. */
export interface Uniqueness<Name extends string = string> {
  /** The code of the refusal. */
  readonly code: number
  /** Fields that count together with this one: a number is refused in the same shop, and allowed in another. */
  readonly with?: readonly Name[]
  /**
   * Only records for which this holds count. A record that an action brings back counts again, and is refused if another has
   * taken its place.
   */
  readonly while?: Condition<Name>
}

interface Owner {
  readonly unique?: number | Uniqueness
}

export const uniquePart = {
  either: ['code', { parts: { code: 'code', with: 'fields?', while: 'condition?' } }],
  optional: true,
} as const satisfies Part

/** A field's uniqueness rule, in either notation. */
export const uniquenessOf = ({ unique }: Owner): Uniqueness | undefined =>
  typeof unique === 'number' ? { code: unique } : unique

/** The fields that decide whether two records clash. */
export const uniqueFields = (name: string, field: Owner): readonly string[] => {
  const rule = uniquenessOf(field)
  return rule ? [name, ...(rule.with ?? []), ...fieldsIn(rule.while)] : []
}

/**
 * The values that a record reserves for itself, by field. Console and platform share this.
 *
 * @returns undefined if it reserves none: a value is empty or unknown, or the condition does not hold
 */
export const claimOf = (name: string, field: Owner, record: WireRecord): WireRecord | undefined => {
  const rule = uniquenessOf(field)
  // Such a condition never depends on days, so the time does not matter.
  if (!rule || judge(rule.while, record, 0) !== true) return undefined
  const values = [name, ...(rule.with ?? [])].map((one) => [one, record[one]] as const)
  return values.every(([, value]) => isSet(value)) ? Object.fromEntries(values) : undefined
}
