import type { Label } from '../label'
import { defineKind, type FieldBase, type KindSpec } from './kind'
import { checkRange, isExactCell, numberRules, parseWhole, sampleInRange } from './number'

export interface IntegerField extends FieldBase {
  readonly kind: 'integer'
  /** The lowest value. */
  readonly min?: number
  /** The highest value. */
  readonly max?: number
  /** Shown after the number. */
  readonly unit?: Label
  /** A number that identifies a record rather than counting something: written without thousands separators. */
  readonly ungrouped?: true
  /** A rating, shown as so many stars of `max`: ★★★★☆. `max` is at most 10. */
  readonly stars?: true
}

const mostStars = 10

/** A whole number: a count, a number of days. */
export const integer = defineKind<IntegerField, number>('integer', {
  ...numberRules,
  check: (field, value) => checkRange(value, field.min, field.max),
  parse: (_, value) => parseWhole(value),
  text: (_, value) => String(value),
  form: (_, value) => (isExactCell(value) ? 'integer' : 'text'),
})

export const integerSpec: KindSpec<IntegerField, number> = {
  options: { min: 'integer?', max: 'integer?', unit: 'label?', ungrouped: 'yes?', stars: 'yes?' },
  inspect: ({ stars, min, max, unit, ungrouped }, place, report) => {
    if (!stars) return
    if (max === undefined || max < 2 || max > mostStars)
      report(`${place}.max`, `is how many stars there are; write 2 to ${mostStars}`)
    if (min !== undefined && min < 0) report(`${place}.min`, 'is less than no star; write 0 or 1')
    if (unit ?? ungrouped) report(`${place}.stars`, 'shows no number; remove "unit" and "ungrouped"')
  },
  sample: (field, random) => sampleInRange(field, random, 100),
  column: () => 'bigint',
  schema: (field) => ({ type: 'integer', minimum: field.min, maximum: field.max }),
}
