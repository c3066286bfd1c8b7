import type { Field, Fields } from '@/declaration'
import { type Computed, operandsOf } from '@/declaration/computed'
import type { ResolvedFilter } from '@/declaration/filter'
import type { Test } from '@/declaration/kinds/kind'
import { fillText, type Label, type Locale, l, textIn } from '@/declaration/label'
import { boundTexts, conditionText, named } from '@/screens/conditions/demands'
import { fieldsOfFilter } from './explain'
import type { Sentence } from './statement'

/** Which records each filter test finds. */
export const filterTests: { readonly [T in Test]: Label } = {
  equals: l('{on}与所填相同', '{on} is what is entered', '{on} es lo indicado'),
  contains: l(
    '{on}包含所填文字，不分大小写',
    '{on} contains what is entered, in any case',
    '{on} contiene lo indicado, sin distinguir mayúsculas',
  ),
  has: l('{on}中有所填的值', '{on} has what is entered', '{on} tiene lo indicado'),
  in: l('{on}是所填之一', '{on} is one of what is entered', '{on} es uno de los indicados'),
  atLeast: l('{on}不小于所填', '{on} is at least what is entered', '{on} es al menos lo indicado'),
  atMost: l('{on}不大于所填', '{on} is at most what is entered', '{on} es como máximo lo indicado'),
  withinNextDays: l(
    '{on}在今后所填的天数内',
    '{on} is within the next days entered',
    '{on} está en los próximos días indicados',
  ),
  isSet: l('{on}有值，或没有', '{on} has a value, or has none', '{on} tiene valor o no lo tiene'),
  period: l(
    '{on}在两日之间，含首尾，最多 {days} 天',
    '{on} is between two days, both included, {days} days at most',
    '{on} está entre dos días, ambos incluidos, {days} días como máximo',
  ),
  equalsOrEndsWith: l(
    '{on}与所填相同，或以其结尾',
    '{on} is or ends with what is entered',
    '{on} es lo indicado o termina así',
  ),
  isPast: l('{on}已过', '{on} is past', '{on} ya ha pasado'),
}

const filterText = (filter: ResolvedFilter, fields: Fields, locale: Locale): string => {
  const on = fieldsOfFilter(filter).map((path) => named(fields, path, locale))
  return textIn(filterTests[filter.test], locale, {
    on: on.join(' / '),
    ...(filter.test === 'period' && { days: filter.maxDays }),
  })
}

const size = l('{field}的条数', 'the number of entries of {field}', 'las entradas de {field}')

const signs = {
  sum: ' + ',
  difference: ' − ',
  product: ' × ',
  share: ' × ',
  ratio: ' ÷ ',
  joined: ' + ',
} as const

const formula = (how: Computed, fields: Fields, locale: Locale): string => {
  const names = operandsOf(how).map((name) => named(fields, name, locale))
  if ('count' in how) return textIn(size, locale, { field: names.join() })
  const [, sign] = Object.entries(signs).find(([name]) => name in how) ?? []
  return names.join(sign)
}

const counted = {
  once: l('不得重复。', 'No two records may share it.', 'No puede repetirse.'),
  with: l('与{what}合起来算。', 'Counted together with {what}.', 'Cuenta junto con {what}.'),
  while: l(
    '只算这样的记录：{what}。',
    'Only records count where {what}.',
    'Solo cuentan los registros en que {what}.',
  ),
} as const

/** That records must not share a value, which records this applies to, and which other fields must also match. */
const countedText = (unique: Field['unique'], fields: Fields, locale: Locale): readonly string[] => {
  if (unique === undefined) return []
  const { with: others = [], while: when } = typeof unique === 'object' ? unique : {}
  const names = others.map((name) => named(fields, name, locale)).join(' + ')
  return [
    textIn(counted.once, locale),
    ...(names ? [textIn(counted.with, locale, { what: names })] : []),
    ...(when ? [textIn(counted.while, locale, { what: conditionText(when, fields, locale) })] : []),
  ]
}

/** A sentence with its gap filled. */
export const sentence = (of: Sentence, locale: Locale): string => {
  const { text, fields } = of
  if ('ruled' in of)
    return [...countedText(of.ruled.unique, fields, locale), ...boundTexts(of.ruled, fields, locale)].join(
      ' ',
    )
  const what =
    'when' in of
      ? conditionText(of.when, fields, locale)
      : 'filter' in of
        ? filterText(of.filter, fields, locale)
        : formula(of.computed, fields, locale)
  return fillText(text, { what })
}
