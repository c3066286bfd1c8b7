import { type Choices, type FieldOf, type Json, type Locale, type Tone, textOf } from '@/declaration'
import { textIn } from '@/declaration/label'

/** One value to choose from: what goes on the wire, and how it reads. */
export interface Option {
  readonly value: Json
  readonly word: string
  readonly tone?: Tone
  /** Forms no longer offer it. */
  readonly former?: true
}

/** The values of a field that has a fixed number of them, in their declared order. */
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

/** What is declared of a value; undefined for a value that is not declared. */
export const declaredChoice = (of: Choices, value: unknown) =>
  Object.hasOwn(of, String(value)) ? of[String(value)] : undefined
