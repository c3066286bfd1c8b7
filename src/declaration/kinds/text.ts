import { type Label, textIn } from '../label'
import { longestText } from '../limits'
import { checkLength, defineKind, type FieldBase, type KindRules, type KindSpec, typeViolation } from './kind'
import { readString } from './read'

/** Limits on a text. Lengths count characters. */
export interface TextRules extends FieldBase {
  /** The fewest characters. */
  readonly min?: number
  /** The most characters. */
  readonly max?: number
  /** A regular expression that the whole text must match; describe it in `hint`. */
  readonly pattern?: string
  /** Offered while typing; other text is allowed. */
  readonly suggestions?: readonly Label[]
  /**
   * Texts that the platform itself writes, in Chinese. These are translated for the operator; all others are shown as they are.
   */
  readonly says?: readonly Label[]
}

export interface TextField extends TextRules {
  readonly kind: 'text'
}

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

/** One line of text: a name, a title, a remark. */
export const text = defineKind<TextField, string>('text', textRules)

export const textSpec = {
  options: {
    min: { from: 0, to: longestText, optional: true },
    max: { from: 1, to: longestText, optional: true },
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
