import { type Approval, approvalPart } from './approval'
import { type Condition, isSet, type Json, type WireRecord } from './condition'
import type { Fields } from './field'
import type { IconName } from './icons'
import type { Label } from './label'
import { largestBatch } from './limits'
import type { Described, Part } from './vocabulary'

/** Method and path below `/api`. */
export type Call = `${'GET' | 'POST'} /${string}`

/** The value an effect sets: a constant, the current time, the operator, an input, another field, or an increment. */
export type EffectValue<Name extends string> =
  | Exclude<Json, object>
  | { readonly from: 'now' | 'operator' }
  | { readonly input: string }
  | { readonly field: Name }
  | { readonly add: number }

/** What a successful call changes in the record. The first effect whose `when` holds applies. */
export interface Effect<Name extends string = string> {
  readonly when?: Condition<Name>
  /**
   * The new values, by field: a constant, `{ from: 'now' }`, `{ from: 'operator' }`, `{ input: 'reason' }`,
   * `{ field: 'amount' }`, or `{ add: 1 }` to increment a number.
   */
  readonly set: { readonly [N in Name]?: EffectValue<Name> }
}

/** A field an action asks for under its own rules: a reason of 5 characters, where the field takes any. */
export interface AskedField<Name extends string = string> {
  /** The field, which the action sets. */
  readonly field: Name
  /** In place of the field's own. */
  readonly label?: Label
  /** Help text below the input. */
  readonly hint?: Label
  /** The least number or length, no less than the field's own. */
  readonly min?: number
  /** The greatest number or length, no more than the field's own. */
  readonly max?: number
  /** Required unless this is false. */
  readonly required?: boolean
  /** Of a choice: the values that may be given. */
  readonly only?: readonly string[]
}

/** A condition under which the platform refuses the call. */
export interface Refusal<Name extends string = string> {
  readonly when: Condition<Name>
  /** The error code of the answer. */
  readonly code: number
}

/** A rule between the fields of a form: while the condition holds, the form cannot be saved. */
export interface Check<Name extends string = string> extends Refusal<Name> {
  /** The field that shows the error. */
  readonly field: Name
}

/**
 * A warning shown in the dialog before sending. One on inputs appears once they make it true; one on record fields alone, such as
 * something irreversible in this state, appears for the records it applies to.
 */
export interface Warning {
  readonly when: Condition
  readonly text: Label
}

/** The confirmation dialog of an action. */
export interface Confirmation<Name extends string = string> {
  /** What will happen. {title} is the record's title (the first three of several), {count} their number. */
  readonly text: Label
  /**
   * `count`: for several records, the operator types their number; `title`: for one record, its title as well. `{ amount }`: an
   * amount above `above`, in the field's unit, must be typed. It is an input or a field of the record; `or` replaces an empty
   * one. With `if`, this applies only once that input says yes; the button then turns red and shows the amount, and `label`
   * replaces the action's name.
   */
  readonly type?:
    | 'count'
    | 'title'
    | {
        readonly amount: string
        readonly or?: Name
        readonly above: number
        readonly if?: string
        readonly label?: Label
      }
  /** The field that names the record in the question and its title; the area's title by default. */
  readonly names?: Name
  /**
   * Fields shown in the question about one record, to decide by: who has paid, how much is left. By default those that identify
   * the record: title, key and card.
   */
  readonly shows?: readonly Name[]
  /** Amounts in a list of the record or its detail, as `list.part`. Each is summed over the entries and shown below `shows`. */
  readonly totals?: readonly string[]
}

export const batchLimit = ({ batch, inBulk }: Pick<Action, 'batch' | 'inBulk'>): number =>
  batch ? (inBulk?.most ?? largestBatch) : 1

/** The inputs that edit existing settings, with the field path of each. Settings not sent stay as they are. */
export const settingsOf = ({ on, prefill = {}, saves }: Pick<Action, 'on' | 'prefill' | 'saves'>) =>
  saves || on.includes('bulk') ? prefill : {}

/** The inputs that need a permission of their own, with its key. */
export const inputPermissions = ({
  needs = {},
}: Pick<Action, 'needs'>): { readonly [input: string]: string } => (typeof needs === 'string' ? {} : needs)

/** The action's inputs, with `required` resolved for those that are only required when another input is empty. */
export const resolvedInputs = (
  { inputs = {}, unless = {} }: Pick<Action, 'inputs' | 'unless'>,
  given: WireRecord,
): Fields =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, field]) => {
      const other = unless[name]
      return [name, other !== undefined && !isSet(given[other]) ? { ...field, required: true } : field]
    }),
  )

/** The longest undo window, in seconds. */
const maxUndo = 30

/** Letters already used in every detail view to go to the next or previous record. */
export const reservedShortcuts: readonly string[] = ['j', 'k']

/** Something the operator can do with records: a button in the row, the selection bar and the detail. */
export interface Action<Name extends string = string> {
  readonly label: Label
  readonly icon: IconName
  /** By default `POST /user/<action><area>`, in lower case. */
  readonly call: Call
  /** By default the row alone. Empty if only a panel of the area offers it. */
  readonly on: readonly ('row' | 'bulk')[]
  /** The letter, a to z, that opens it in the detail and for the focused row; not one of {@link reservedShortcuts}. */
  readonly shortcut?: string
  /** Name of a component that shows the answer for a single record until it is closed; it takes `ResultProps`. */
  readonly result?: string
  /** In a detail view, offers to go on to the next record when done. */
  readonly next?: true
  /** Irreversible, or costs money. */
  readonly danger?: boolean
  /** Offered only for records that match; for others the platform answers the matching refusal, else 10006. */
  readonly when?: Condition<Name>
  /** The error code for records that do not match `when`, like a final refusal with the opposite condition. */
  readonly otherwise?: number
  /** Why records that do not match `when` cannot have it, in plain words; by default the parts of `when` they fail. */
  readonly reason?: Label
  /**
   * Checked in order, before `when`: by the platform before it acts, and by the console to explain why a record is left out. A
   * refusal that only applies where `when` holds names that state: `{ when: { state: 'ACTIVE', … }, code }`.
   */
  readonly refuse?: readonly Refusal<Name>[]
  /** Records already in the wanted state: the call succeeds and changes nothing. */
  readonly done?: Condition<Name>
  /**
   * The array that holds the records of one call: `ids` (one key field) or `targets` (objects of key fields). Without
   * it each record is a call of its own, with its key fields in the body.
   */
  readonly batch?: 'ids' | 'targets'
  /** Applies only to calls with more than one record. */
  readonly inBulk?: {
    /** Maximum number of records per call; 100 by default. */
    readonly most?: number
    /** Checked after `refuse`: records that must be handled one at a time. */
    readonly refuse?: readonly Refusal<Name>[]
    /** What will happen, in the question about ticked records: where `confirm` only fits one record, or is missing. */
    readonly text?: Label
  }
  /** Fields that select the records when the body has neither the batch nor a key: all records with these values. */
  readonly finds?: readonly Name[]
  /** Sends the key in the query string (`{ sellerNick: 'seller_nick' }`), each record in a call of its own. */
  readonly query?: { readonly [param: string]: Name }
  /** The form fields, named as in the body of the call. */
  readonly inputs?: Fields
  /**
   * Record fields it asks for and sets, each a required input of the same name: short for `inputs` and `effect`.
   * `{ field: 'reason', min: 5 }` adds rules, `{ field: 'result', only: ['PASS', 'FAIL'] }` limits the values.
   */
  readonly asks?: readonly (Name | AskedField<Name>)[]
  /** Inputs that become required when another input, which no form shows, is empty: maps each to that other input. */
  readonly unless?: { readonly [input: string]: string }
  /** Error codes to show at an input instead of above the form, besides the code of its limit. */
  readonly beside?: { readonly [input: string]: readonly number[] }
  /** An extra permission, for this action or for inputs: hidden from accounts that are explicitly denied it. */
  readonly needs?: string | { readonly [input: string]: string }
  /** Constants in the body, besides records and inputs. */
  readonly send?: { readonly [name: string]: Json }
  /** Inputs of other actions on the same call that are not allowed here: sending them is refused with 10001. */
  readonly never?: readonly string[]
  /** Initial values from the record: input to field path, also inside a JSON string (`paid_push_rule.is_enable`). */
  readonly prefill?: { readonly [input: string]: string }
  /** Its inputs are settings the record already has, so the dialog's button says "save". */
  readonly saves?: true
  /** Settings the account cannot see, which a form leaves unchanged. Set by `narrowed`, never declared. */
  readonly unseen?: readonly string[]
  /** Warnings for the confirmation, evaluated on the values the record will have. */
  readonly warns?: readonly Warning[]
  /** Inputs that may not exceed a field of the record, with the error code ({x} is the limit). */
  readonly limits?: { readonly [input: string]: { readonly field: Name; readonly code: number } }
  readonly confirm?: Confirmation<Name>
  /** The cost of each record, shown before sending: a fixed amount in li, or a field of the record. */
  readonly price?: { readonly li: number } | { readonly field: Name }
  /** The call requires a `request_id`; other calls accept one. */
  readonly requestId?: boolean
  /** Seconds in which the operator can undo, before anything is sent: 1 to {@link maxUndo}. */
  readonly undo?: number
  /** When a second person must agree. */
  readonly approve?: Approval
  /** `remove`: the record is deleted. */
  readonly effect?: readonly Effect<Name>[] | 'remove'
}

const refusal = { when: 'condition', code: 'code' } as const satisfies Described<Refusal>
export const refusals = { list: { parts: refusal }, optional: true } as const satisfies Part
export const checks = {
  list: { parts: { ...refusal, field: 'askedInput' } },
  optional: true,
} as const satisfies Part
export const besideInputs = { each: { list: 'code' }, by: 'input', optional: true } as const satisfies Part

const askedParts: Described<AskedField> = {
  field: 'field',
  label: 'label?',
  hint: 'label?',
  min: 'number?',
  max: 'number?',
  required: 'flag?',
  only: 'names?',
}

const batchSizes = { from: 2, to: largestBatch, optional: true } as const

const amountParts = { amount: 'inputOrField', or: 'field?', above: 'number' } as const

export const actionParts: Described<Action> = {
  label: 'label',
  icon: 'icon',
  call: 'call',
  on: { list: { oneOf: ['row', 'bulk'] } },
  shortcut: 'letter?',
  result: 'component?',
  next: 'yes?',
  danger: 'flag?',
  when: 'precondition?',
  otherwise: 'code?',
  reason: 'label?',
  refuse: refusals,
  done: 'condition?',
  batch: { oneOf: ['ids', 'targets'], optional: true },
  inBulk: {
    parts: { most: batchSizes, refuse: refusals, text: 'question?' },
    optional: true,
  },
  finds: 'fields?',
  query: { each: 'keyField', optional: true },
  inputs: 'fieldset?',
  asks: { list: { either: ['field', { parts: askedParts }] }, optional: true },
  unless: { each: 'input', by: 'input', optional: true },
  beside: besideInputs,
  needs: { either: ['permission', { each: 'permission', by: 'input' }], optional: true },
  send: { each: 'any', optional: true },
  never: 'foreignInputs?',
  prefill: { each: 'source', by: 'input', optional: true },
  saves: 'yes?',
  unseen: 'inputs?',
  warns: { list: { parts: { when: 'callCondition', text: 'label' } }, optional: true },
  limits: { each: { parts: { field: 'field', code: 'code' } }, by: 'input', optional: true },
  confirm: {
    parts: {
      text: 'question',
      type: {
        either: [
          { oneOf: ['count', 'title'] },
          { parts: { ...amountParts, if: 'askedInput', label: 'label?' } },
          { parts: amountParts },
        ],
        optional: true,
      },
      names: 'field?',
      shows: 'fields?',
      totals: { list: 'text', optional: true },
    },
    optional: true,
  },
  price: { either: [{ parts: { li: 'number' } }, { parts: { field: 'field' } }], optional: true },
  requestId: 'flag?',
  undo: { from: 1, to: maxUndo, optional: true },
  approve: approvalPart,
  effect: 'effects?',
}

/** One way to send a form: "save", "submit for review". */
export interface SaveButton<Name extends string = string> {
  readonly label: Label
  /** Offered for new records and those that match; for others the platform answers 10006. */
  readonly when?: Condition<Name>
  /** Fields this button requires besides the always required ones: a draft may be incomplete. */
  readonly requires?: readonly Name[]
  /** Constants in the body that tell the platform which button it was. */
  readonly send?: { readonly [name: string]: Json }
  readonly effect?: readonly Effect<Name>[]
}

export const buttonParts: Described<SaveButton> = {
  label: 'label',
  when: 'precondition?',
  requires: 'inputs?',
  send: { each: 'any', optional: true },
  effect: 'effects?',
}
