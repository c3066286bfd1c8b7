import type { Label } from '../label'
import { largestFile } from '../limits'
import { type UploadRules, uploadOptions, withoutOwnPictures } from './file'
import { isUnsafeHtml } from './htmlSafety'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'

export { isUnsafeHtml } from './htmlSafety'

export interface HtmlField extends FieldBase {
  readonly kind: 'html'
  /** Largest size in bytes of UTF-8. */
  readonly maxBytes?: number
  /** Names offered as `{Name}` while writing, in addition to those already in the text. */
  readonly variables?: { readonly [name: string]: Label }
  /** How pictures are uploaded, with the same options as an `image`; by default they are linked by https address. */
  readonly pictures?: UploadRules
}

/** Tags that begin or end a line. Cells are only separated within theirs. */
const lineTag = /<\/?(?:p|div|h[1-6]|li|[uo]l|tr|table|br|hr|blockquote|pre)\b[^<>]*>/gi
const cellTag = /<\/?t[dh]\b[^<>]*>/gi

/** The words of formatted text, line by line. */
export const linesOf = (value: string): string =>
  wordsOf(
    value
      .replace(/\s+/g, ' ')
      .replace(lineTag, '\n')
      .replace(cellTag, ' ')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

/** The words of formatted text, in one line. */
export const plainOf = (value: string): string => linesOf(value).replaceAll('\n', ' ')

/** Decodes HTML entities. */
const wordsOf = (text: string): string =>
  text
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

/** Formatted text. It is sanitised before it is shown. */
export const html = defineKind<HtmlField, string>('html', {
  ...textRules,
  check(field, value) {
    if (typeof value !== 'string') return typeViolation
    const length = new TextEncoder().encode(value).length
    if (field.maxBytes !== undefined && length > field.maxBytes)
      return { code: 'tooLong', params: { max: field.maxBytes, length } }
    return isUnsafeHtml(field.pictures ? withoutOwnPictures(value) : value) ? { code: 'unsafe' } : undefined
  },
  text: (_, value) => plainOf(value),
  heavy: true,
})

export const htmlSpec: KindSpec<HtmlField, string> = {
  options: {
    maxBytes: { from: 1, to: largestFile, optional: true },
    variables: { each: 'label', optional: true },
    pictures: { parts: uploadOptions, optional: true },
  },
  sample: (field, random) => `<p>${field.label.zh} ${random.int(1, 999)}</p>`,
  column: () => 'text',
  schema: (field) => ({ type: 'string', contentMediaType: 'text/html', maxLength: field.maxBytes }),
}
