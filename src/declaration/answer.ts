import type { Json, WireRecord } from './condition'
import type { Endpoint } from './endpoint'
import type { Field, Fields } from './field'
import { readValue, untold } from './kinds'
import { isRecord } from './kinds/read'

/** What a platform answered, as far as it could be read. */
export interface ReadAnswer {
  readonly answer: WireRecord
  /** The required fields that it lacks, as paths: `items.topic`. */
  readonly missing: readonly string[]
}

/** The only list among fields: some platforms answer it bare. */
const soleList = (fields: Fields): string | undefined => {
  const lists = Object.entries(fields).filter(([, { kind }]) => kind === 'list')
  return lists.length === 1 ? lists[0]?.[0] : undefined
}

/** The members of an answer; null, a word or a number has none. */
const membersOf = (fields: Fields, data: Json): WireRecord => {
  if (isRecord(data)) return data
  const list = Array.isArray(data) ? soleList(fields) : undefined
  return list === undefined ? {} : { [list]: data }
}

/** What stands for a field that was not told: an object of nothing, else what its kind has for it. */
const blank = (field: Field): Json =>
  field.kind === 'object' && !field.nullable
    ? Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, blank(part)]))
    : untold(field)

/**
 * Reads what a platform answered to a declared call, so that every field is of its kind or has nothing in it: no entries, no
 * text, null in place of a number or a state.
 *
 * A call that reads gives every declared field. One that writes gives those that were told: what was sent is known without.
 */
export const readAnswer = (
  { call, answer: fields }: Pick<Endpoint, 'call' | 'answer'>,
  data: Json,
): ReadAnswer => {
  const missing: string[] = []
  /** A value with its parts; undefined when it means nothing to its kind. */
  const whole = (field: Field, value: Json, path: string): Json | undefined => {
    if (field.kind === 'object') return isRecord(value) ? filled(field.fields, value, path) : undefined
    const known = readValue(field, value)
    if (field.kind !== 'list' || !Array.isArray(known)) return known
    return known.flatMap((one: Json) => (isRecord(one) ? [filled(field.fields, one, path)] : []))
  }
  const told = (field: Field, value: Json | undefined, path: string): Json | undefined => {
    const known = value === undefined || value === null ? undefined : whole(field, value, path)
    if (field.required && (known === undefined || known === '')) missing.push(path)
    return known
  }
  // Names that are not declared stay: they may be the variables of a template.
  const filled = (parts: Fields, from: WireRecord, path: string): WireRecord => ({
    ...from,
    ...Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        told(part, from[name], `${path}.${name}`) ?? blank(part),
      ]),
    ),
  })

  const members = membersOf(fields, data)
  const isWrite = !call.startsWith('GET ')
  const answer = Object.entries(fields).flatMap(([name, field]) => {
    const known = told(field, members[name], name)
    return known === undefined && isWrite ? [] : [[name, known ?? blank(field)] as const]
  })
  return { answer: Object.fromEntries(answer), missing: [...new Set(missing)] }
}
