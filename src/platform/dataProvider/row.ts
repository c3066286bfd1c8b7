import {
  idOf,
  isRecord,
  type Json,
  keyOf,
  type Resource,
  readRecord,
  readValue,
  resourceName,
  type SaveSection,
  type WireRecord,
} from '@/declaration'
import { isDerived } from '@/declaration/computed'
import { AnswerError } from '../answerErrors'
import { TransportError } from '../errors'
import { UnsupportedError } from './errors'

export type Row = WireRecord & { readonly id: string }

export const unexpectedAnswer = (body: unknown): TransportError => new TransportError('answer', 200, { body })

const isKeyValue = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))

/** A record read by its area's declaration; undefined if a key field is missing. */
export function rowIfValid(
  { key, fields }: Pick<Resource, 'key' | 'fields'>,
  value: unknown,
): Row | undefined {
  if (!isRecord(value)) return undefined
  const record = readRecord(fields, value as WireRecord)
  return key.every((field) => isKeyValue(record[field])) ? { ...record, id: idOf(key, record) } : undefined
}

/** A record read by its area's declaration, with its id. Throws AnswerError if a key field is missing. */
export function rowOf(
  resource: Pick<Resource, 'key' | 'fields'>,
  value: unknown,
  call: string,
  place = '',
): Row {
  const row = rowIfValid(resource, value)
  if (row) return row
  const record = isRecord(value) ? readRecord(resource.fields, value as WireRecord) : {}
  const missing = resource.key.find((field) => !isKeyValue(record[field])) ?? resource.key[0]
  throw new AnswerError(call, `${place}${missing}`, value)
}

/** The key fields of an id, with their wire types; undefined if the id is invalid. */
export function keyValues(
  { key, fields }: Pick<Resource, 'key' | 'fields'>,
  id: string,
): WireRecord | undefined {
  const texts = keyOf(key, id)
  if (!texts) return undefined
  const values: { [name: string]: Json } = {}
  for (const [name, text] of Object.entries(texts)) {
    const field = fields[name]
    // Not checked against the field's rules: undeclared values still identify records.
    const value = field ? readValue(field, text) : text
    // "1e3" must not identify the record "1000".
    if (text === '' || !isKeyValue(value) || String(value) !== text) return undefined
    values[name] = value
  }
  return values
}

/** A number of rows, which may be sent as a string; undefined if there is none. */
export function countOf(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/** For new records, if the platform does not return the id. */
export const unknownId = ''

const pick = (names: readonly string[], ...from: readonly WireRecord[]): WireRecord =>
  Object.fromEntries(
    names.flatMap((name) => {
      const source = from.find((record) => Object.hasOwn(record, name) && record[name] !== undefined)
      return source ? [[name, source[name]]] : []
    }),
  )

/** The constants of the pressed button (`meta.button` is its index) and the request id. */
const extras = (resource: Resource, { buttons }: SaveSection, meta: unknown): WireRecord => {
  const { button = 0, requestId } = isRecord(meta) ? meta : {}
  const pressed = typeof button === 'number' ? buttons?.[button] : undefined
  if (buttons && !pressed)
    throw new UnsupportedError(resourceName(resource), `save with button ${JSON.stringify(button)}`)
  return { ...pressed?.send, ...(typeof requestId === 'string' ? { request_id: requestId } : {}) }
}

const saveOf = (resource: Resource, mode: 'create' | 'edit'): SaveSection => {
  if (!resource.save || resource.save[mode] === false)
    throw new UnsupportedError(resourceName(resource), mode === 'create' ? 'create' : 'update')
  return resource.save
}

/** The fields that a form enters; derived fields are left to the platform. */
const enteredFields = (resource: Resource, { fields }: SaveSection): readonly string[] =>
  fields.filter((name) => !isDerived(resource.fields[name] ?? {}))

export const createBody = (resource: Resource, data: WireRecord, meta: unknown): WireRecord => {
  const save = saveOf(resource, 'create')
  return { ...pick(enteredFields(resource, save), data), ...extras(resource, save, meta) }
}

/** Whether the records together contain all fields of an update, including the version. */
export const isComplete = (resource: Resource, ...records: readonly WireRecord[]): boolean =>
  [...enteredFields(resource, saveOf(resource, 'edit')), 'version'].every((name) =>
    records.some((record) => record[name] !== undefined),
  )

/** All fields, because a save replaces the record, and the version the operator saw. `from` is searched in order. */
export const updateBody = (
  resource: Resource,
  key: WireRecord,
  from: readonly WireRecord[],
  meta: unknown,
): WireRecord => {
  const save = saveOf(resource, 'edit')
  return {
    ...pick([...enteredFields(resource, save), 'version'], ...from),
    ...pick(resource.key, key),
    ...extras(resource, save, meta),
  }
}
