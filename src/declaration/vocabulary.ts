import { type Condition, isRecord, type Json } from './condition'
import type { IconName } from './icons'
import type { Label } from './label'
import type { Tone } from './tones'

/** What an option holds, and the form that its value has. */
export const words = {
  /** Any value of JSON. */
  any: 'any',
  text: 'text',
  flag: 'flag',
  /** True, or left out. */
  yes: 'yes',
  number: 'number',
  /** A whole number, also below 0. */
  integer: 'integer',
  /** A whole number, 0 or more. */
  whole: 'whole',
  /** A whole number, 1 or more. */
  count: 'count',
  /** A code of the error catalogue, or of the area's own. */
  code: 'whole',
  scalar: 'scalar',
  /** A value that is no list and no object. */
  value: 'value',
  names: 'names',
  label: 'label',
  /** A text that takes {title}, the record's title, and {count}, the number of records. */
  question: 'label',
  labels: 'labels',
  /** The values of a choice, by name. */
  choices: 'group',
  icon: 'text',
  tone: 'text',
  /** A component of the area, by its file. */
  component: 'text',
  /** The address of a page. */
  path: 'text',
  /** A call that changes something. */
  call: 'text',
  readCall: 'text',
  pattern: 'text',
  permission: 'text',
  /** What may be permitted in the area, by the last part of its permission key. */
  capability: 'text',
  /** The name of an area. */
  area: 'text',
  /** A group of the menu. */
  menuGroup: 'text',
  /** A letter, a to z. */
  letter: 'text',
  /** Fields to enter, by name. */
  fieldset: 'group',
  /** The declaration of a field. */
  fieldType: 'group',
  /** Calls of its own, by name. */
  endpoints: 'group',

  // Words about the record's fields. If an account cannot see a field, everything that refers to it is gone.
  field: 'text',
  /** A field, with "-" before it for the other direction. */
  order: 'text',
  /** Gone unless the account sees all of them. */
  fields: 'names',
  /** Loses the fields that the account does not see. */
  someFields: 'names',
  keyField: 'text',
  /** An address with fields in braces; gone unless the account sees all of them. */
  address: 'text',
  /** A field, or a part of the JSON that a text holds. */
  source: 'text',
  /** A field, or a part of the first entry of a list. */
  variable: 'text',
  /** Gone unless the account sees every field in it. */
  condition: 'condition',
  /** Loses its demands on fields that the account does not see. */
  precondition: 'condition',
  /** What the call changes: left to the platform, except for a removed record. */
  effects: 'effects',

  // Words about the inputs of the same action.
  input: 'text',
  /** Loses those that the account may not set. */
  inputs: 'names',
  /** An input; gone with it. */
  askedInput: 'text',
  /** Inputs that the action does not have; judged by the platform alone. */
  foreignInputs: 'names',
  /** An input, or else a field of the record. */
  inputOrField: 'text',
  /** On the inputs, and on the fields of the record where no input has their name. */
  callCondition: 'condition',
} as const

export type Word = keyof typeof words

/** A `Part` that may be left out has `optional`, or `?` behind its word. */
interface Optional {
  readonly optional?: true
}

/** What an option holds. The checker, the narrowing to permissions and the API document all read it. */
export type Part =
  | Word
  | `${Word}?`
  | ({ readonly oneOf: readonly string[] } & Optional)
  /** A whole number between these two. */
  | ({ readonly from: number; readonly to: number } & Optional)
  | ({ readonly parts: Parts } & Optional)
  /** A value for each name; `by: 'input'`: the names are those of inputs. */
  | ({ readonly each: Part; readonly by?: 'input' } & Optional)
  | ({ readonly list: Part } & Optional)
  /** The first of these that fits. */
  | ({ readonly either: readonly [Part, ...Part[]] } & Optional)

export type Parts = { readonly [name: string]: Part }

/** The types of the forms. */
interface FormTypes {
  any: Json
  text: string
  flag: boolean
  yes: true
  number: number
  integer: number
  whole: number
  count: number
  scalar: string | number | boolean
  value: string | number | boolean | null
  names: readonly string[]
  label: Label
  labels: readonly Label[]
  group: { readonly [name: string]: object }
  condition: Condition
  effects: readonly { readonly set: object }[] | 'remove'
}

/** A field's declaration, as far as it is known here. */
type AnyField = { readonly kind: string; readonly label: Label }

/** The types of words whose type is narrower than their form. */
interface OwnTypes {
  icon: IconName
  tone: Tone
  choices: { readonly [value: string]: Label }
  fieldset: { readonly [name: string]: AnyField }
  fieldType: AnyField
  endpoints: { readonly [name: string]: { readonly call: string; readonly answer: object } }
}

type WordType<W extends Word> = W extends keyof OwnTypes ? OwnTypes[W] : FormTypes[(typeof words)[W]]

/** Whether a string type allows any text, not just certain words. */
type IsOpen<V extends string> = Record<never, never> extends Record<V, 1> ? true : false

/** The words that describe a type: exactly its values. */
type WordsFor<V> = {
  [W in Word]: [V] extends [WordType<W>]
    ? [WordType<W>] extends [V]
      ? W
      : V extends string
        ? IsOpen<V> extends true
          ? (typeof words)[W] extends 'text'
            ? W extends keyof OwnTypes
              ? never
              : W
            : never
          : never
        : V extends object
          ? W
          : never
    : never
}[Word]

/** The description of a list, of a value for each name, of options, of some words, of a range. */
type InsideOf<V> = [V] extends [string]
  ? IsOpen<V> extends true
    ? never
    : { readonly oneOf: readonly V[] }
  : [V] extends [number]
    ? { readonly from: number; readonly to: number }
    : V extends readonly (infer E)[]
      ? { readonly list: PartOf<E> }
      : V extends object
        ? string extends keyof V
          ? { readonly each: PartOf<Exclude<V[keyof V], undefined>>; readonly by?: 'input' }
          : { readonly parts: Described<V> }
        : never

/** One of several descriptions of options. It may require what another leaves out. */
type Variant<V> = V extends readonly unknown[]
  ? never
  : V extends object
    ? string extends keyof V
      ? never
      : {
          readonly parts: {
            readonly [N in keyof V]?:
              | PartOf<Exclude<V[N], undefined>>
              | IfOptional<PartOf<Exclude<V[N], undefined>>>
          }
        }
    : never

/** The description of one of several types. */
type OneOf<V> =
  | (V extends unknown ? WordsFor<V> | InsideOf<V> | Variant<V> : never)
  | WordsFor<Exclude<V, object>>
  | InsideOf<Extract<V, string>>
  | (false extends V ? 'flag' : never)

/** The descriptions of a type. */
type PartOf<V> = WordsFor<V> | InsideOf<V> | { readonly either: readonly [OneOf<V>, ...OneOf<V>[]] }

type IfOptional<P> = P extends Word ? `${P}?` : P & { readonly optional: true }

/** A description of every option of a type. It does not compile if an option is missing or allows more than the type. */
export type Described<T> = {
  readonly [N in keyof T]-?: Record<never, never> extends Pick<T, N>
    ? IfOptional<PartOf<Exclude<T[N], undefined>>>
    : PartOf<T[N]>
}

export const isOptional = (part: Part): boolean =>
  typeof part === 'string' ? part.endsWith('?') : part.optional === true

export const wordOf = (part: Word | `${Word}?`): Word => part.replace('?', '') as Word

/** Whether an option is there. If it allows a single word only, it must be that word. */
const isNamed = (part: Part, value: unknown): boolean =>
  typeof part !== 'string' && 'oneOf' in part && part.oneOf.length === 1
    ? value === part.oneOf[0]
    : value !== undefined

/** Whether a value could be what a part describes, judged by its outline alone. */
const resembles = (part: Part, value: unknown): boolean => {
  if (Array.isArray(value)) return typeof part !== 'string' && 'list' in part
  if (!isRecord(value))
    return typeof part === 'string' || ('oneOf' in part && part.oneOf.some((one) => one === value))
  if (typeof part === 'string' || !('parts' in part)) return typeof part !== 'string' && 'each' in part
  return Object.entries(part.parts).every(([name, one]) => isOptional(one) || isNamed(one, value[name]))
}

/** Of several alternatives, the part that a value is. */
export const chosenPart = (parts: readonly [Part, ...Part[]], value: unknown): Part =>
  parts.find((part) => resembles(part, value)) ?? parts[parts.length - 1] ?? parts[0]

/** What is inside a value that is not plain: name (or place in a list), part and value. */
export const inside = (
  part: Part,
  value: unknown,
): readonly (readonly [name: string, part: Part, value: unknown])[] => {
  if (typeof part === 'string') return []
  if ('either' in part) return inside(chosenPart(part.either, value), value)
  if ('list' in part)
    return Array.isArray(value)
      ? Array.from(value, (one: unknown, index) => [`[${index}]`, part.list, one])
      : []
  if (!isRecord(value)) return []
  if ('each' in part) return Object.entries(value).map(([name, one]) => [name, part.each, one])
  return 'parts' in part ? Object.entries(part.parts).map(([name, one]) => [name, one, value[name]]) : []
}
