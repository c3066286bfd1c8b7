import { decimalOf } from './decimal'
import { checkRange, type FieldBase, isExactCell, type Kind, parseWhole, sampleInRange } from './kind'

/** An amount in whole fen (1/100 yuan: payments) or li (1/1000 yuan: ledger, unit prices), domain §1. */
export interface MoneyField extends FieldBase {
  readonly kind: 'money'
  readonly unit: 'fen' | 'li'
  /** In the field's unit. */
  readonly min?: number
  readonly max?: number
  /** Shown with its sign: + in, − out. */
  readonly signed?: boolean
}

/** Decimals of yuan that a unit shows: the two money filters of specification §9. */
export const decimalsOf = (unit: MoneyField['unit']): number => (unit === 'fen' ? 2 : 3)

/** Whole fen or li as yuan in plain digits, exactly: 12900 fen → "129.00". What is no whole amount is given as it is. */
export const yuanOf = (amount: number, unit: MoneyField['unit']): string =>
  decimalOf(amount, decimalsOf(unit))

/**
 * Yuan as typed ("1,299.5", "¥12") in whole fen or li, exactly; undefined when it is no such amount. A comma stands
 * between thousands only: "12,50" is not taken for 1250.
 */
export const parseYuan = (text: string, unit: MoneyField['unit']): number | undefined => {
  const decimals = decimalsOf(unit)
  const plain = text.replace(/\s/g, '').replace(/，/g, ',')
  const match = /^([+-]?)[¥￥]?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(plain)
  if (!match) return undefined
  const [, sign, grouped = '', fraction = ''] = match
  const whole = grouped.replaceAll(',', '')
  if (whole + fraction === '' || fraction.length > decimals) return undefined
  const value = Number(whole + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(value)) return undefined
  return sign === '-' && value !== 0 ? -value : value
}

export const money: Kind<MoneyField, number> = {
  check: (field, value) => checkRange(value, field.min, field.max, (limit) => yuanOf(limit, field.unit)),
  parse: (field, value) => parseYuan(value, field.unit),
  param: (_, value) => parseWhole(value),
  text: (field, value) => yuanOf(value, field.unit),
  form: (field, value) => (isExactCell(value) ? field.unit : 'text'),
  sample: (field, random) => sampleInRange(field, random, 100_000),
  column: () => 'bigint',
  schema: (field) => ({ type: 'integer', description: field.unit, minimum: field.min, maximum: field.max }),
  filter: 'equals',
  empty: 0,
}
