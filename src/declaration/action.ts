import type { Condition, Json } from './condition'
import type { Fields } from './field'
import type { IconName } from './icons'
import type { Label } from './label'

/** A call as the platform spells it: method and path below `/api`. */
export type Call = `${'GET' | 'POST'} /${string}`

/** Where a value of an effect comes from, when it is not simply given. */
export type EffectValue<Name extends string> =
  | Exclude<Json, object>
  | { readonly from: 'now' }
  | { readonly from: 'operator' }
  | { readonly input: string }
  | { readonly field: Name }

/** What a successful call changes in the record, as far as data can say it. The first whose `when` holds is taken. */
export interface Effect<Name extends string = string> {
  readonly when?: Condition<Name>
  readonly set: { readonly [N in Name]?: EffectValue<Name> }
}

/** A reason for which the platform refuses. */
export interface Refusal<Name extends string = string> {
  readonly when: Condition<Name>
  /** The code it answers (error catalogue). */
  readonly code: number
}

/** A rule between the fields of a form: what a field may not be while the condition holds. */
export interface Check<Name extends string = string> extends Refusal<Name> {
  /** Beside which the form says it. */
  readonly field: Name
}

/** How the operator is asked before something is sent. */
export interface Confirmation<Name extends string = string> {
  /** What will happen, with {title} for the record's title and {count} for the number of records. */
  readonly text: Label
  /** `count`: several records ask to type their number. `{ amount }`: an amount above the limit asks to type it. */
  readonly type?: 'count' | { readonly amount: string; readonly above: number }
  /** The field that names the record in the question; the area's title without it. */
  readonly names?: Name
}

/** A window in which nothing happens is not waited for any longer. */
export const longestUndo = 30

/** Something that can be done with records: a button in the row, in the selection bar, on the page, in the detail. */
export interface Action<Name extends string = string> {
  readonly label: Label
  readonly icon: IconName
  readonly call: Call
  /** Nothing: it is done by a panel of the area alone. */
  readonly on: readonly ('row' | 'bulk')[]
  /** Cannot be taken back, or costs money. */
  readonly danger?: boolean
  /** Offered only for records that meet this; for others the platform answers a refusal, or 10006 without one. */
  readonly when?: Condition<Name>
  /** Looked at in order, by the platform before it acts and by the console to say why a record is left out. */
  readonly refuse?: readonly Refusal<Name>[]
  /** Records that are already as wanted: success again, and nothing changes (domain §1). */
  readonly done?: Condition<Name>
  /**
   * The array that carries several records in one call: `ids` (one key field) or `targets` (objects of key fields).
   * Without it each record is a call of its own, its key fields in the body.
   */
  readonly batch?: 'ids' | 'targets'
  /** Fields that name records where the body carries neither the batch nor a key: all that have these values are meant. */
  readonly finds?: readonly Name[]
  /**
   * For a call that wants its record in the address: parameter to key field (`{ sellerNick: 'seller_nick' }`). Each record
   * is then a call of its own, without its key in the body.
   */
  readonly query?: { readonly [param: string]: Name }
  /** What is asked before sending; the names are those of the call's body. */
  readonly inputs?: Fields
  /** Sent in the body beside the records and inputs. */
  readonly send?: { readonly [name: string]: Json }
  /**
   * Inputs that start with a value of the record: input to field path. The path may lead on into a text that holds JSON
   * (`paid_push_rule.is_enable`).
   */
  readonly prefill?: { readonly [input: string]: string }
  /** Inputs that may not exceed a value of the record: the field, and the code that the platform answers ({x}: the limit). */
  readonly limits?: { readonly [input: string]: { readonly field: Name; readonly code: number } }
  readonly confirm?: Confirmation<Name>
  /** What each record costs, which is said before it is done; li. */
  readonly price?: { readonly li: number }
  /** The call cannot do without a `request_id` (domain §1); others take one when it is sent. */
  readonly requestId?: boolean
  /** Seconds in which the operator may still take it back, before anything is sent: 1 to {@link longestUndo}. */
  readonly undo?: number
  /** `remove`: the record goes away. */
  readonly effect?: readonly Effect<Name>[] | 'remove'
}

/** One way to send a form: "save", "submit for review". */
export interface SaveButton<Name extends string = string> {
  readonly label: Label
  /** Sent beside the fields, and tells the platform which button it was. */
  readonly send?: { readonly [name: string]: Json }
  readonly effect?: readonly Effect<Name>[]
}
