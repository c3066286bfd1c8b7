import type { Json, WireRecord } from '../condition'
import { isSet } from '../condition'
import type { Field, FieldOf, Fields, KindName } from '../field'
import type { Locale } from '../label'
import type { Random } from '../random'
import { boolean } from './boolean'
import { choice, choices } from './choice'
import { code } from './code'
import { composite, readParts } from './composite'
import { email, phone, url } from './contact'
import { files, image } from './file'
import { html } from './html'
import { integer } from './integer'
import type { CellForm, Column, JsonSchema, Kind, Test, Violation } from './kind'
import { money } from './money'
import { multiline } from './multiline'
import { percent } from './percent'
import { reference } from './reference'
import { secret } from './secret'
import { tags } from './tags'
import { text } from './text'
import { day, timestamp } from './time'

// Looked up through functions, because `object` and `list` hold fields of every kind, themselves included.
const { object, list } = composite({
  check: (field, value) => checkField(field, value),
  text: (field, value, locale) => textOf(field, value, locale),
  sample: (field, random) => sampleOf(field, random),
  read: (field, value) => readValue(field, value),
  empty: (field) => emptyOf(field),
  schema: (field) => schemaOf(field),
})

/** The data side of every kind. A kind that is declared in `Field` and missing here does not compile. */
export const kinds: { readonly [K in KindName]: Kind<FieldOf<K>, Json> } = {
  text,
  code,
  multiline,
  html,
  integer,
  money,
  percent,
  timestamp,
  day,
  boolean,
  choice,
  choices,
  tags,
  phone,
  email,
  url,
  image,
  files,
  secret,
  reference,
  object,
  list,
}

// A field's `kind` picks the one Kind that takes that field.
const kindOf = (field: Field): Kind<Field, Json> => kinds[field.kind]

/**
 * What is wrong with a field's value, if anything: nothing where something is required, or against its kind's rules.
 * Null, '' and [] all mean nothing, whatever the kind. The form and the platform both ask here.
 */
export const checkField = (field: Field, value: Json | undefined): Violation | undefined => {
  if (!isSet(value)) return field.required ? { code: 'required' } : undefined
  return value === undefined ? undefined : kindOf(field).check(field, value)
}

/** Whether a value has the form of its kind; a number that is not declared is still shown as a choice. */
const fits = (field: Field, value: Json): boolean => {
  const { empty } = kindOf(field)
  if (field.kind === 'choice' && typeof value !== 'object') return true
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
}

/**
 * A value as plain text for export, search and speech; '' when there is none. A value that is not of its kind is shown
 * raw, never hidden (domain §1), and never breaks what shows it.
 */
export const textOf = (field: Field, value: Json | undefined, locale: Locale): string => {
  if (value === undefined || value === null) return ''
  if (fits(field, value)) return kindOf(field).text(field, value, locale)
  return field.kind === 'secret' ? '****' : typeof value === 'string' ? value : JSON.stringify(value)
}

/** A cell of a spreadsheet: what the value is, and its text. */
export interface Cell {
  readonly form: CellForm
  readonly text: string
}

/** A value as a cell of a spreadsheet, with the text of `textOf`. What is not of its kind is a text, never lost. */
export const cellOf = (field: Field, value: Json | undefined, locale: Locale): Cell => {
  const text = textOf(field, value, locale)
  const isOfKind = value !== undefined && value !== null && fits(field, value)
  return { text, form: (isOfKind && kindOf(field).form?.(field, value)) || 'text' }
}

/** Reads a value out of a text as an operator writes it: money in yuan. Undefined when it is none. */
export const parseText = (field: Field, value: string): Json | undefined => kindOf(field).parse(field, value)

/** Reads a value as it stands in a query or a key: money in its unit (12900 is ¥129.00 in fen). Undefined when it is none. */
export const parseParam = (field: Field, value: string): Json | undefined => {
  const kind = kindOf(field)
  return (kind.param ?? kind.parse)(field, value)
}

/** Reads a value out of an answer of any platform; undefined when it means nothing to its kind. */
export const readValue = (field: Field, value: Json): Json | undefined => kindOf(field).read(field, value)

/** A record as a platform sent it, with each declared field read by its kind, where that can be done. */
export const readRecord = (fields: Fields, record: WireRecord): WireRecord =>
  readParts(fields, record, readValue)

/** What stands for a value that a platform did not tell: never a figure or a state that nobody has told. */
export const missingValue = (field: Field): Json => {
  const { empty } = kindOf(field)
  return field.nullable || typeof empty === 'number' || field.kind === 'choice' ? null : empty
}

/** A plausible value. */
export const sampleOf = (field: Field, random: Random): Json => kindOf(field).sample(field, random)

/** What "nothing entered" is on the wire. */
export const emptyOf = (field: Field): Json => field.initial ?? (field.nullable ? null : kindOf(field).empty)

/** The field in the API document. */
export const schemaOf = (field: Field): JsonSchema => {
  const schema: JsonSchema = { title: field.label.en, ...kindOf(field).schema(field) }
  if (!field.nullable || typeof schema.type !== 'string') return schema
  const type = [schema.type, 'null']
  return Array.isArray(schema.enum) ? { ...schema, type, enum: [...schema.enum, null] } : { ...schema, type }
}

/** The column type of the reference platform's table. */
export const columnOf = (field: Field): Column => kindOf(field).column(field)

/** How a filter on the field compares when the declaration does not say. */
export const testOf = (field: Field): Test => kindOf(field).filter

/** Whether the field travels with the detail only; a group does when one of its parts does. */
export const isHeavy = (field: Field): boolean =>
  field.kind === 'object'
    ? Object.values(field.fields).some(isHeavy)
    : kindOf(field).heavy === true && !(field.kind === 'list' && field.short)

export const kindNames = Object.keys(kinds) as KindName[]
