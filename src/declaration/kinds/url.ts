import { longestText } from '../limits'
import { checkLength, defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'

interface UrlField extends FieldBase {
  readonly kind: 'url'
  /** Only https is accepted. */
  readonly https?: boolean
  /** The most characters, {@link longest} by default. */
  readonly max?: number
}

const longest = 512

/** A web address. */
export const url = defineKind<UrlField, string>('url', {
  ...textRules,
  check(field, value) {
    if (typeof value !== 'string') return typeViolation
    const length = checkLength(value, 1, field.max ?? longest)
    if (length) return length
    if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return { code: 'url' }
    return field.https && new URL(value).protocol !== 'https:' ? { code: 'https' } : undefined
  },
  parse: (_, value) => value.trim(),
})

export const urlSpec: KindSpec<UrlField, string> = {
  options: { https: 'flag?', max: { from: 1, to: longestText, optional: true } },
  sample: (_, random) => `https://erp${random.int(1, 99)}.example.com/push`,
  column: () => 'text',
  schema: (field) => ({ type: 'string', format: 'uri', maxLength: field.max ?? longest }),
}
