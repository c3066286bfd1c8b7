import { isRecord, type Json } from '../condition'
import { mostEntries } from '../limits'
import { isImageAddress, samplePicture, type UploadedFile, type UploadRules, uploadOptions } from './file'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { readEntries } from './read'

interface FilesField extends FieldBase, UploadRules {
  readonly kind: 'files'
  readonly maxItems?: number
}

const isUploadedFile = (value: Json): value is UploadedFile => {
  if (!isRecord(value)) return false
  const { file_id, name, url } = value
  return (
    typeof file_id === 'string' && typeof name === 'string' && typeof url === 'string' && isImageAddress(url)
  )
}

/** Uploaded files, such as proof files or the pictures of a complaint. Without a `scene` they can only be removed. */
export const files = defineKind<FilesField, readonly UploadedFile[]>('files', {
  check(field, value) {
    if (!Array.isArray(value) || !value.every(isUploadedFile)) return typeViolation
    return field.maxItems !== undefined && value.length > field.maxItems
      ? { code: 'tooMany', params: { max: field.maxItems } }
      : undefined
  },
  read: (_, value) => readEntries(value, (file) => (isUploadedFile(file) ? file : undefined)),
  parse: () => undefined,
  text: (_, value) => value.map((file) => (isUploadedFile(file) ? file.name : '')).join(', '),
  filter: 'isSet',
  empty: [],
})

export const filesSpec: KindSpec<FilesField, readonly UploadedFile[]> = {
  options: { ...uploadOptions, maxItems: { from: 1, to: mostEntries, optional: true } },
  sample: (field, random) =>
    field.required ? [{ file_id: `F${random.digits(8)}`, name: '1.svg', url: samplePicture(random) }] : [],
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
}
