/**
 * What a difference does to the console, judged by what an answer must and may hold: a screen or call stops working, it shows or
 * does less, or the console can read it anyway.
 */
export type Severity = 'breaks' | 'degrades' | 'harmless'

/** A difference between a call in a platform's document and the same call in ours. */
export interface Found {
  /** Its path: `items[].amount`, a parameter, or '' for the call. */
  readonly field: string
  readonly severity: Severity
  readonly what: string
}

export interface Difference extends Found {
  readonly call: string
  /** The screens that make the call, and what the field is on them. */
  readonly screens: readonly string[]
}
