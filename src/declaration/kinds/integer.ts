import type { Label } from '../label'
import { defineKind, type FieldBase, type KindSpec } from './kind'
import { checkRange, isExactCell, numberRules, parseWhole, sampleInRange } from './number'

export interface IntegerField extends FieldBase {
  readonly kind: 'integer'
  readonly min?: number
  readonly max?: number
  /** Shown after the number. */
  readonly unit?: Label
  /** A number that identifies a record rather than counting something: written without thousands separators. */
  readonly ungrouped?: true
}

/** A whole number: a count, a number of days. */
export const integer = defineKind<IntegerField, number>('integer', {
  ...numberRules,
  check: (field, value) => checkRange(value, field.min, field.max),
  parse: (_, value) => parseWhole(value),
  text: (_, value) => String(value),
  form: (_, value) => (isExactCell(value) ? 'integer' : 'text'),
})

export const integerSpec: KindSpec<IntegerField, number> = {
  options: { min: 'integer?', max: 'integer?', unit: 'label?', ungrouped: 'yes?' },
  sample: (field, random) => sampleInRange(field, random, 100),
  column: () => 'bigint',
  schema: (field) => ({ type: 'integer', minimum: field.min, maximum: field.max }),
}
