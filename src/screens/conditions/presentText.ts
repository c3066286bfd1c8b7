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

/** With more, the sentence gets longer than what it explains. */
const mostWanted = 3

/** A field's name inside a sentence, without quotes. In Chinese, figures and Latin letters in it get spaces around them. */
const fieldName = ({ label }: Field, locale: Locale): string => {
  const name = textIn(label, locale)
  return locale === 'zh' ? name.replace(/^(?=\w)/, ' ').replace(/\w$/, '$& ') : name
}

/** One value or another, as people read them. */
const valueTexts = (field: Field, values: readonly Json[], locale: Locale): string =>
  values
    .map((value) => textIn(quoted, locale, { text: readable(field, value, locale) }))
    .join(textIn(orText, locale))

/** Whether the demand is only that a field has a value. That says nothing once the state itself is named. */
const isPresence = ([, demand]: Demand): boolean => typeof demand === 'object' && demand.set === true

/**
 * What is in the way, given the record's current value: 当前状态是“已清除”，仅“已授权”时可用. Undefined if the value would not explain it:
 * several fields are involved, or more than a few values would do.
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
  // A missing or unwanted value needs no further explanation.
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
