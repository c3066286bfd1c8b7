import { isSet, type Json, valueAt, type WireRecord } from './condition'
import type { Field } from './field'
import { checkField, emptyOf, parseParam } from './kinds'

/** Converts a value of another type (1 for true, 3 for "3") to its field's kind; undefined if it is not one. */
const converted = (field: Field, value: Json): Json | undefined => {
  if (checkField(field, value)?.code !== 'type') return value
  return typeof value === 'object' ? undefined : parseParam(field, String(value))
}

/**
 * A record's value of a setting: at `field.member`, or inside the JSON string of a text field. The kind's empty value
 * if none is set; undefined if unknown: the record lacks the field, or the value does not match the input's kind.
 */
export const ownValue = (record: WireRecord, path: string, input: Field): Json | undefined => {
  const [name = '', ...inside] = path.split('.')
  const held = record[name]
  if (held === undefined) return undefined
  if (typeof held !== 'string' || inside.length === 0) return orEmpty(input, valueAt(record, path))
  if (held === '') return emptyOf(input)
  try {
    const parsed: Json = JSON.parse(held)
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return undefined
    const value = valueAt({ held: parsed }, ['held', ...inside].join('.'))
    return value === undefined || value === null ? emptyOf(input) : converted(input, value)
  } catch {
    return undefined
  }
}

const orEmpty = (input: Field, value: Json | undefined): Json =>
  value === undefined || (value === null && !input.nullable) ? emptyOf(input) : value

const withSortedMembers = (value: Json | undefined): unknown => {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withSortedMembers)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, withSortedMembers(one)]),
  )
}

/** A text that is the same for equal values. Empty values are all equal; the order of members does not matter. */
export const valueKey = (field: Field, value: Json | undefined): string => {
  if (!isSet(value)) return 'null'
  const listed = field.kind === 'choices' && Array.isArray(value) ? value.map(String).sort() : value
  return JSON.stringify(withSortedMembers(listed))
}

export const isSame = (field: Field, a: Json | undefined, b: Json | undefined): boolean =>
  valueKey(field, a) === valueKey(field, b)
