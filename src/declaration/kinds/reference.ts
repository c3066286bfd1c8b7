import { defineKind, type KindSpec } from './kind'
import { type TextRules, textRules, textSpec } from './text'

interface ReferenceField extends TextRules {
  readonly kind: 'reference'
  /** The other area's name. */
  readonly to: string
}

/** The key of another area's record, of several key fields its id (`TAOBAO~A1~shop`); shown by that record's title and chosen from that area's list. */
export const reference = defineKind<ReferenceField, string>('reference', { ...textRules, filter: 'equals' })

export const referenceSpec: KindSpec<ReferenceField, string> = {
  ...textSpec,
  options: { ...textSpec.options, to: 'area' },
  sample: (field, random) => random.digits(Math.min(field.max ?? 4, Math.max(4, field.min ?? 0))),
  schema: (field) => ({ ...textSpec.schema(field), description: `key of ${field.to}` }),
}
