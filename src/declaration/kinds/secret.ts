import { longestText } from '../limits'
import { checkLength, defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'

interface SecretField extends FieldBase {
  readonly kind: 'secret'
  /** The fewest characters. */
  readonly min?: number
  /** The most characters. */
  readonly max?: number
}

/** A password or key: masked while typed, never shown or exported, and never sent back by the platform. */
export const secret = defineKind<SecretField, string>('secret', {
  ...textRules,
  check: (field, value) =>
    typeof value === 'string' ? checkLength(value, field.min, field.max) : typeViolation,
  text: (_, value) => (value ? '****' : ''),
  filter: 'equals',
})

export const secretSpec: KindSpec<SecretField, string> = {
  options: {
    min: { from: 0, to: longestText, optional: true },
    max: { from: 1, to: longestText, optional: true },
  },
  sample: (field, random) =>
    `****${random.digits(4)}`.padStart(field.min ?? 0, '*').slice(-(field.max ?? 64)),
  column: () => 'text',
  schema: (field) => ({ type: 'string', format: 'password', minLength: field.min, maxLength: field.max }),
  shown: () => '',
}
