import type { Json } from '../condition'
import type { Report } from '../inspect/report'
import type { Label, Locale } from '../label'
import type { Random } from '../random'
import type { Described } from '../vocabulary'

/** What every field may say, whatever its kind. */
export interface FieldBase {
  readonly label: Label
  /** A line under the input of a form. */
  readonly hint?: Label
  /** The call takes it, and no form asks for it. */
  readonly unasked?: true
  /** A form is refused without it. */
  readonly required?: boolean
  /** The platform may send null. */
  readonly nullable?: boolean
  /** The code that the platform answers when the value breaks the rules of its kind; 10001 without it. */
  readonly errorCode?: number
  /** Shown by this component of the area (the file's name without its ending) in place of the kind's own cell. */
  readonly component?: string
  /** Entered by this component of the area in place of the kind's own input; it takes `AreaInputProps`. */
  readonly input?: string
  /** What a new record starts with. */
  readonly initial?: Json
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
    | 'own'
  readonly params?: Readonly<Record<string, string | number>>
  /** The message of a kind's own rule, with the code `own`. */
  readonly says?: Label
}

export interface JsonSchema {
  readonly [key: string]: Json | undefined
}

/** How a filter on a field of this kind compares when the declaration does not say. */
export type Test =
  | 'equals'
  | 'contains'
  | 'has'
  | 'atLeast'
  | 'atMost'
  | 'withinNextDays'
  | 'isSet'
  | 'period'
  | 'equalsOrEndsWith'
  | 'isPast'

/**
 * What a value is in a spreadsheet, beside its text. `fen` and `li` are yuan with two and three decimals, `time` and
 * `day` stand in UTC+8. A number that a spreadsheet could not keep whole (over 15 digits) is a text.
 */
export type CellForm = 'text' | 'integer' | 'fen' | 'li' | 'percent' | 'time' | 'day'

/** Column types of the reference platform's tables. */
export type Column = 'text' | 'bigint' | 'boolean' | 'jsonb'

/** Whether the account sees the field at a path (`field` or `field.part`). */
export type IsVisible = (path: string) => boolean

/** What the console needs to know of a kind's values. F is the field's declaration, V its value on the wire. */
export interface KindRules<F extends FieldBase, V extends Json> {
  /** The rules of the kind for a value that is there; null, '' and [] are up to `required`. */
  check(field: F, value: Json): Violation | undefined
  /** Reads a value from text as an operator writes it (an input, a cell of a file); undefined if it is not one. */
  parse(field: F, text: string): V | undefined
  /** Reads a value from the answer of any platform; undefined if it makes no sense here. */
  read(field: F, value: Json): V | undefined
  /** Reads a value from a query; `parse` without it. */
  param?(field: F, text: string): V | undefined
  /** The value as plain text: export, search, speech. Not called for null. */
  text(field: F, value: V, locale: Locale): string
  /** What the value is in a spreadsheet; text without it. */
  form?(field: F, value: V): CellForm
  /** What is left of the field for an account that does not see every field; all of it without it. */
  visible?(field: F, sees: IsVisible): F
  readonly filter: Test
  /** What "nothing entered" is on the wire when the field is not nullable. */
  readonly empty: V
  /** A filter takes part of a value as well, such as half an order number. */
  readonly partial?: boolean
  /** Comes with the detail only: too heavy for the rows of a list. */
  readonly heavy?: boolean
}

/** What a kind needs to check the options of a field. */
export interface Context {
  readonly report: Report
  /** The names of all areas. */
  readonly areas: readonly string[]
}

/** What the reference platform, the API document and the checker need to know of a kind; the browser fetches it late. */
export interface KindSpec<F extends FieldBase, V extends Json> {
  /** The kind's own options. An option that is declared and missing here does not compile. */
  readonly options: Described<Omit<F, keyof FieldBase | 'kind'>>
  /** Rules between the options. */
  inspect?(field: F, place: string, context: Context): void
  sample(field: F, random: Random): V
  /** The column of the reference platform's table. */
  column(field: F): Column
  schema(field: F): JsonSchema
  /** What leaves the reference platform: part of the value, or none of it. */
  shown?(field: F, value: Json): Json
}

type Options<F> = Omit<F, 'kind'>
type Exact<O, Wanted> = { readonly [K in Exclude<keyof O, keyof Wanted>]: never }

/** A field kind: called, it declares a field; its members say what its values are. */
export interface Kind<F extends FieldBase & { readonly kind: string }, V extends Json>
  extends KindRules<F, V> {
  <const O extends Options<F>>(options: O & Exact<O, Options<F>>): O & { readonly kind: F['kind'] }
}

export const defineKind = <F extends FieldBase & { readonly kind: string }, V extends Json>(
  kind: F['kind'],
  rules: KindRules<F, V>,
): Kind<F, V> => Object.assign(<O extends Options<F>>(options: O) => ({ ...options, kind }), rules)

export const typeViolation: Violation = { code: 'type' }

/** Whether a spreadsheet, which counts in 15 digits, keeps a whole number as it is. */
export const isExactCell = (value: number): boolean =>
  Number.isSafeInteger(value) && Math.abs(value) < 10 ** 15

/** Whether a text is inside the wanted length. Length counts Unicode characters as an operator does. */
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

/**
 * Whether a whole number is inside the wanted range.
 *
 * @param said the limit as the operator thinks of it: yuan, percent
 */
export const checkRange = (
  value: Json,
  min: number | undefined,
  max: number | undefined,
  said: (limit: number) => string | number = (limit) => limit,
): Violation | undefined => {
  if (typeof value !== 'number' || Number.isNaN(value)) return typeViolation
  if (!Number.isSafeInteger(value)) return { code: 'notWhole' }
  if (min !== undefined && value < min) return { code: 'tooSmall', params: { min: said(min) } }
  if (max !== undefined && value > max) return { code: 'tooLarge', params: { max: said(max) } }
  return undefined
}

/** A plausible whole number inside the wanted range; without `max` it is at most `width` above its beginning. */
export const sampleInRange = (
  { min, max }: { readonly min?: number; readonly max?: number },
  random: Random,
  width: number,
): number => {
  const from = min ?? Math.min(0, max ?? 0)
  return random.int(from, max ?? from + width)
}

/** Reads a whole number; undefined for anything else. */
export const parseWhole = (text: string): number | undefined => {
  if (!/^[+-]?\d{1,16}$/.test(text.trim())) return undefined
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : undefined
}
