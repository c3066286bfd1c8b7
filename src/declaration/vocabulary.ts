import { isRecord } from './condition'

/** What an option holds, and the form that its value has. */
export const words = {
  any: 'any',
  text: 'text',
  flag: 'flag',
  number: 'number',
  /** A whole number, 1 or more. */
  count: 'count',
  /** A code of the error catalogue. */
  code: 'number',
  names: 'names',
  list: 'list',
  group: 'group',
  label: 'label',
  labels: 'labels',
  icon: 'text',
  /** A call that changes something. */
  call: 'text',
  readCall: 'text',
  pattern: 'text',
  permission: 'text',
  /** The name of an area. */
  area: 'text',
  /** Fields to enter, by name. */
  fieldset: 'group',

  // What speaks of the record's fields; an account that does not see a field has nothing that speaks of it.
  field: 'text',
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
  /** What the call changes: left to the platform, but for a record that goes away. */
  effects: 'effects',

  // What speaks of the inputs of the same action.
  input: 'text',
  /** Loses those that the account may not set. */
  inputs: 'names',
  /** An input; gone with it. */
  askedInput: 'text',
  /** Inputs that the action does not have; judged by the platform alone. */
  foreignInputs: 'names',
  inputCondition: 'condition',
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

/** A description of every option of a type: one that is missing here does not compile. */
export type Described<T> = { readonly [N in keyof T]-?: Part }

export const isOptional = (part: Part): boolean =>
  typeof part === 'string' ? part.endsWith('?') : part.optional === true

export const wordOf = (part: Word | `${Word}?`): Word => part.replace('?', '') as Word

/** Whether a value can be what a part describes, by its outline alone. */
const resembles = (part: Part, value: unknown): boolean => {
  if (!isRecord(value)) return typeof part === 'string' || 'oneOf' in part
  if (typeof part === 'string' || !('parts' in part)) return typeof part !== 'string' && 'each' in part
  return Object.entries(part.parts).every(([name, one]) => isOptional(one) || name in value)
}

/** Of a part that can be several things, the one that a value is. */
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
