import { alternatives, type Condition, type Demand, type Json } from '@/declaration/condition'
import { type Field, type Fields, fieldAt } from '@/declaration/field'
import { type Label, type Locale, l, textIn } from '@/declaration/label'
import { readable } from './readable'

const texts = {
  and: l('，且', ' and ', ' y '),
} as const

/** Joins values when any one of them will do. */
export const orText = l('或', ' or ', ' o ')

/** What a condition, or another field, demands of a field. */
const demands = {
  is: l('{field}是{value}', '{field} is {value}', '{field} es {value}'),
  not: l('{field}不是{value}', '{field} is not {value}', '{field} no es {value}'),
  atLeast: l('{field}至少为{value}', '{field} is at least {value}', '{field} es al menos {value}'),
  atMost: l('{field}至多为{value}', '{field} is at most {value}', '{field} es como máximo {value}'),
  set: l('{field}有值', '{field} has a value', '{field} tiene valor'),
  unset: l('{field}为空', '{field} is empty', '{field} está vacío'),
  has: l('{field}含有{value}', '{field} includes {value}', '{field} incluye {value}'),
  lacks: l('{field}不含{value}', '{field} does not contain {value}', '{field} no contiene {value}'),
  withinLastDays: l(
    '{field}在最近 {value} 天内',
    '{field} is within the last {value} days',
    '{field} está en los últimos {value} días',
  ),
  withinNextDays: l(
    '{field}在今后 {value} 天内',
    '{field} is within the next {value} days',
    '{field} está en los próximos {value} días',
  ),
  today: l('{field}是今天', '{field} is today', '{field} es hoy'),
  passed: l('{field}已过', '{field} has passed', '{field} ya pasó'),
  beforeDays: l(
    '{field}早于 {value} 天前',
    '{field} is more than {value} days ago',
    '{field} es de hace más de {value} días',
  ),
} as const

/** A name or value within a sentence: Chinese puts it in quotes. */
const apart = (text: string, locale: Locale): string => (locale === 'zh' ? `“${text}”` : text)

/** Chinese puts a space before figures. */
const apartFigure = (text: string, locale: Locale): string => (locale === 'zh' ? ` ${text}` : text)

const isFigure = (field: Field | undefined): boolean =>
  field?.kind === 'integer' || field?.kind === 'money' || field?.kind === 'percent'

/** A field's label; for an unknown field, its name on the wire. */
export const named = (fields: Fields, path: string, locale: Locale): string => {
  const field = fieldAt(fields, path)
  return apart(field ? textIn(field.label, locale) : path, locale)
}

/** A list of values reads as one value after another. */
const severalOf: { readonly [word: string]: string | undefined } = { in: 'is', notIn: 'not' }

/** A demand in words: “状态”是“草稿”. */
const demandText = ([path, demand]: Demand, fields: Fields, locale: Locale): string => {
  const field = fieldAt(fields, path)
  const one = (value: Json): string => {
    // For a list field, a demand names its members.
    const isMember = field?.kind === 'choices' || field?.kind === 'tags'
    const text = readable(field, isMember ? [value] : value, locale)
    return isFigure(field) ? apartFigure(text, locale) : apart(text, locale)
  }
  const say = (word: string, value: Json): string => {
    const { [severalOf[word] ?? word]: said }: { readonly [word: string]: Label | undefined } = demands
    const values: readonly Json[] = Array.isArray(value) ? value : [value]
    const or = textIn(orText, locale)
    const text = word.endsWith('Days')
      ? String(value)
      : values.map(one).join(isFigure(field) ? apartFigure(or, locale) : or)
    return said ? textIn(said, locale, { field: named(fields, path, locale), value: text }) : ''
  }
  if (typeof demand !== 'object') return say('is', demand)
  const sayDays = (word: string, days: Json): string =>
    say(days !== 0 ? word : word === 'beforeDays' ? 'passed' : 'today', days)
  return Object.entries(demand)
    .flatMap(([word, value]) => {
      if (value === undefined) return []
      if (word === 'set') return say(value ? 'set' : 'unset', null)
      return word.endsWith('Days') ? sayDays(word, value) : say(word, value)
    })
    .join(textIn(texts.and, locale))
}

/** Several demands, all of which must hold, in words. */
export const demandTexts = (all: readonly Demand[], fields: Fields, locale: Locale): string =>
  all.map((one) => demandText(one, fields, locale)).join(textIn(texts.and, locale))

/** A whole condition in words, with a slash between alternatives. */
export const conditionText = (condition: Condition, fields: Fields, locale: Locale): string =>
  alternatives(condition)
    .map((all) => demandTexts(all, fields, locale))
    .join(' / ')

/** What other fields demand of a field. */
export const boundTexts = (field: Field, fields: Fields, locale: Locale): readonly string[] =>
  (['atLeast', 'atMost'] as const).flatMap((side) => {
    const other = fields[field[side] ?? '']
    if (!other) return []
    return textIn(demands[side], locale, {
      field: textIn(field.label, locale),
      value: textIn(other.label, locale),
    })
  })
