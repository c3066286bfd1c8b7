import { defineKind, type KindSpec } from './kind'
import { type TextRules, textRules, textSpec } from './text'

/** Values of filters, by query parameter. */
export interface Restriction {
  readonly [param: string]: string | number | boolean
}

interface ReferenceField extends TextRules {
  readonly kind: 'reference'
  /** The other area's name. */
  readonly to: string
  /**
   * Which of its records may be chosen, as values of the filters of that area's list: `{ status: 'NORMAL' }`. A record may keep
   * what it already holds.
   */
  readonly where?: Restriction
}

/**
 * The key of another area's record, or its id if it has several key fields (`TAOBAO~A1~shop`). Shown by that record's title and
 * chosen from that area's list.
 */
export const reference = defineKind<ReferenceField, string>('reference', { ...textRules, filter: 'equals' })

const whereText = ({ where = {} }: ReferenceField): string =>
  Object.entries(where)
    .map(([param, value], index) => `${index === 0 ? ' with' : ','} ${param}=${value}`)
    .join('')

export const referenceSpec: KindSpec<ReferenceField, string> = {
  ...textSpec,
  options: { ...textSpec.options, to: 'area', where: { each: 'scalar', optional: true } },
  sample: (field, random) => random.digits(Math.min(field.max ?? 4, Math.max(4, field.min ?? 0))),
  schema: (field) => ({ ...textSpec.schema(field), description: `key of ${field.to}${whereText(field)}` }),
}
