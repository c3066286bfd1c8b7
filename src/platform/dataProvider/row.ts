import { idOf, type Json, keyOf, type Resource, readRecord, readValue, type WireRecord } from '@/declaration'
import { TransportError } from '../errors'
import { AnswerError } from '../shortAnswers'

/** A record as react-admin wants it: as on the wire, with the console's id. */
export type Row = WireRecord & { readonly id: string }

/** An answer that is not what the call should give. */
export const unexpected = (body: unknown): TransportError => new TransportError('answer', 200, { body })

export const isObject = (value: unknown): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKeyValue = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))

/** A record out of an answer, read by its area's declaration; undefined when a key field is missing. */
export function rowOrNothing(
  { key, fields }: Pick<Resource, 'key' | 'fields'>,
  value: unknown,
): Row | undefined {
  if (!isObject(value)) return undefined
  const record = readRecord(fields, value as WireRecord)
  return key.every((field) => isKeyValue(record[field])) ? { ...record, id: idOf(key, record) } : undefined
}

/**
 * A record out of an answer, under its id.
 *
 * @param call whose answer it is
 * @throws AnswerError when it is no record, or a key field is missing
 */
export function rowOf(
  resource: Pick<Resource, 'key' | 'fields'>,
  value: unknown,
  call: string,
  place = '',
): Row {
  const row = rowOrNothing(resource, value)
  if (row) return row
  const record = isObject(value) ? readRecord(resource.fields, value as WireRecord) : {}
  const missing = resource.key.find((field) => !isKeyValue(record[field])) ?? resource.key[0]
  throw new AnswerError(call, `${place}${missing}`, value)
}

/**
 * The key fields of an id, with the types of the wire; undefined when it is no id of the area. A key field may itself be
 * called `id`: it is not the console's.
 */
export function keyValues(
  { key, fields }: Pick<Resource, 'key' | 'fields'>,
  id: string,
): WireRecord | undefined {
  const texts = keyOf(key, id)
  if (!texts) return undefined
  const values: { [name: string]: Json } = {}
  for (const [name, text] of Object.entries(texts)) {
    const field = fields[name]
    // Not by the field's own rules: a value that is not declared (yet) still names its record.
    const value = field ? readValue(field, text) : text
    // "1e3" is not how a number is written in an id: it would name another record.
    if (text === '' || !isKeyValue(value) || String(value) !== text) return undefined
    values[name] = value
  }
  return values
}

/** A number of rows out of an answer, also as a text; undefined when none was told. */
export function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/** The id of a record that was made, where the platform does not tell which. */
export const unknownId = ''
