import { isImageAddress, samplePicture, type UploadRules, uploadOptions } from './file'
import { defineKind, type FieldBase, type KindSpec, typeViolation } from './kind'
import { textRules } from './text'

interface ImageField extends FieldBase, UploadRules {
  readonly kind: 'image'
}

/** The address of a picture; with a `scene` the picture can also be uploaded. */
export const image = defineKind<ImageField, string>('image', {
  ...textRules,
  check: (_, value) =>
    typeof value !== 'string' ? typeViolation : isImageAddress(value) ? undefined : { code: 'url' },
  parse: (_, value) => (isImageAddress(value) ? value : undefined),
  filter: 'equals',
})

export const imageSpec: KindSpec<ImageField, string> = {
  options: uploadOptions,
  sample: (_, random) => samplePicture(random),
  column: () => 'text',
  schema: () => ({ type: 'string', format: 'uri-reference' }),
}
