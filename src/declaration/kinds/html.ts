import { type FieldBase, type Kind, typeViolation } from './kind'

/** Formatted text. It is shown only after sanitising, never as it came. */
export interface HtmlField extends FieldBase {
  readonly kind: 'html'
  /** Bytes of UTF-8. */
  readonly maxBytes?: number
}

// What an e-mail or an announcement may never carry (domain §8: no script, iframe or form; images by https only).
const forbidden = [
  /<\s*\/?\s*(script|iframe|frame|object|embed|form|input|button|meta|base|link|svg|math)\b/i,
  /<[^>]*\son[a-z]+\s*=/i,
  /(href|src|action|formaction)\s*=\s*["']?\s*(javascript|vbscript|data)\s*:/i,
  /<\s*img\b[^>]*\bsrc\s*=\s*["']?\s*(?!https:)[^"'\s>]/i,
]

/** Whether a body holds something that a mail client or a browser would run, or an image that is not https. */
export const isUnsafeHtml = (value: string): boolean => forbidden.some((pattern) => pattern.test(value))

/** The words of a body without its tags. */
export const plainOf = (value: string): string =>
  value
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

export const html: Kind<HtmlField, string> = {
  check(field, value) {
    if (typeof value !== 'string') return typeViolation
    if (field.maxBytes !== undefined && new TextEncoder().encode(value).length > field.maxBytes)
      return { code: 'tooLong', params: { max: field.maxBytes, length: value.length } }
    return isUnsafeHtml(value) ? { code: 'unsafe' } : undefined
  },
  parse: (_, value) => value,
  text: (_, value) => plainOf(value),
  sample: (field, random) => `<p>${field.label.zh} ${random.int(1, 999)}</p>`,
  column: () => 'text',
  schema: (field) => ({ type: 'string', contentMediaType: 'text/html', maxLength: field.maxBytes }),
  filter: 'contains',
  empty: '',
  heavy: true,
}
