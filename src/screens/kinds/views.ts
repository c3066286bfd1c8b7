import type { Field, FieldOf, Json, KindName, Locale } from '@/declaration'
import { boolean, choice, choices } from './view/choice'
import { list, object } from './view/composite'
import { email, phone, url } from './view/contact'
import { files, image } from './view/file'
import { html } from './view/html'
import { integer, money, percent } from './view/number'
import { reference } from './view/reference'
import { code, multiline, secret, tags, text } from './view/text'
import { day, timestamp } from './view/time'
import type { KindView } from './view/view'

/** How values of every kind are shown. A kind that is declared and missing here does not compile. */
const views: { readonly [K in KindName]: KindView<FieldOf<K>> } = {
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

// A field's `kind` picks the one view that takes that field.
export const viewOf = (field: Field): KindView<Field> => views[field.kind]

/** Whether a column of the field stands at the end of its column: numbers and money. */
export const isEnd = (field: Field): boolean => viewOf(field).align === 'end'

/** Components of areas put several things side by side; */
const componentWidth = 220
/** those of numbers a word behind it. */
const wordWidth = 64

/** What the field's values take in a column, px, without the room around them. */
export const widthOf = (field: Field, locale: Locale): number => {
  if (field.component === undefined) return viewOf(field).width(field, locale)
  return isEnd(field) ? viewOf(field).width(field, locale) + wordWidth : componentWidth
}

/** What one value of the field takes where it is worth a wider column, px; 0 where it is not. */
export const valueWidthOf = (field: Field, value: Json | undefined, locale: Locale): number =>
  value === undefined || field.component !== undefined
    ? 0
    : (viewOf(field).valueWidth?.(field, value, locale) ?? 0)

/** Whether a column of the field takes its part of the room that a table has left. */
export const stretches = (field: Field): boolean =>
  (field.component !== undefined && !isEnd(field)) || viewOf(field).stretches === true

/** Whether the field takes a whole row of a detail. */
export const isWide = (field: Field): boolean => viewOf(field).wide === true
