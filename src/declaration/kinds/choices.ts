import { textIn } from '../label'
import { comma } from '../punctuation'
import { type Choices, inspectChoices, isChoice, nameOf } from './choice'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { readEntries, readString } from './read'

interface ChoicesField<C extends Choices = Choices> extends FieldBase {
  readonly kind: 'choices'
  /** The values by name, each a label that may have a tone. One with `former: true` is found in older records, but no longer offered in forms. */
  readonly of: C
}

/** Any number of several values. */
export const choices = defineKind<ChoicesField, readonly string[]>('choices', {
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
  filter: 'has',
  empty: [],
})

export const choicesSpec: KindSpec<ChoicesField, readonly string[]> = {
  options: { of: 'choices' },
  inspect: inspectChoices,
  sample: (field, random) => {
    const some = Object.keys(field.of).filter(() => random.chance(0.4))
    return some.length > 0 || !field.required ? some : [random.pick(Object.keys(field.of))]
  },
  column: () => 'jsonb',
  schema: (field) => ({ type: 'array', items: { type: 'string', enum: Object.keys(field.of) } }),
}
