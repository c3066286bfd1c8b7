import {
  columnOf,
  emptyOf,
  type Field,
  type Fields,
  formatTimestamp,
  isRecord,
  isSet,
  type Json,
  parseText,
  readValue,
  type WireRecord,
  yuanOf,
} from '@/declaration'
import { parseWhole } from '@/declaration/kinds/number'
import { percentOf } from '@/declaration/kinds/percent'
import type { FieldShape, FieldShapes } from './shape'

/** A value as a person would write it: money in yuan, times in UTC+8. Undefined for lists and objects. */
function written({ kind, unit }: FieldShape, value: Json): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (kind === 'money') return yuanOf(value, unit ?? 'fen')
    if (kind === 'percent') return percentOf(value)
    return kind === 'timestamp' ? formatTimestamp(value) : String(value)
  }
  return undefined
}

/** Per yuan. */
const coins = { fen: 100, li: 1000, yuan: 1 }

function numberFrom(before: FieldShape, field: Field, value: number): Json | undefined {
  if (before.kind === 'money' && field.kind === 'money') {
    const yuan = Math.round(value * (before.unit === 'yuan' ? 100 : 1))
    const scaled = (yuan * coins[field.unit]) / (before.unit === 'yuan' ? 100 : coins[before.unit ?? 'fen'])
    return field.unit === 'yuan' || Number.isSafeInteger(scaled) ? scaled : undefined
  }
  if (field.kind === 'timestamp') return parseText(field, String(value))
  // Other numbers keep their form on the wire.
  const isYuan = field.kind === 'money' && field.unit === 'yuan'
  return isYuan || Number.isSafeInteger(value) ? value : undefined
}

const yes = /^(1|true|yes|y|是)$/i
const no = /^(0|false|no|n|否)$/i
const isYes = (text: string): boolean | undefined =>
  yes.test(text) ? true : no.test(text) ? false : undefined

/** A choice that means yes or no, if the field has one. */
const choiceFor = ({ of }: Extract<Field, { kind: 'choice' }>, value: boolean): string =>
  Object.keys(of).find((one) => isYes(one) === value) ?? String(value)

function textFrom(before: FieldShape, field: Field, value: Json): string | undefined {
  if (field.kind === 'choice' && typeof value === 'boolean') return choiceFor(field, value)
  const text = written(before, value)
  if (text !== undefined) return String(parseText(field, text) ?? text)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return field.kind === 'choice' && value.length > 1 ? undefined : value.join(', ')
  return JSON.stringify(value)
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const structureOf = (value: Json): Json | undefined => {
  const found = typeof value === 'string' ? jsonIn(value) : value
  return isRecord(found) || Array.isArray(found) ? (found as Json) : undefined
}

/** The value for "nothing entered", even where new records begin with something. */
const nothingIn = (field: Field): Json => emptyOf({ ...field, initial: undefined })

/** Renames and converts the parts of an object; what is not declared stays as it is. */
function partsFrom(before: FieldShapes, fields: Fields, value: WireRecord): WireRecord | undefined {
  const isMoved = (name: string, was: string | undefined): was is string =>
    was !== undefined && was !== before[name]?.was && Object.hasOwn(value, was)
  const moved = Object.entries(fields).flatMap(([name, { was }]) => (isMoved(name, was) ? [was] : []))
  const parts: Record<string, Json | undefined> = Object.fromEntries(
    Object.entries(value).filter(([name]) => !moved.includes(name)),
  )
  for (const [name, field] of Object.entries(fields)) {
    const source = isMoved(name, field.was) ? field.was : name
    const [shape, part] = [before[source], source === name ? parts[name] : value[source]]
    if (part === undefined) continue
    const became = shape ? converted(shape, field, part, nothingIn(field)) : part
    if (became === undefined) return undefined
    parts[name] = became
  }
  return parts
}

function listFrom(before: FieldShape, field: Extract<Field, { kind: 'list' }>, value: Json) {
  const found = structureOf(value)
  const all = Array.isArray(found) ? (found as readonly Json[]) : found === undefined ? undefined : [found]
  const entries = all?.map((one) =>
    isRecord(one) ? partsFrom(before.parts ?? {}, field.fields, one) : undefined,
  )
  return entries?.every((one) => one !== undefined) ? entries : undefined
}

function objectFrom(before: FieldShape, field: Extract<Field, { kind: 'object' }>, value: Json) {
  const found = structureOf(value)
  const one = Array.isArray(found) && found.length === 1 ? (found as readonly Json[])[0] : found
  return isRecord(one) ? partsFrom(before.parts ?? {}, field.fields, one) : undefined
}

function wordsFrom(before: FieldShape, field: Field, value: Json): Json | undefined {
  const words = Array.isArray(value) ? (value as readonly Json[]) : [written(before, value) ?? null]
  if (!words.every((one) => typeof one === 'string' || typeof one === 'number')) return undefined
  const isNumeric = field.kind === 'tags' && field.numeric
  // A text of several words becomes several tags.
  const apart = field.kind === 'tags' && !Array.isArray(value) ? parseText(field, words.join()) : undefined
  const all = apart ?? words.map((one) => (isNumeric ? (parseWhole(String(one)) ?? null) : String(one)))
  return Array.isArray(all) && !all.includes(null) ? all : undefined
}

/**
 * A value of one field as that of another: an amount as text is in yuan, a text as number is read as typed.
 *
 * @param empty the value for "nothing entered" in the new field
 * @returns undefined if the value makes no sense there
 */
export function converted(before: FieldShape, field: Field, value: Json, empty: Json): Json | undefined {
  const isNever = before.kind === 'timestamp' && value === 0 && field.kind !== 'timestamp'
  if (!isSet(value) || isNever || (isRecord(value) && Object.keys(value).length === 0)) return empty
  if (field.kind === 'list') return listFrom(before, field, value)
  if (field.kind === 'object') return objectFrom(before, field, value)
  if (field.kind === 'tags' || field.kind === 'choices') return wordsFrom(before, field, value)
  if (field.kind === 'files') return before.kind === 'files' || before.kind === 'json' ? value : undefined
  const type = columnOf(field)
  if (type === 'text') return textFrom(before, field, value)
  if (type === 'boolean') return typeof value === 'boolean' ? value : isYes(written(before, value) ?? '')
  if (typeof value === 'number') return numberFrom(before, field, value)
  if (typeof value === 'boolean') return Number(value)
  const one = Array.isArray(value) && value.length === 1 ? (value as readonly Json[])[0] : value
  if (typeof one !== 'string') return typeof one === 'number' ? numberFrom(before, field, one) : undefined
  const parsed = parseText(field, one)
  // A platform allows choices that the declaration does not know.
  return parsed ?? (field.kind === 'choice' ? readValue(field, one) : undefined)
}
