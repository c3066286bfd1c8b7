import type { Field, Fields } from '@/declaration'
import { fillText, textIn } from '@/declaration/label'
import type { Statement } from './statement'
import type { Words } from './words'

/** What a field's rules mean: whether it is required, and where its value comes from. */
export const ruleTexts = (
  field: Field,
  fields: Fields,
  isInput: boolean,
  { locale, texts }: Words,
): Statement['says'] => {
  const { required, requiredWhen, shownWhen, atLeast, atMost, unique, computed, takenFrom } = field
  const reference = fields[takenFrom?.split('.')[0] ?? '']
  return [
    computed && { text: texts.computed, computed, fields },
    reference && fillText(texts.taken, { field: textIn(reference.label, locale) }),
    isInput && required && texts.required,
    requiredWhen && { text: texts.requiredWhen, when: requiredWhen, fields },
    shownWhen && { text: texts.shownWhen, when: shownWhen, fields },
    (unique ?? atLeast ?? atMost) && { text: '', ruled: field, fields },
  ].flatMap((one) => one || [])
}
