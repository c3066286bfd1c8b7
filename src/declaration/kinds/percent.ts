import { decimalOf } from './decimal'
import { defineKind, type FieldBase, type KindSpec } from './kind'
import { checkRange, isExactCell, numberRules, parseWhole, sampleInRange } from './number'

interface PercentField extends FieldBase {
  readonly kind: 'percent'
  /** The lowest value. */
  readonly min?: number
  /** The highest value. */
  readonly max?: number
}

/** Reads basis points typed as percent ("38", "0.38 %"); undefined if the text is not a percentage. */
const parsePercent = (text: string): number | undefined => {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replace(/[\s%]/g, ''))
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const value = Number(whole + fraction.padEnd(2, '0'))
  return sign && value !== 0 ? -value : value
}

/** Formats basis points as percent, exactly: 38 → "0.38". A number that is not whole is formatted as it is. */
export const percentOf = (value: number): string => decimalOf(value, 2)

/** A share in whole basis points: 10000 is 100 %. */
export const percent = defineKind<PercentField, number>('percent', {
  ...numberRules,
  check: (field, value) => checkRange(value, field.min, field.max, (limit) => `${percentOf(limit)}%`),
  parse: (_, value) => parsePercent(value),
  param: (_, value) => parseWhole(value),
  text: (_, value) => `${percentOf(value)}%`,
  form: (_, value) => (isExactCell(value) ? 'percent' : 'text'),
})

export const percentSpec: KindSpec<PercentField, number> = {
  options: { min: 'integer?', max: 'integer?' },
  sample: (field, random) => sampleInRange(field, random, 10_000),
  column: () => 'bigint',
  schema: (field) => ({
    type: 'integer',
    description: 'basis points',
    minimum: field.min,
    maximum: field.max,
  }),
}
