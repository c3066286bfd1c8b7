import type { Json, WireRecord } from '../condition'
import { isSet } from '../condition'
import type { Field, FieldOf, Fields, KindName } from '../field'
import type { Locale } from '../label'
import { compositeKinds, readParts } from './composite'
import type { CellForm, IsVisible, KindRules, Test, Violation } from './kind'
import * as registry from './registry'

export const { object, list } = compositeKinds({
  check: (field, value) => checkField(field, value),
  text: (field, value, locale) => textOf(field, value, locale),
  read: (field, value) => readValue(field, value),
})

const kinds: { readonly [K in KindName]: KindRules<FieldOf<K>, Json> } = { ...registry, object, list }

// A field's `kind` selects the rules for exactly that field type.
const kindOf = (field: Field): KindRules<Field, Json> => kinds[field.kind]

/** What is wrong with a value by itself, if anything, for the form and the platform; `checkAsked` sees other fields too. Null, '' and [] all mean that nothing was entered. */
export const checkField = (field: Field, value: Json | undefined): Violation | undefined => {
  if (!isSet(value)) return field.required ? { code: 'required' } : undefined
  return value === undefined ? undefined : kindOf(field).check(field, value)
}

/** Whether a value has the form of its kind; an undeclared number still counts as a choice. */
const fits = (field: Field, value: Json): boolean => {
  const { empty } = kindOf(field)
  if (field.kind === 'choice' && typeof value !== 'object') return true
  return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)
}

/** A value as plain text, '' if there is none. A value that does not fit its kind is shown raw, never hidden. */
export const textOf = (field: Field, value: Json | undefined, locale: Locale): string => {
  if (value === undefined || value === null) return ''
  if (fits(field, value)) return kindOf(field).text(field, value, locale)
  return field.kind === 'secret' ? '****' : typeof value === 'string' ? value : JSON.stringify(value)
}

export interface Cell {
  readonly form: CellForm
  readonly text: string
}

/** A value as a spreadsheet cell. A value that does not fit its kind becomes text; it is never lost. */
export const cellOf = (field: Field, value: Json | undefined, locale: Locale): Cell => {
  const text = textOf(field, value, locale)
  const isOfKind = value !== undefined && value !== null && fits(field, value)
  return { text, form: (isOfKind && kindOf(field).form?.(field, value)) || 'text' }
}

/** Reads a value as an operator writes it (money in yuan); undefined if the text is not one. */
export const parseText = (field: Field, value: string): Json | undefined => kindOf(field).parse(field, value)

/** Reads a value of a query or a key, with money in its unit (12900 is ¥129.00 in fen); undefined if it is not one. */
export const parseParam = (field: Field, value: string): Json | undefined => {
  const kind = kindOf(field)
  return (kind.param ?? kind.parse)(field, value)
}

/** Reads a value from a platform's answer; undefined if its kind cannot read it. */
export const readValue = (field: Field, value: Json): Json | undefined => kindOf(field).read(field, value)

/** A record as a platform sent it, with each declared field read by its kind where possible. */
export const readRecord = (fields: Fields, record: WireRecord): WireRecord =>
  readParts(fields, record, readValue)

/** Stands in for a value that a platform did not send: never a figure or a state. */
export const missingValue = (field: Field): Json => {
  const { empty } = kindOf(field)
  return field.nullable || typeof empty === 'number' || field.kind === 'choice' ? null : empty
}

export const visibleField = (field: Field, sees: IsVisible): Field =>
  kindOf(field).visible?.(field, sees) ?? field

export const emptyOf = (field: Field): Json => field.initial ?? (field.nullable ? null : kindOf(field).empty)

export const testOf = (field: Field): Test => kindOf(field).filter

/** Whether a filter on the field also matches part of a value, such as half an order number. */
export const isPartial = (field: Field): boolean => kindOf(field).partial === true

/** Whether the field comes only with the detail; a group does if one of its parts does. */
export const isHeavy = (field: Field): boolean =>
  field.kind === 'object'
    ? Object.values(field.fields).some(isHeavy)
    : kindOf(field).heavy === true && !(field.kind === 'list' && field.short)

export const kindNames = Object.keys(kinds) as KindName[]
