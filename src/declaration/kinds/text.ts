import { type Label, textIn } from '../label'
import { checkLength, type FieldBase, type Kind, typeViolation } from './kind'
import { readString } from './read'

/** What a text may be held to. Lengths count characters. */
export interface TextRules extends FieldBase {
  readonly min?: number
  readonly max?: number
  /** A regular expression that the whole text must match; say in `hint` what is wanted. */
  readonly pattern?: string
  /** Offered while typing; the text may be another. */
  readonly suggestions?: readonly Label[]
  /** Texts that the platform writes itself, in Chinese: they are shown in the operator's language, others as they are. */
  readonly says?: readonly Label[]
}

/** One line of words: a name, a title, a remark. */
export interface TextField extends TextRules {
  readonly kind: 'text'
}

export const text: Kind<TextRules, string> = {
  check(field, value) {
    if (typeof value !== 'string') return typeViolation
    const length = checkLength(value, field.min, field.max)
    if (length) return length
    return field.pattern && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)
      ? { code: 'pattern' }
      : undefined
  },
  read: (_, value) => readString(value),
  parse: (_, value) => value,
  text: ({ says }, value, locale) => {
    const said = says?.find(({ zh }) => zh === value)
    return said ? textIn(said, locale) : value
  },
  sample: (field, random) => {
    const words = [...`${field.label.zh}${random.int(1, 999)}`.padEnd(field.min ?? 0, '样')]
    return words.slice(0, field.max).join('')
  },
  column: () => 'text',
  schema: (field) => ({
    type: 'string',
    minLength: field.min,
    maxLength: field.max,
    pattern: field.pattern && `^(?:${field.pattern})$`,
  }),
  filter: 'contains',
  empty: '',
}
