import type { Label } from '../label'
import {
  checkRange,
  defineKind,
  type FieldBase,
  isExactCell,
  type KindSpec,
  parseWhole,
  sampleInRange,
} from './kind'
import { readNumber } from './read'

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
  check: (field, value) => checkRange(value, field.min, field.max),
  read: (_, value) => readNumber(value),
  parse: (_, value) => parseWhole(value),
  text: (_, value) => String(value),
  form: (_, value) => (isExactCell(value) ? 'integer' : 'text'),
  filter: 'equals',
  empty: 0,
})

export const integerSpec: KindSpec<IntegerField, number> = {
  options: { min: 'number?', max: 'number?', unit: 'label?', ungrouped: 'flag?' },
  sample: (field, random) => sampleInRange(field, random, 100),
  column: () => 'bigint',
  schema: (field) => ({ type: 'integer', minimum: field.min, maximum: field.max }),
}
