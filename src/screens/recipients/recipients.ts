import type { Label } from '@/declaration'

/** A text that was read as an address, or why it is none. */
export type CheckedAddress =
  | {
      /** As it is sent. */
      readonly address: string
      /** By which two are the same, where it is not the address itself. */
      readonly key?: string
    }
  | { readonly problem: Label }

/** Reads one address out of what was typed or stands in a cell: trims it, takes off what people write beside it. */
type AddressCheck = (text: string) => CheckedAddress

/** What the addresses are called. */
export interface AddressWords {
  /** One address: 手机号. */
  readonly address: Label
  /** What else people call the column that holds it, in any language and spelling. */
  readonly headers: readonly string[]
  /** Shown in the empty box: two or three addresses. */
  readonly example: string
}

/** Something in the text that is another for each recipient, or the same for all. */
export interface RecipientVariable {
  readonly name: string
  /** What else people call the column that holds it, in any language and spelling; the name itself is known. */
  readonly headers?: readonly string[]
  /** What it may be, said below its input. */
  readonly hint?: Label
  /** What is wrong with a value; an empty one is told as missing without being asked. */
  readonly check: (value: string) => Label | undefined
}

/** Values of variables by their names. */
export type Values = Readonly<Record<string, string>>

/** What was entered for one recipient, as it stands there. */
export interface EnteredRow {
  /** In the text or the file, from 1. */
  readonly line: number
  readonly text: string
  /** What the file says for this row alone; nothing for a variable that is the same for all. */
  readonly values: Values
  /** Where it stands in a text: its first sign, and the one behind its last. Not of a file's row. */
  readonly at?: readonly [start: number, end: number]
}

/** Somebody who gets it. */
export interface Recipient extends EnteredRow {
  readonly address: string
}

/** What was entered and is not sent to. */
export interface RejectedRow extends EnteredRow {
  /** In the order of the columns; at least one. */
  readonly problems: readonly RowProblem[]
}

export interface RowProblem {
  /** The variable that it is about; undefined: the address. */
  readonly variable?: string
  readonly text: string
  readonly reason: Label
}

/** What has come of everything that was entered. */
export interface RecipientList {
  readonly valid: readonly Recipient[]
  readonly invalid: readonly RejectedRow[]
  /** Rows whose address stands in an earlier one; `first` is its line. The earlier one is sent to. */
  readonly repeated: readonly (EnteredRow & { readonly first: number })[]
}

export const emptyList: RecipientList = { valid: [], invalid: [], repeated: [] }

/** What is wanted of recipients. The functions and lists keep their identity while nothing changes. */
export interface RecipientOptions {
  readonly words: AddressWords
  readonly check: AddressCheck
  /** Of the text that is to be sent; none: only addresses are asked for. */
  readonly variables: readonly RecipientVariable[]
}
