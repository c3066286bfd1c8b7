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

// A field's `kind` picks the rules that take that field.
const kindOf = (field: Field): KindRules<Field, Json> => kinds[field.kind]

/**
 * What is wrong with a field's value, if anything. Null, '' and [] all mean that nothing was entered, whatever the kind. The
 * form and the platform both ask here.
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
 * A value as plain text for export, search and speech; '' when there is none. A value that is not of its kind is shown raw:
 * it is never hidden, and never breaks the screen.
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

/** A value as a cell of a spreadsheet, with the text of `textOf`. A value that is not of its kind becomes text; it is never lost. */
export const cellOf = (field: Field, value: Json | undefined, locale: Locale): Cell => {
  const text = textOf(field, value, locale)
  const isOfKind = value !== undefined && value !== null && fits(field, value)
  return { text, form: (isOfKind && kindOf(field).form?.(field, value)) || 'text' }
}

/** Reads a value from text as an operator writes it: money in yuan. Undefined if it is not one. */
export const parseText = (field: Field, value: string): Json | undefined => kindOf(field).parse(field, value)

/** Reads a value as it stands in a query or a key: money in its unit (12900 is ¥129.00 in fen). Undefined if it is not one. */
export const parseParam = (field: Field, value: string): Json | undefined => {
  const kind = kindOf(field)
  return (kind.param ?? kind.parse)(field, value)
}

/** Reads a value from the answer of any platform; undefined if its kind cannot read it. */
export const readValue = (field: Field, value: Json): Json | undefined => kindOf(field).read(field, value)

/** A record as a platform sent it, with each declared field read by its kind, where that is possible. */
export const readRecord = (fields: Fields, record: WireRecord): WireRecord =>
  readParts(fields, record, readValue)

/** What stands for a value that a platform did not send: never a figure or a state. */
export const missingValue = (field: Field): Json => {
  const { empty } = kindOf(field)
  return field.nullable || typeof empty === 'number' || field.kind === 'choice' ? null : empty
}

/** What is left of a field for an account that does not see every field of the record. */
export const visibleField = (field: Field, sees: IsVisible): Field =>
  kindOf(field).visible?.(field, sees) ?? field

/** What "nothing entered" is on the wire. */
export const emptyOf = (field: Field): Json => field.initial ?? (field.nullable ? null : kindOf(field).empty)

/** How a filter on the field compares when the declaration does not say. */
export const testOf = (field: Field): Test => kindOf(field).filter

/** Whether a filter on the field takes part of a value as well, such as half an order number. */
export const isPartial = (field: Field): boolean => kindOf(field).partial === true

/** Whether the field comes with the detail only; a group does when one of its parts does. */
export const isHeavy = (field: Field): boolean =>
  field.kind === 'object'
    ? Object.values(field.fields).some(isHeavy)
    : kindOf(field).heavy === true && !(field.kind === 'list' && field.short)

export const kindNames = Object.keys(kinds) as KindName[]
