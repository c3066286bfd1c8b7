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
import { type Locale, l, textIn } from '@/declaration/label'
import { formatInteger, formatMoney } from '@/i18n/format'
import { demandWords } from './words'

const nothing = l('空', 'empty', 'vacío')
const and = l('，且', ' and ', ' y ')

/** A value as people read it. */
export const readable = (field: Field | undefined, value: Json | undefined, locale: Locale): string => {
  if (value === undefined || !isSet(value)) return textIn(nothing, locale)
  if (typeof value === 'number' && field?.kind === 'money') return formatMoney(value, field.unit)
  if (typeof value === 'number' && field?.kind === 'integer' && !field.ungrouped) return formatInteger(value)
  return (field ? textOf(field, value, locale) : JSON.stringify(value)) || textIn(nothing, locale)
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

const isWord = (name: string): name is keyof typeof demandWords => Object.hasOwn(demandWords, name)

/** Chinese sets names and values apart from the sentence around them. */
const apart = (text: string, locale: Locale): string => (locale === 'zh' ? `“${text}”` : text)

/** A demand in words: “状态”是“草稿”. */
const demandText = ([path, demand]: Demand, fields: Fields, locale: Locale): string => {
  const field = fieldAt(fields, path)
  const named = apart(field ? textIn(field.label, locale) : path, locale)
  const one = (value: Json): string => {
    // Of a list, a demand names members.
    const isMember = field?.kind === 'choices' || field?.kind === 'tags'
    return apart(readable(field, isMember ? [value] : value, locale), locale)
  }
  const say = (word: keyof typeof demandWords, value: Json) => {
    const values: readonly Json[] = Array.isArray(value) ? value : [value]
    const text = word.endsWith('Days') ? String(value) : values.map(one).join(locale === 'zh' ? '、' : ', ')
    return textIn(demandWords[word], locale, { field: named, value: text })
  }
  if (typeof demand !== 'object') return say('is', demand)
  return Object.entries(demand)
    .flatMap(([word, value]) => {
      if (word === 'set') return say(value ? 'set' : 'unset', null)
      return isWord(word) && value !== undefined ? say(word, value) : []
    })
    .join(textIn(and, locale))
}

/** Several demands, all of which must hold, in words. */
export const demandTexts = (all: readonly Demand[], fields: Fields, locale: Locale): string =>
  all.map((one) => demandText(one, fields, locale)).join(textIn(and, locale))

/** A whole condition in words; its alternatives are set apart by a slash. */
export const conditionText = (condition: Condition, fields: Fields, locale: Locale): string =>
  alternatives(condition)
    .map((all) => demandTexts(all, fields, locale))
    .join(' / ')
