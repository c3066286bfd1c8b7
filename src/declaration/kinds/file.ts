import type { Json } from '../condition'
import { type FieldBase, type Kind, typeViolation } from './kind'

/** The address of a picture. */
export interface ImageField extends FieldBase {
  readonly kind: 'image'
}

/** Files that were uploaded before: proof files, pictures of a complaint. */
export interface FilesField extends FieldBase {
  readonly kind: 'files'
  readonly maxItems?: number
  /** Bytes of one file at the most. */
  readonly maxBytes?: number
  /** Media types, as in `accept` of an HTML input. */
  readonly accept?: readonly string[]
}

/** A file as the platform knows it after the upload. */
export type UploadedFile = { readonly file_id: string; readonly name: string; readonly url: string }

/**
 * Addresses that an image may be loaded from: this site, https, or data in the page itself. A browser reads "\\" as "/"
 * and leaves out tabs and line ends, so neither may make another host out of a path.
 */
export const isImageAddress = (value: string): boolean =>
  /^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,])/i.test(value) &&
  !/[\t\n\r]/.test(value)

const isUploadedFile = (value: Json): value is UploadedFile => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  const { file_id, name, url } = value as { readonly [key: string]: Json | undefined }
  return (
    typeof file_id === 'string' && typeof name === 'string' && typeof url === 'string' && isImageAddress(url)
  )
}

const samplePicture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E'

export const image: Kind<ImageField, string> = {
  check: (_, value) =>
    typeof value !== 'string' ? typeViolation : isImageAddress(value) ? undefined : { code: 'url' },
  parse: (_, value) => (isImageAddress(value) ? value : undefined),
  text: (_, value) => value,
  sample: () => samplePicture,
  column: () => 'text',
  schema: () => ({ type: 'string', format: 'uri-reference' }),
  filter: 'equals',
  empty: '',
}

export const files: Kind<FilesField, readonly UploadedFile[]> = {
  check(field, value) {
    if (!Array.isArray(value) || !value.every(isUploadedFile)) return typeViolation
    return field.maxItems !== undefined && value.length > field.maxItems
      ? { code: 'tooMany', params: { max: field.maxItems } }
      : undefined
  },
  parse: () => undefined,
  text: (_, value) => value.map((file) => (isUploadedFile(file) ? file.name : '')).join(', '),
  sample: (field, random) =>
    field.required ? [{ file_id: `F${random.digits(8)}`, name: '1.svg', url: samplePicture }] : [],
  column: () => 'jsonb',
  schema: (field) => ({
    type: 'array',
    maxItems: field.maxItems,
    items: {
      type: 'object',
      required: ['file_id', 'name', 'url'],
      properties: { file_id: { type: 'string' }, name: { type: 'string' }, url: { type: 'string' } },
    },
  }),
  filter: 'isSet',
  empty: [],
}
