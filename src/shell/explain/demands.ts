import {
  alternatives,
  type Condition,
  type Demand,
  isSet,
  type Json,
  judge,
  type WireRecord,
} from '@/declaration/condition'
import { type Field, type Fields, fieldAt } from '@/declaration/field'
import { textOf } from '@/declaration/kinds'
import { fillText, type Locale, textIn } from '@/declaration/label'
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

const judged = ([path, demand]: Demand, record: WireRecord, now: number) =>
  judge({ [path]: demand }, record, now)

/** What a record lacks of a condition: the demands of the alternative that it comes closest to. `now`: Unix seconds. */
export const unmet = (condition: Condition, record: WireRecord, now: number): readonly Demand[] =>
  alternatives(condition)
    .map((all) => all.filter((one) => judged(one, record, now) === false))
    .toSorted((a, b) => a.length - b.length)[0] ?? []

/** What of a condition is true of a record: all demands of the first alternative that holds. `now`: Unix seconds. */
export const met = (condition: Condition, record: WireRecord, now: number): readonly Demand[] =>
  alternatives(condition).find((all) => all.every((one) => judged(one, record, now))) ?? []

/** Several names or values after one another. */
export const listed = (all: readonly string[], locale: Locale): string =>
  all.join(locale === 'zh' ? '、' : ', ')

/** Chinese sets names and values apart from the sentence around them. */
export const apart = (text: string, locale: Locale): string => (locale === 'zh' ? `“${text}”` : text)

/** A field's name, that of one which is not there as it is on the wire. */
export const named = (fields: Fields, path: string, locale: Locale): string => {
  const field = fieldAt(fields, path)
  return apart(field ? textIn(field.label, locale) : path, locale)
}

/** A list of values is one of them after another. */
const severalOf: { readonly [word: string]: string | undefined } = { in: 'is', notIn: 'not' }

/** A demand in words: “状态”是“草稿”. */
const demandText = ([path, demand]: Demand, fields: Fields, words: Words): string => {
  const { locale, texts } = words
  const field = fieldAt(fields, path)
  const one = (value: Json): string => {
    // Of a list, a demand names members.
    const isMember = field?.kind === 'choices' || field?.kind === 'tags'
    return apart(readable(field, isMember ? [value] : value, words), locale)
  }
  const say = (word: string, value: Json): string => {
    const { [severalOf[word] ?? word]: said = '' }: { readonly [word: string]: string } = texts.demands
    const values: readonly Json[] = Array.isArray(value) ? value : [value]
    const text = word.endsWith('Days') ? String(value) : values.map(one).join(texts.or)
    return fillText(said, { field: named(fields, path, locale), value: text })
  }
  if (typeof demand !== 'object') return say('is', demand)
  return Object.entries(demand)
    .flatMap(([word, value]) => {
      if (value === undefined) return []
      return word === 'set' ? say(value ? 'set' : 'unset', null) : say(word, value)
    })
    .join(texts.and)
}

/** Several demands, all of which must hold, in words. */
export const demandTexts = (all: readonly Demand[], fields: Fields, words: Words): string =>
  all.map((one) => demandText(one, fields, words)).join(words.texts.and)

/** A whole condition in words; its alternatives are set apart by a slash. */
export const conditionText = (condition: Condition, fields: Fields, words: Words): string =>
  alternatives(condition)
    .map((all) => demandTexts(all, fields, words))
    .join(' / ')
