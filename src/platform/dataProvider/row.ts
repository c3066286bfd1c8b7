import { columnOf, idOf, type Json, keyOf, type Resource, type WireRecord } from '@/declaration'
import { TransportError } from '../errors'

/** A record as react-admin wants it: as on the wire, with the console's id. */
export type Row = WireRecord & { readonly id: string }

/** An answer that is not what the call should give. */
export const unexpected = (body: unknown): TransportError => new TransportError('answer', 200, { body })

export const isObject = (value: unknown): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON value; everything that has been read from an answer is one. */
export const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function'

const isKeyValue = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))

/**
 * A record out of an answer, under its id.
 *
 * @throws TransportError `answer` when it is no object or a key field is missing
 */
export function rowOf({ key }: Pick<Resource, 'key'>, value: unknown): Row {
  if (!isObject(value) || !key.every((field) => isKeyValue(value[field]))) throw unexpected(value)
  return { ...value, id: idOf(key, value) }
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
    const value = field && columnOf(field) === 'bigint' ? Number(text) : text
    // "1e3" is not how a number is written in an id: it would name another record.
    if (text === '' || !isKeyValue(value) || String(value) !== text) return undefined
    values[name] = value
  }
  return values
}

/** A number of rows out of an answer; some services send it as text. */
export function totalOf(value: unknown): number {
  const total = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof total !== 'number' || !Number.isSafeInteger(total) || total < 0) throw unexpected(value)
  return total
}
