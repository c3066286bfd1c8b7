import { type FieldOf, type Json, type Locale, type Tone, textIn, textOf } from '@/declaration'

/** One value to choose from: what goes on the wire, and how it reads. */
export interface Option {
  readonly value: Json
  readonly word: string
  readonly tone?: Tone
  /** Not offered any more, where something is entered. */
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
