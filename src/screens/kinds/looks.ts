import { type Field, isSet, type Json, type Locale, textIn } from '@/declaration'
import { textWidth } from '../textWidth'
import type { KindLook } from './look'

/** The look of each kind, by file: `<kind>.tsx`. */
const looks = import.meta.glob<KindLook<Field>>(['./[a-z]*.tsx', '!./*.input.tsx'], {
  eager: true,
  import: 'look',
})

/** How a field's values look. */
export const lookOf = ({ kind }: Pick<Field, 'kind'>): KindLook<Field> => {
  const look = looks[`./${kind}.tsx`]
  if (!look) throw new Error(`no look: ${kind}`)
  return look
}

/** Whether a field is aligned to the end of its column: numbers and money. */
export const isEnd = (field: Field): boolean => lookOf(field).align === 'end'

/** Room for an area's component, which shows several items side by side, px. */
const componentWidth = 220
/** Extra room for a component that adds a word after a number, px. */
const wordWidth = 64

/** The width of a field's values in a column, px, without padding. */
export const widthOf = (field: Field, locale: Locale): number => {
  if (field.width) return field.width
  if (field.component === undefined) return lookOf(field).width(field, locale)
  return isEnd(field) ? lookOf(field).width(field, locale) + wordWidth : componentWidth
}

/** The width of a value, px, if its column fits the content; otherwise 0. */
export const valueWidthOf = (field: Field, value: Json | undefined, locale: Locale): number => {
  const { valueWidth } = lookOf(field)
  if (value === undefined || field.component !== undefined || !valueWidth) return 0
  return field.emptyText && !isSet(value)
    ? textWidth(textIn(field.emptyText, locale), locale)
    : valueWidth(field, value, locale)
}

/** Whether a field's column gets a share of the table's spare room. */
export const stretches = (field: Field): boolean =>
  (field.component !== undefined && !isEnd(field)) || lookOf(field).stretches === true

/** Whether a field takes a whole row of a detail. */
export const isWide = (field: Field): boolean => lookOf(field).wide === true
