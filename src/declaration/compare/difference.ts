/**
 * What becomes of it, by what an answer must and may hold: a screen or call does not work; it shows or does less; or the
 * console reads it all the same.
 */
export type Severity = 'breaks' | 'degrades' | 'harmless'

/** What one call of a platform's document has that ours has not, or the other way about. */
export interface Found {
  /** Its path: `items[].amount`, a parameter, or '' for the call. */
  readonly field: string
  readonly severity: Severity
  readonly what: string
}

export interface Difference extends Found {
  readonly call: string
  /** The screens that make the call, and what in them the field is. */
  readonly screens: readonly string[]
}
