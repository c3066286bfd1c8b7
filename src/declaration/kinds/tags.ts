import { checkLength, type FieldBase, type Kind, typeViolation } from './kind'

/** Free words, one or more: IP addresses, receivers. */
export interface TagsField extends FieldBase {
  readonly kind: 'tags'
  /** How many at the most. */
  readonly maxItems?: number
  /** Characters of one at the most. */
  readonly max?: number
  /** A regular expression that each must match; say in `hint` what is wanted. */
  readonly pattern?: string
}

export const tags: Kind<TagsField, readonly string[]> = {
  check(field, value) {
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return typeViolation
    if (field.maxItems !== undefined && value.length > field.maxItems)
      return { code: 'tooMany', params: { max: field.maxItems } }
    const pattern = field.pattern === undefined ? undefined : new RegExp(`^(?:${field.pattern})$`, 'u')
    for (const one of value) {
      const length = checkLength(one, 1, field.max)
      if (length) return length
      if (pattern && !pattern.test(one)) return { code: 'pattern', params: { value: one } }
    }
    return undefined
  },
  parse: (_, value) => value.split(/[\s,，;；]+/).filter(Boolean),
  text: (_, value) => value.join(', '),
  sample: (field, random) => [`${field.label.en.slice(0, 12)}${random.int(1, 99)}`.slice(-(field.max ?? 64))],
  column: () => 'jsonb',
  schema: (field) => ({
    type: 'array',
    maxItems: field.maxItems,
    items: { type: 'string', maxLength: field.max, pattern: field.pattern && `^(?:${field.pattern})$` },
  }),
  filter: 'has',
  empty: [],
}
