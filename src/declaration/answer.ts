import { isRecord, type Json, type WireRecord } from './condition'
import type { Endpoint } from './endpoint'
import type { Field, Fields } from './field'
import { missingValue, readValue } from './kinds'

export interface ReadAnswer {
  readonly answer: WireRecord
  /** Paths of required fields that are missing: `items.topic`. */
  readonly missing: readonly string[]
}

/** The only list among the fields: some platforms answer the bare array. */
const onlyList = (fields: Fields): string | undefined => {
  const lists = Object.entries(fields).filter(([, { kind }]) => kind === 'list')
  return lists.length === 1 ? lists[0]?.[0] : undefined
}

const membersOf = (fields: Fields, data: Json): WireRecord => {
  if (isRecord(data)) return data
  const list = Array.isArray(data) ? onlyList(fields) : undefined
  return list === undefined ? {} : { [list]: data }
}

/** The value of a missing field: an object with empty members, or its kind's empty value. */
const emptyValue = (field: Field): Json =>
  field.kind === 'object' && !field.nullable
    ? Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, emptyValue(part)]))
    : missingValue(field)

/** Gives every field of an answer a value of its kind, or an empty one. Answers to writes only hold what was sent. */
export const readAnswer = (
  { call, answer: fields }: Pick<Endpoint, 'call' | 'answer'>,
  data: Json,
): ReadAnswer => {
  const missing: string[] = []
  /** The value with its members read; undefined if it does not match its kind. */
  const readParts = (field: Field, value: Json, path: string): Json | undefined => {
    if (field.kind === 'object') return isRecord(value) ? readMembers(field.fields, value, path) : undefined
    const known = readValue(field, value)
    if (field.kind !== 'list' || !Array.isArray(known)) return known
    return known.flatMap((one: Json) => (isRecord(one) ? [readMembers(field.fields, one, path)] : []))
  }
  const readField = (field: Field, value: Json | undefined, path: string): Json | undefined => {
    const known = value === undefined || value === null ? undefined : readParts(field, value, path)
    if (field.required && (known === undefined || known === '')) missing.push(path)
    return known
  }
  // Undeclared members are kept: they may be variables of a template.
  const readMembers = (parts: Fields, from: WireRecord, path: string): WireRecord => ({
    ...from,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        readField(part, from[name], `${path}.${name}`) ?? emptyValue(part),
      ]),
    ),
  })

  const members = membersOf(fields, data)
  const isWrite = !call.startsWith('GET ')
  const answer = Object.entries(fields).flatMap(([name, field]) => {
    const known = readField(field, members[name], name)
    return known === undefined && isWrite ? [] : [[name, known ?? emptyValue(field)] as const]
  })
  return { answer: Object.fromEntries(answer), missing: [...new Set(missing)] }
}
