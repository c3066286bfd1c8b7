import type { Label } from '@/declaration'

/** Text read as an address, or why it is not one. */
export type CheckedAddress =
  | {
      /** As it is sent. */
      readonly address: string
      /** Identifies duplicates, if that is not the address itself. */
      readonly key?: string
    }
  | { readonly problem: Label }

/** Reads an address from typed text or a cell: trims it, and removes common additions. */
type AddressCheck = (text: string) => CheckedAddress

export interface AddressWords {
  /** One address: 手机号. */
  readonly address: Label
  /** Other headers of the address column, in any language and spelling. */
  readonly headers: readonly string[]
  /** Placeholder of the empty box: two or three addresses. */
  readonly example: string
}

/** Part of the text that differs by recipient, or is the same for all. */
export interface RecipientVariable {
  readonly name: string
  /** Other headers of its column, in any language and spelling; the name itself is known. */
  readonly headers?: readonly string[]
  /** What is allowed, shown below its input. */
  readonly hint?: Label
  /** What is wrong with a value; empty ones are reported as missing before this is called. */
  readonly check: (value: string) => Label | undefined
}

export type Values = Readonly<Record<string, string>>

export interface EnteredRow {
  readonly line: number
  readonly text: string
  /** This row's own values from the file; without variables that are the same for all. */
  readonly values: Values
  /** Its position in the text: first character, and the one after the last. Undefined for a file's row. */
  readonly at?: readonly [start: number, end: number]
}

export interface Recipient extends EnteredRow {
  readonly address: string
}

export interface RejectedRow extends EnteredRow {
  /** In column order; at least one. */
  readonly problems: readonly RowProblem[]
}

export interface RowProblem {
  /** The variable at fault; undefined for the address. */
  readonly variable?: string
  readonly text: string
  readonly reason: Label
}

export interface RecipientList {
  readonly valid: readonly Recipient[]
  readonly invalid: readonly RejectedRow[]
  /** Rows whose address occurs earlier; `first` is that row's line. Only the earlier one is sent to. */
  readonly repeated: readonly (EnteredRow & { readonly first: number })[]
}

export const emptyList: RecipientList = { valid: [], invalid: [], repeated: [] }

/** What is required of recipients. Functions and lists must be stable while nothing changes. */
export interface RecipientOptions {
  readonly words: AddressWords
  readonly check: AddressCheck
  /** The variables in the text; empty if only addresses are needed. */
  readonly variables: readonly RecipientVariable[]
}
