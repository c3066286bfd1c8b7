import type { Fields, WireRecord } from '@/declaration'
import { type Demand, isSet, type Json, valueAt } from '@/declaration/condition'
import { type Field, fieldAt } from '@/declaration/field'
import { type Locale, l, textIn } from '@/declaration/label'
import { quoted } from '@/declaration/punctuation'
import { demandTexts, orText } from './demands'
import { type Obstacle, wantedBy } from './obstacle'
import { readable } from './readable'

const texts = {
  needs: l(
    '当前{field}是{value}，仅{wanted}时可用',
    '{field}: {value}; it must be {wanted}',
    '{field}: {value}; debe ser {wanted}',
  ),
  refused: l(
    '当前{field}是{value}，不能操作',
    'Not while {field} is {value}',
    '{field}: {value}; no lo permite',
  ),
  done: l('已是{value}', 'Already {value}', 'Ya figura como {value}'),
} as const

/** More would make the sentence longer than what it explains. */
const mostWanted = 3

/** A field's name inside a sentence, without marks around it; Chinese sets its figures and Latin letters apart. */
const fieldName = ({ label }: Field, locale: Locale): string => {
  const name = textIn(label, locale)
  return locale === 'zh' ? name.replace(/^(?=\w)/, ' ').replace(/\w$/, '$& ') : name
}

/** One value or another, as people read them. */
const valueTexts = (field: Field, values: readonly Json[], locale: Locale): string =>
  values
    .map((value) => textIn(quoted, locale, { text: readable(field, value, locale) }))
    .join(textIn(orText, locale))

/** That a field has a value: beside the state that is reached already, it tells people nothing. */
const isPresence = ([, demand]: Demand): boolean => typeof demand === 'object' && demand.set === true

/**
 * What stands in the way, by what the record is now: 当前状态是“已清除”，仅“已授权”时可用. Undefined where its value would not
 * say why: several fields together, or a value out of more than a few.
 */
export const presentText = (
  { sort, demands }: Pick<Obstacle, 'sort' | 'demands'>,
  record: WireRecord,
  fields: Fields,
  locale: Locale,
): string | undefined => {
  const [first, ...others] = sort === 'done' ? demands.filter((one) => !isPresence(one)) : demands
  if (!first || others.length > 0) return undefined
  const [path, demand] = first
  // A value that is missing, or should be, says it by itself.
  if (sort === 'needs' && typeof demand === 'object' && demand.set !== undefined)
    return demandTexts([[path, { set: !demand.set }]], fields, locale)
  const field = fieldAt(fields, path)
  const value = valueAt(record, path)
  const wanted = wantedBy(demand)
  if (field?.kind !== 'choice' || value === undefined || !isSet(value) || !wanted) return undefined
  const isShort = wanted.length > 0 && wanted.length <= mostWanted
  return textIn(texts[sort === 'needs' && !isShort ? 'refused' : sort], locale, {
    field: fieldName(field, locale),
    value: valueTexts(field, [value], locale),
    wanted: valueTexts(field, wanted, locale),
  })
}
