import type { Field, Json, KindName, Locale } from '@/declaration'
import { choices } from './choices'
import { composites } from './composites'
import { files } from './files'
import type { KindLook } from './look'
import { numbers } from './numbers'
import { texts } from './texts'
import { times } from './times'

const looks: { readonly [K in KindName]: KindLook<Field> } = {
  ...texts,
  ...numbers,
  ...times,
  ...choices,
  ...files,
  ...composites,
}

export const lookOf = ({ kind }: Pick<Field, 'kind'>): KindLook<Field> => looks[kind]

/** Whether a field is aligned to the end of its column: numbers and money. */
export const isEnd = (field: Field): boolean => lookOf(field).align === 'end'

/** Room for an area's component, which shows several items side by side, px. */
const componentWidth = 220
/** Extra room for a component that adds a word after a number, px. */
const wordWidth = 64

/** The width of a field's values in a column, px, without padding. */
export const widthOf = (field: Field, locale: Locale): number => {
  if (field.component === undefined) return lookOf(field).width(field, locale)
  return isEnd(field) ? lookOf(field).width(field, locale) + wordWidth : componentWidth
}

/** The width of a value that is worth a wider column, px; 0 for any other. */
export const valueWidthOf = (field: Field, value: Json | undefined, locale: Locale): number =>
  value === undefined || field.component !== undefined
    ? 0
    : (lookOf(field).valueWidth?.(field, value, locale) ?? 0)

/** Whether a field's column gets a share of the table's spare room. */
export const stretches = (field: Field): boolean =>
  (field.component !== undefined && !isEnd(field)) || lookOf(field).stretches === true

export const isWide = (field: Field): boolean => lookOf(field).wide === true
