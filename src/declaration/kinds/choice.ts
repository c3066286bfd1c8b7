import { type Label, type Locale, textIn } from '../label'
import { comma } from '../punctuation'
import { type FieldBase, type Kind, typeViolation } from './kind'
import { readEntries, readNumber, readString } from './read'

/** How a value looks: the colour of the dot before its word. */
export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error'

/** The values a field may have, UPPER_SNAKE on the wire, each with its name and tone. */
export interface Choices {
  readonly [value: string]: Label & {
    readonly tone?: Tone
    /** Stands in older records and can be searched for; forms do not offer it. */
    readonly former?: true
  }
}

/** One of several values. A value that is not declared is shown raw in grey, never hidden (domain §1). */
export interface ChoiceField<C extends Choices = Choices> extends FieldBase {
  readonly kind: 'choice'
  readonly of: C
  /** The wire carries the value as a number. */
  readonly numeric?: boolean
}

/** Any number of several values. */
export interface ChoicesField<C extends Choices = Choices> extends FieldBase {
  readonly kind: 'choices'
  readonly of: C
}

/** A value that has no name is shown as it is. */
const nameOf = (of: Choices, value: string, locale: Locale): string => {
  const name = Object.hasOwn(of, value) ? of[value] : undefined
  return name ? textIn(name, locale) : value
}

const isChoice = (of: Choices, value: unknown) => Object.hasOwn(of, String(value))

export const choice: Kind<ChoiceField, string | number> = {
  check(field, value) {
    if (typeof value !== (field.numeric ? 'number' : 'string')) return typeViolation
    return isChoice(field.of, value) ? undefined : { code: 'choice' }
  },
  // A value that is not declared (yet) is a value all the same.
  read: (field, value) => (field.numeric ? readNumber(value) : readString(value)),
  parse: (field, value) => (isChoice(field.of, value) ? (field.numeric ? Number(value) : value) : undefined),
  text: (field, value, locale) => nameOf(field.of, String(value), locale),
  sample: (field, random) => {
    const value = random.pick(Object.keys(field.of).filter((one) => !field.of[one]?.former))
    return field.numeric ? Number(value) : value
  },
  column: (field) => (field.numeric ? 'bigint' : 'text'),
  schema: (field) => ({
    type: field.numeric ? 'integer' : 'string',
    enum: Object.keys(field.of).map((value) => (field.numeric ? Number(value) : value)),
  }),
  filter: 'equals',
  empty: '',
}

export const choices: Kind<ChoicesField, readonly string[]> = {
  check(field, value) {
    if (!Array.isArray(value)) return typeViolation
    return value.every((one) => isChoice(field.of, one)) ? undefined : { code: 'choice' }
  },
  read: (_, value) => readEntries(value, readString),
  parse: (field, value) => {
    const parts = value.split(/[,，\s]+/).filter(Boolean)
    return parts.every((one) => isChoice(field.of, one)) ? parts : undefined
  },
  text: (field, value, locale) =>
    value.map((one) => nameOf(field.of, one, locale)).join(textIn(comma, locale)),
  sample: (field, random) => {
    const some = Object.keys(field.of).filter(() => random.chance(0.4))
    return some.length > 0 || !field.required ? some : [random.pick(Object.keys(field.of))]
  },
  column: () => 'jsonb',
  schema: (field) => ({ type: 'array', items: { type: 'string', enum: Object.keys(field.of) } }),
  filter: 'has',
  empty: [],
}
