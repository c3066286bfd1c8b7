import type { Kind } from './kind'
import { type TextRules, text } from './text'

/** The key of a record of another area; shown by that record's title, chosen from its list. */
export interface ReferenceField extends TextRules {
  readonly kind: 'reference'
  /** The name of the other area. */
  readonly to: string
}

export const reference: Kind<ReferenceField, string> = {
  ...text,
  sample: (field, random) => random.digits(Math.min(field.max ?? 4, Math.max(4, field.min ?? 0))),
  schema: (field) => ({ ...text.schema(field), description: `key of ${field.to}` }),
  filter: 'equals',
}
