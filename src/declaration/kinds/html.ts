import type { Label } from '../label'
import { type UploadRules, withoutOwnPictures } from './file'
import { isUnsafeHtml } from './htmlSafety'
import { type FieldBase, type Kind, typeViolation } from './kind'
import { readString } from './read'

export { isUnsafeHtml } from './htmlSafety'

/** Formatted text. It is shown only after sanitising, never as it came. */
export interface HtmlField extends FieldBase {
  readonly kind: 'html'
  /** Bytes of UTF-8. */
  readonly maxBytes?: number
  /** What may stand as `{Name}` in it, offered while writing; those that stand in it already are offered too. */
  readonly variables?: { readonly [name: string]: Label }
  /** Pictures are uploaded to the platform; without it they stand there by their https addresses (domain §8). */
  readonly pictures?: UploadRules
}

/** The words of a body without its tags. */
export const plainOf = (value: string): string =>
  value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

export const html: Kind<HtmlField, string> = {
  check(field, value) {
    if (typeof value !== 'string') return typeViolation
    const length = new TextEncoder().encode(value).length
    if (field.maxBytes !== undefined && length > field.maxBytes)
      return { code: 'tooLong', params: { max: field.maxBytes, length } }
    return isUnsafeHtml(field.pictures ? withoutOwnPictures(value) : value) ? { code: 'unsafe' } : undefined
  },
  read: (_, value) => readString(value),
  parse: (_, value) => value,
  text: (_, value) => plainOf(value),
  sample: (field, random) => `<p>${field.label.zh} ${random.int(1, 999)}</p>`,
  column: () => 'text',
  schema: (field) => ({ type: 'string', contentMediaType: 'text/html', maxLength: field.maxBytes }),
  filter: 'contains',
  empty: '',
  heavy: true,
}
