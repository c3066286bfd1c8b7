import type { Computed } from '../computed'
import type { Condition, Json } from '../condition'
import type { Report } from '../inspect/report'
import type { Label, Locale } from '../label'
import type { Random } from '../random'
import type { Uniqueness } from '../unique'
import type { Described } from '../vocabulary'

/** What any field may declare, whatever its kind. */
export interface FieldBase {
  readonly label: Label
  /** A line below the form's input. */
  readonly hint?: Label
  /** What a missing value means, shown in its place: “All” where no platform is chosen. */
  readonly emptyText?: Label
  /** The call takes it, but no form asks for it. */
  readonly unasked?: true
  /** The form cannot be sent without it. */
  readonly required?: boolean
  /** The platform may send null. */
  readonly nullable?: boolean
  /** The code that the platform answers if the value breaks its kind's rules; 10001 by default. */
  readonly errorCode?: number
  /** The area's component (file name without extension) that shows the value instead of the kind's own cell. */
  readonly component?: string
  /** The width its values need in a column, px, where its kind or component would take more or less. */
  readonly width?: number
  /** The area's component used instead of the kind's own input; it takes `AreaInputProps`. */
  readonly input?: string
  /** The value a new record starts with. */
  readonly initial?: Json
  /** The former name of this field: the reference platform takes over the data stored under it. May be removed afterwards. */
  readonly was?: string
  /** Required while this holds for the record as it would be saved. For an input, the condition is on the inputs. */
  readonly requiredWhen?: Condition
  /**
   * Shown in the form and the detail only while this holds for the record (for an input: for the inputs). While hidden, it is not
   * required and is saved empty.
   */
  readonly shownWhen?: Condition
  /** The field of the same kind that is this one's minimum: an end is not before its start. For an input, another input. */
  readonly atLeast?: string
  /** The field of the same kind that is this one's maximum. */
  readonly atMost?: string
  /** No two records of a partner may have the same value. The error code of the refusal, or a `Uniqueness` for more. */
  readonly unique?: number | Uniqueness
  /** Computed from other fields of the record: read-only, and stored with each save. */
  readonly computed?: Computed
  /**
   * Computed like `computed`, until somebody types another value. A form fills it in while the others are entered; the platform
   * does if a new record is sent without it.
   */
  readonly suggested?: Computed
  /**
   * Copied from the referenced record when it is chosen: `reference.field`, as in `template_id.name`. Read-only; later changes of
   * the other record do not affect it.
   */
  readonly takenFrom?: string
}

/** What is wrong with a value. */
export interface Violation {
  /** A key under `validation.` in the message packs. */
  readonly code:
    | 'required'
    | 'type'
    | 'tooShort'
    | 'tooLong'
    | 'tooSmall'
    | 'tooLarge'
    | 'notWhole'
    | 'pattern'
    | 'choice'
    | 'phone'
    | 'email'
    | 'url'
    | 'https'
    | 'day'
    | 'tooMany'
    | 'unsafe'
    | 'bound'
    | 'own'
  readonly params?: Readonly<Record<string, string | number>>
  /** The message of a kind's own rule, for the code `own`. */
  readonly says?: Label
}

export interface JsonSchema {
  readonly [key: string]: Json | undefined
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: { readonly [name: string]: JsonSchema }
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly Json[]
  readonly examples?: readonly Json[]
  readonly 'x-label'?: Label
  readonly 'x-hint'?: Label
  readonly 'x-values'?: { readonly [value: string]: Label }
}

/** How a filter on a field of this kind compares by default. */
export const tests = [
  'equals',
  'in',
  'contains',
  'has',
  'atLeast',
  'atMost',
  'withinNextDays',
  'isSet',
  'period',
  'equalsOrEndsWith',
  'isPast',
] as const
export type Test = (typeof tests)[number]

/**
 * The type of a value in a spreadsheet, in addition to its text. `fen` and `li` are yuan with two and three decimals; `time`
 * and `day` are in UTC+8. A number that a spreadsheet cannot hold exactly (over 15 digits) becomes text.
 */
export type CellForm = 'text' | 'integer' | 'fen' | 'li' | 'percent' | 'time' | 'day'

/** Column types of the reference platform's tables. */
export type Column = 'text' | 'bigint' | 'boolean' | 'jsonb'

/** Whether the account sees the field at a path (`field` or `field.part`). */
export type IsVisible = (path: string) => boolean

/** What the console needs to know about a kind's values. F is the field's declaration, V its value on the wire. */
export interface KindRules<F extends FieldBase, V extends Json> {
  /** The kind's rules for a value that is present; null, '' and [] are left to `required`. */
  check(field: F, value: Json): Violation | undefined
  /** Reads a value as an operator writes it (an input, a cell of a file); undefined if it is not one. */
  parse(field: F, text: string): V | undefined
  /** Reads a value from a platform's answer; undefined if it makes no sense here. */
  read(field: F, value: Json): V | undefined
  /** Reads a value from a query; `parse` by default. */
  param?(field: F, text: string): V | undefined
  /** The value as plain text for export, search and screen readers. Not called for null. */
  text(field: F, value: V, locale: Locale): string
  /** The type of the value in a spreadsheet; text by default. */
  form?(field: F, value: V): CellForm
  /** The field reduced to what the account may see of it; all of it by default. */
  visible?(field: F, sees: IsVisible): F
  readonly filter: Test
  /** What "nothing entered" is on the wire when the field is not nullable. */
  readonly empty: V
  /** A filter also matches part of a value, such as half an order number. */
  readonly partial?: boolean
  /** Comes only with the detail: too heavy for the rows of a list. */
  readonly heavy?: boolean
}

/** What the reference platform, the API document and the checker need to know about a kind; browsers load it late. */
export interface KindSpec<F extends FieldBase, V extends Json> {
  /** The kind's own options. Leaving out a declared option is a compile error. */
  readonly options: Described<Omit<F, keyof FieldBase | 'kind'>>
  inspect?(field: F, place: string, report: Report): void
  sample(field: F, random: Random): V
  column(field: F): Column
  schema(field: F): JsonSchema
  /** What the reference platform sends: the value, part of it, or nothing. */
  shown?(field: F, value: Json): Json
}

type Options<F> = Omit<F, 'kind'>
type Exact<O, Wanted> = { readonly [K in Exclude<keyof O, keyof Wanted>]: never }

/** A field kind: call it to declare a field; its members describe the field's values. */
export interface Kind<F extends FieldBase & { readonly kind: string }, V extends Json>
  extends KindRules<F, V> {
  <const O extends Options<F>>(options: O & Exact<O, Options<F>>): O & { readonly kind: F['kind'] }
}

export const defineKind = <F extends FieldBase & { readonly kind: string }, V extends Json>(
  kind: F['kind'],
  rules: KindRules<F, V>,
): Kind<F, V> => Object.assign(<O extends Options<F>>(options: O) => ({ ...options, kind }), rules)

export const typeViolation: Violation = { code: 'type' }

/** Checks the length of a text, in Unicode characters. */
export const checkLength = (
  text: string,
  min: number | undefined,
  max: number | undefined,
): Violation | undefined => {
  const length = [...text].length
  if (min !== undefined && length < min) return { code: 'tooShort', params: { min, length } }
  if (max !== undefined && length > max) return { code: 'tooLong', params: { max, length } }
  return undefined
}
