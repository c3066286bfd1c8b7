import { isSet, type Json } from '@/declaration/condition'
import type { Field } from '@/declaration/field'
import { textOf } from '@/declaration/kinds'
import { type Locale, textIn } from '@/declaration/label'
import { comma } from '@/declaration/punctuation'
import { formatInteger, formatMoney } from '@/i18n/format'
import type { ExplainTexts } from '@/i18n/zh/explain'

/** The language, and what Explain says in it. */
export interface Words {
  readonly locale: Locale
  readonly texts: ExplainTexts
}

/** A value as people read it. */
export const readable = (
  field: Field | undefined,
  value: Json | undefined,
  { locale, texts }: Words,
): string => {
  if (value === undefined || !isSet(value)) return texts.nothing
  if (typeof value === 'number' && field?.kind === 'money') return formatMoney(value, field.unit)
  if (typeof value === 'number' && field?.kind === 'integer' && !field.ungrouped) return formatInteger(value)
  return (field ? textOf(field, value, locale) : JSON.stringify(value)) || texts.nothing
}

/** Several names or values after one another. */
export const listed = (all: readonly string[], locale: Locale): string => all.join(textIn(comma, locale))
