import { type Condition, isSet, type Json, type WireRecord } from './condition'
import type { Fields } from './field'
import type { IconName } from './icons'
import type { Label } from './label'
import { largestBatch } from './limits'
import type { Described } from './vocabulary'

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

/** A consequence of what is entered, said before it is sent. */
export interface Warning {
  readonly when: Condition
  readonly text: Label
}

/** How the operator is asked before something is sent. */
export interface Confirmation<Name extends string = string> {
  /** What will happen, with {title} for the record's title and {count} for the number of records. */
  readonly text: Label
  /**
   * `count`: several records ask to type their number; `title`: one record asks to type its title besides. `{ amount }`: an amount above the limit asks to type it; it is an input,
   * or a field of the record. With `if` it is asked for only once that input says yes.
   */
  readonly type?:
    | 'count'
    | 'title'
    | { readonly amount: string; readonly above: number; readonly if?: string }
  /** The field that names the record in the question; the area's title without it. */
  readonly names?: Name
}

/** How many records one call of a batch takes at the most. */
export const batchLimit = ({ batch, inBulk }: Pick<Action, 'batch' | 'inBulk'>): number =>
  batch ? (inBulk?.most ?? largestBatch) : 1

/**
 * The inputs of an action that are settings its records have already, each with the path to it. What a call does not send of
 * them stays as it is in each record.
 */
export const settingsOf = ({
  on,
  prefill = {},
  saves,
}: Pick<Action, 'on' | 'prefill' | 'saves'>): { readonly [input: string]: string } =>
  saves || on.includes('bulk') ? prefill : {}

/** The inputs of an action that do what another permission is about: input to its key. */
export const neededBy = ({ needs = {} }: Pick<Action, 'needs'>): { readonly [input: string]: string } =>
  typeof needs === 'string' ? {} : needs

/** The inputs of an action, those marked as required that are for want of another. */
export const inputsGiven = (
  { inputs = {}, unless = {} }: Pick<Action, 'inputs' | 'unless'>,
  given: WireRecord,
): Fields =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, field]) => {
      const other = unless[name]
      return [name, other !== undefined && !isSet(given[other]) ? { ...field, required: true } : field]
    }),
  )

/** A window in which nothing happens is not waited for any longer. */
export const longestUndo = 30

/** The letters that go from record to record in every detail, and so open nothing. */
export const reservedShortcuts: readonly string[] = ['j', 'k']

/** Something that can be done with records: a button in the row, in the selection bar, on the page, in the detail. */
export interface Action<Name extends string = string> {
  readonly label: Label
  readonly icon: IconName
  readonly call: Call
  /** Nothing: it is done by a panel of the area alone. */
  readonly on: readonly ('row' | 'bulk')[]
  /** The letter, a to z, that opens it in a detail and for the row with the focus; {@link reservedShortcuts} are taken. */
  readonly shortcut?: string
  /**
   * A component of the area (the file's name without its ending) that shows what the call answered about one record; it takes
   * `ResultProps`. The dialog stays until that has been read.
   */
  readonly result?: string
  /** In a detail it offers to go on to the next record of the list once it is done. */
  readonly next?: true
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
  /** What holds only where a call names more than one record. */
  readonly inBulk?: {
    /** The most that one call takes; 100 without it. */
    readonly most?: number
    /** Looked at after `refuse`: records that want to be seen to one by one. */
    readonly refuse?: readonly Refusal<Name>[]
  }
  /** Fields that name records where the body carries neither the batch nor a key: all that have these values are meant. */
  readonly finds?: readonly Name[]
  /**
   * For a call that wants its record in the address: parameter to key field (`{ sellerNick: 'seller_nick' }`). Each record
   * is then a call of its own, without its key in the body.
   */
  readonly query?: { readonly [param: string]: Name }
  /** What is asked before sending; the names are those of the call's body. */
  readonly inputs?: Fields
  /** Inputs that are required where another is not given, which forms do not ask for: input to the other. */
  readonly unless?: { readonly [input: string]: string }
  /** Inputs beside which a refusal with one of these codes is said, as it is with that of their limit; others stand above. */
  readonly beside?: { readonly [input: string]: readonly number[] }
  /**
   * What does the same as another permission is about: the whole action, or inputs of it, with that permission's key. Accounts
   * to which it is denied in so many words do not have them; for others the permission for the action is enough.
   */
  readonly needs?: string | { readonly [input: string]: string }
  /** Sent in the body beside the records and inputs. */
  readonly send?: { readonly [name: string]: Json }
  /** Inputs of another action of the same call that make no sense with this one: refused with 10001 when they are sent. */
  readonly never?: readonly string[]
  /**
   * Inputs that start with a value of the record: input to field path. The path may lead on into a text that holds JSON
   * (`paid_push_rule.is_enable`).
   */
  readonly prefill?: { readonly [input: string]: string }
  /**
   * What it asks for are settings that the record has already ({@link prefill}, or a panel shows them): the button of its dialog
   * says "save", and its success "saved".
   */
  readonly saves?: true
  /** Settings that the account cannot see: a form leaves them as they are. Only a declaration made for an account has them. */
  readonly unseen?: readonly string[]
  /** What is said in the question while it would come true for a record: a condition on the inputs as the record will have them. */
  readonly warns?: readonly Warning[]
  /** Inputs that may not exceed a value of the record: the field, and the code that the platform answers ({x}: the limit). */
  readonly limits?: { readonly [input: string]: { readonly field: Name; readonly code: number } }
  readonly confirm?: Confirmation<Name>
  /** What each record costs, which is said before it is done: so many li, or as many as a field of it says. */
  readonly price?: { readonly li: number } | { readonly field: Name }
  /** The call cannot do without a `request_id` (domain §1); others take one when it is sent. */
  readonly requestId?: boolean
  /** Seconds in which the operator may still take it back, before anything is sent: 1 to {@link longestUndo}. */
  readonly undo?: number
  /** `remove`: the record goes away. */
  readonly effect?: readonly Effect<Name>[] | 'remove'
}

const batchSizes = { from: 2, to: largestBatch, optional: true } as const

/** What each option of an action holds. */
export const actionParts: Described<Action> = {
  label: 'label',
  icon: 'icon',
  call: 'call',
  on: { list: { oneOf: ['row', 'bulk'] } },
  shortcut: 'text?',
  result: 'text?',
  next: 'flag?',
  danger: 'flag?',
  when: 'precondition?',
  refuse: 'refusals?',
  done: 'condition?',
  batch: { oneOf: ['ids', 'targets'], optional: true },
  inBulk: { parts: { most: batchSizes, refuse: 'refusals?' }, optional: true },
  finds: 'fields?',
  query: { each: 'keyField', optional: true },
  inputs: 'fieldset?',
  unless: { each: 'input', by: 'input', optional: true },
  beside: { each: { list: 'number' }, by: 'input', optional: true },
  needs: { either: ['permission', { each: 'permission', by: 'input' }], optional: true },
  send: 'group?',
  never: 'foreignInputs?',
  prefill: { each: 'source', by: 'input', optional: true },
  saves: 'flag?',
  unseen: 'inputs?',
  warns: { list: { parts: { when: 'inputCondition', text: 'label' } }, optional: true },
  limits: { each: { parts: { field: 'field', code: 'code' } }, by: 'input', optional: true },
  confirm: {
    parts: {
      text: 'label',
      type: {
        either: [
          { oneOf: ['count', 'title'] },
          { parts: { amount: 'inputOrField', above: 'number', if: 'askedInput' } },
          { parts: { amount: 'inputOrField', above: 'number' } },
        ],
        optional: true,
      },
      names: 'field?',
    },
    optional: true,
  },
  price: { either: [{ parts: { li: 'number' } }, { parts: { field: 'field' } }], optional: true },
  requestId: 'flag?',
  undo: { from: 1, to: longestUndo, optional: true },
  effect: 'effects?',
}

/** One way to send a form: "save", "submit for review". */
export interface SaveButton<Name extends string = string> {
  readonly label: Label
  /** Offered only for records that meet this (and for new ones); for others the platform answers 10006. */
  readonly when?: Condition<Name>
  /** Fields that this button does not go without, beside those that are always required: a draft may be unfinished. */
  readonly requires?: readonly Name[]
  /** Sent beside the fields, and tells the platform which button it was. */
  readonly send?: { readonly [name: string]: Json }
  readonly effect?: readonly Effect<Name>[]
}
