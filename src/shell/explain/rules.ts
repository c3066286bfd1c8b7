import type { Field, Fields } from '@/declaration'
import { type Computed, operandsOf } from '@/declaration/computed'
import { fillText, textIn } from '@/declaration/label'
import { conditionText, named, type Words } from './demands'

const signs = { sum: ' + ', difference: ' − ', product: ' × ', joined: ' + ' } as const

const formula = (how: Computed, fields: Fields, { locale, texts }: Words): string => {
  const names = operandsOf(how).map((name) => named(fields, name, locale))
  if ('count' in how) return fillText(texts.size, { field: names.join() })
  const sign =
    'sum' in how ? 'sum' : 'difference' in how ? 'difference' : 'product' in how ? 'product' : 'joined'
  return names.join(signs[sign])
}

/** What a field's rules say about it: whether it is entered, where its value comes from. */
export const ruleTexts = (
  field: Field,
  fields: Fields,
  isInput: boolean,
  words: Words,
): readonly string[] => {
  const { locale, texts } = words
  const { required, requiredWhen, shownWhen, unique, computed, takenFrom } = field
  const reference = fields[takenFrom?.split('.')[0] ?? '']
  return [
    ...(computed ? [fillText(texts.computed, { what: formula(computed, fields, words) })] : []),
    ...(reference ? [fillText(texts.taken, { field: textIn(reference.label, locale) })] : []),
    ...(isInput && required ? [texts.required] : []),
    ...(requiredWhen
      ? [fillText(texts.requiredWhen, { what: conditionText(requiredWhen, fields, words) })]
      : []),
    ...(shownWhen ? [fillText(texts.shownWhen, { what: conditionText(shownWhen, fields, words) })] : []),
    ...(unique === undefined ? [] : [texts.unique]),
  ]
}
