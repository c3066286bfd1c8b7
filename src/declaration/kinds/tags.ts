import type { Json } from '../condition'
import { longestText, mostEntries } from '../limits'
import { checkLength, defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { parseWhole } from './number'
import { readEntries, readNumber, readString } from './read'

interface TagsField extends FieldBase {
  readonly kind: 'tags'
  /** Most words allowed. */
  readonly maxItems?: number
  /** Most characters in one word. */
  readonly max?: number
  /** Each word is a whole number on the wire, such as a record's key. */
  readonly numeric?: boolean
  /** A regular expression that each word must match; describe it in `hint`. */
  readonly pattern?: string
}

const wordsIn = (field: TagsField, value: Json): readonly string[] | undefined => {
  if (!Array.isArray(value)) return undefined
  const fits = (one: Json) => (field.numeric ? Number.isSafeInteger(one) : typeof one === 'string')
  return value.every(fits) ? value.map(String) : undefined
}

/** One or more free words: IP addresses, recipients, record numbers. */
export const tags = defineKind<TagsField, readonly string[] | readonly number[]>('tags', {
  check(field, value) {
    const words = wordsIn(field, value)
    if (!words) return typeViolation
    if (field.maxItems !== undefined && words.length > field.maxItems)
      return { code: 'tooMany', params: { max: field.maxItems } }
    const pattern = field.pattern === undefined ? undefined : new RegExp(`^(?:${field.pattern})$`, 'u')
    for (const one of words) {
      const length = checkLength(one, 1, field.max)
      if (length) return length
      if (pattern && !pattern.test(one)) return { code: 'pattern', params: { value: one } }
    }
    return undefined
  },
  read: (field, value) => (field.numeric ? readEntries(value, readNumber) : readEntries(value, readString)),
  parse: (field, value) => {
    const words = value.split(/[\s,，;；]+/).filter(Boolean)
    if (!field.numeric) return words
    const numbers = words.map(parseWhole)
    return numbers.every((one) => one !== undefined) ? numbers : undefined
  },
  text: (_, value) => value.join(', '),
  filter: 'has',
  empty: [],
})

export const tagsSpec: KindSpec<TagsField, readonly string[] | readonly number[]> = {
  options: {
    maxItems: { from: 1, to: mostEntries, optional: true },
    max: { from: 1, to: longestText, optional: true },
    numeric: 'flag?',
    pattern: 'pattern?',
  },
  sample: (field, random) =>
    field.numeric
      ? [random.int(1, 99)]
      : [`${field.label.en.slice(0, 12)}${random.int(1, 99)}`.slice(-(field.max ?? 64))],
  column: () => 'jsonb',
  schema: (field) => ({
    type: 'array',
    maxItems: field.maxItems,
    items: field.numeric
      ? { type: 'integer' }
      : { type: 'string', maxLength: field.max, pattern: field.pattern && `^(?:${field.pattern})$` },
  }),
}
