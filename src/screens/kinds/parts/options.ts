import { type Choices, type FieldOf, type Json, type Locale, type Tone, textOf } from '@/declaration'
import { textIn } from '@/declaration/label'

/** A value to choose from: what goes on the wire, and its name. */
export interface Option {
  readonly value: Json
  readonly word: string
  readonly tone?: Tone
  /** Forms no longer offer it. */
  readonly former?: true
}

/** The values of a field with a fixed set, in declared order. */
export const optionsOf = (
  field: FieldOf<'choice'> | FieldOf<'choices'> | FieldOf<'boolean'>,
  locale: Locale,
): readonly Option[] => {
  if (field.kind === 'boolean')
    return [true, false].map((value) => ({ value, word: textOf(field, value, locale) }))
  const numeric = field.kind === 'choice' && field.numeric === true
  return Object.entries(field.of).map(([value, label]) => ({
    value: numeric ? Number(value) : value,
    word: textIn(label, locale),
    tone: label.tone,
    former: label.former,
  }))
}

/** The declaration of a value; undefined if it is undeclared. */
export const declaredChoice = (of: Choices, value: unknown) =>
  Object.hasOwn(of, String(value)) ? of[String(value)] : undefined
