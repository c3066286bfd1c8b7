import { type Label, textIn } from '../label'
import { checkLength, defineKind, type FieldBase, type KindRules, type KindSpec, typeViolation } from './kind'
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

export interface TextField extends TextRules {
  readonly kind: 'text'
}

/** The rules of every kind that is plain text. */
export const textRules = {
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
  filter: 'contains',
  empty: '',
  partial: true,
} satisfies KindRules<TextRules, string>

/** One line of words: a name, a title, a remark. */
export const text = defineKind<TextField, string>('text', textRules)

export const textSpec = {
  options: {
    min: 'number?',
    max: 'number?',
    pattern: 'pattern?',
    suggestions: 'labels?',
    says: 'labels?',
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
} satisfies KindSpec<TextRules, string>
