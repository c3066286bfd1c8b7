import {
  columnOf,
  type Field,
  idOf,
  isVersioned,
  type Json,
  type Resource,
  shownOf,
  startOfDay,
  type WireRecord,
} from '@/declaration'
import { parseYuan } from '@/declaration/kinds/money'
import { type Column, versionColumn } from './tables'

export type Row = Record<string, Json>

const longestText = 200

const whole = /^[+-]?\d{1,16}$/

/** Whether PostgreSQL can store a text: no zero character, no lone surrogate. */
export const isStorable = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value)

/** Parses a query parameter in wire form (fen, li, seconds, 1/0 or true/false); undefined if it is invalid. */
export const readParam = (field: Field, text: string): string | number | boolean | undefined => {
  const type = columnOf(field)
  if (type === 'boolean') return /^(1|true)$/.test(text) ? true : /^(0|false)$/.test(text) ? false : undefined
  if (field.kind === 'choice' || field.kind === 'choices')
    if (!Object.hasOwn(field.of, text)) return undefined
  if (field.kind === 'money' && field.unit === 'yuan') return parseYuan(text, 'yuan')
  if (type === 'bigint') {
    const value = whole.test(text) ? Number(text) : Number.NaN
    return Number.isSafeInteger(value) ? value : undefined
  }
  if (field.kind === 'day' && startOfDay(text) === undefined) return undefined
  return [...text].length <= longestText && isStorable(text) ? text : undefined
}

/** A field's value as it may leave the platform: phones and e-mail addresses masked, secrets empty. */
export const shownValue = (field: Field, value: Json): Json => {
  if (field.kind === 'object') return shownParts(field.fields, value)
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((one: Json) => shownParts(field.fields, one))
  return shownOf(field, value)
}

const shownParts = (fields: { readonly [name: string]: Field }, value: Json): Json => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const parts = Object.entries(value).map(([name, part]): [string, Json] => {
    const field = fields[name]
    return [name, field && part !== undefined ? shownValue(field, part) : (part ?? null)]
  })
  return Object.fromEntries(parts)
}

/** A row as rules see it: complete and unmasked; with `version` in areas that are saved or acted on. */
export const wholeRecord = (
  resource: Resource,
  columns: readonly Column[],
  row: Row,
  read = (_: Field, value: Json) => value,
): Row => {
  const record: Row = {}
  for (const { name, field } of columns) record[name] = read(field, row[name] ?? null)
  if (isVersioned(resource)) record.version = row[versionColumn] ?? null
  return record
}

/** A row as it is sent, in the declared order. */
export const shownRecord = (resource: Resource, columns: readonly Column[], row: Row): Row =>
  wholeRecord(resource, columns, row, shownValue)

export const recordId = (resource: Resource, record: WireRecord): string => idOf(resource.key, record)
