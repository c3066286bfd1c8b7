import { isSet, type Json } from '@/declaration/condition'
import type { Field } from '@/declaration/field'
import { textOf } from '@/declaration/kinds'
import { type Locale, l, textIn } from '@/declaration/label'
import { formatInteger, formatMoney } from '@/i18n/format'

const nothing = l('空', 'empty', 'vacío')

/** A value as people read it. */
export const readable = (field: Field | undefined, value: Json | undefined, locale: Locale): string => {
  const empty = textIn(nothing, locale)
  if (value === undefined || !isSet(value)) return empty
  if (typeof value === 'number' && field?.kind === 'money') return formatMoney(value, field.unit)
  if (typeof value === 'number' && field?.kind === 'integer' && !field.ungrouped) return formatInteger(value)
  return (field ? textOf(field, value, locale) : JSON.stringify(value)) || empty
}
