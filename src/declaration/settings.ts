import { isSet, type Json, valueAt, type WireRecord } from './condition'
import type { Field } from './field'
import { checkField, emptyOf, parseParam } from './kinds'

/** A value that came in another form (1 for yes, 3 for the text "3"), as its kind holds it; undefined when it is none. */
const inForm = (field: Field, value: Json): Json | undefined => {
  if (checkField(field, value)?.code !== 'type') return value
  return typeof value === 'object' ? undefined : parseParam(field, String(value))
}

/**
 * What a record has for a setting: the value at `field.part`, also out of the JSON that a text holds. Where nothing is set it
 * is the kind's own nothing; undefined when nobody can tell: the record came without it, or it is not of the input's kind.
 */
export const ownValue = (record: WireRecord, path: string, input: Field): Json | undefined => {
  const [name = '', ...inside] = path.split('.')
  const held = record[name]
  if (held === undefined) return undefined
  if (typeof held !== 'string' || inside.length === 0) return orNothing(input, valueAt(record, path))
  if (held === '') return emptyOf(input)
  try {
    const parsed: Json = JSON.parse(held)
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return undefined
    const value = valueAt({ held: parsed }, ['held', ...inside].join('.'))
    return value === undefined || value === null ? emptyOf(input) : inForm(input, value)
  } catch {
    return undefined
  }
}

const orNothing = (input: Field, value: Json | undefined): Json =>
  value === undefined || (value === null && !input.nullable) ? emptyOf(input) : value

const inOrder = (value: Json | undefined): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(inOrder)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, inOrder(one)]),
  )
}

/**
 * The same text for the same value, whichever object or list it stands in: all that means nothing is one value, and the words
 * of a choice of several have no order.
 */
export const valueKey = (field: Field, value: Json | undefined): string => {
  if (!isSet(value)) return 'null'
  const listed = field.kind === 'choices' && Array.isArray(value) ? value.map(String).sort() : value
  return JSON.stringify(inOrder(listed))
}

/** Whether two values of a field are the same to an operator. */
export const isSame = (field: Field, a: Json | undefined, b: Json | undefined): boolean =>
  valueKey(field, a) === valueKey(field, b)
