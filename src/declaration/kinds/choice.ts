import type { Report } from '../inspect/report'
import { type Label, type Locale, textIn } from '../label'
import type { Tone } from '../tones'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { readNumber, readString } from './read'

/** The values a field may have, UPPER_SNAKE on the wire, each with a name and a tone. */
export interface Choices {
  readonly [value: string]: Label & {
    readonly tone?: Tone
    /** Found in older records and searchable, but no longer offered in forms. */
    readonly former?: true
  }
}

interface ChoiceField<C extends Choices = Choices> extends FieldBase {
  readonly kind: 'choice'
  /** The values by name, each a label that may have a tone. One with `former: true` is found in older records, but no longer offered in forms. */
  readonly of: C
  /** The wire carries the value as a number; conditions name it as one. */
  readonly numeric?: boolean
}

/** A value without a name is shown as it is. */
export const nameOf = (of: Choices, value: string, locale: Locale): string => {
  const name = Object.hasOwn(of, value) ? of[value] : undefined
  return name ? textIn(name, locale) : value
}

/** The declared values of a choice, as they are on the wire. */
export const choicesOf = ({
  of,
  numeric,
}: Pick<ChoiceField, 'of' | 'numeric'>): readonly (string | number)[] =>
  Object.keys(of).map((value) => (numeric ? Number(value) : value))

/** Whether a value is among the declared ones. */
export const isChoice = (of: Choices, value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && Object.hasOwn(of, value)

/** One of several values. An undeclared value is shown raw in grey, never hidden. */
export const choice = defineKind<ChoiceField, string | number>('choice', {
  check(field, value) {
    if (typeof value !== (field.numeric ? 'number' : 'string')) return typeViolation
    return isChoice(field.of, value) ? undefined : { code: 'choice' }
  },
  // An undeclared value is still a value.
  read: (field, value) => (field.numeric ? readNumber(value) : readString(value)),
  parse: (field, value) => (isChoice(field.of, value) ? (field.numeric ? Number(value) : value) : undefined),
  text: (field, value, locale) => nameOf(field.of, String(value), locale),
  filter: 'equals',
  empty: '',
})

/** Checks that every value has a name, and is a number where the wire wants one. */
export const inspectChoices = (
  { of, numeric }: { readonly of: Choices; readonly numeric?: boolean },
  place: string,
  report: Report,
): void => {
  if (Object.keys(of).length === 0) report(place, 'has no values; list them in "of"')
  for (const value of Object.keys(of))
    if (numeric && !Number.isSafeInteger(Number(value)))
      report(`${place}.of.${value}`, 'is not a whole number; remove "numeric" or use one')
}

export const choiceSpec: KindSpec<ChoiceField, string | number> = {
  options: { of: 'choices', numeric: 'flag?' },
  inspect: inspectChoices,
  sample: (field, random) => {
    const value = random.pick(Object.keys(field.of).filter((one) => !field.of[one]?.former))
    return field.numeric ? Number(value) : value
  },
  column: (field) => (field.numeric ? 'bigint' : 'text'),
  schema: (field) => ({
    type: field.numeric ? 'integer' : 'string',
    enum: choicesOf(field),
  }),
}
