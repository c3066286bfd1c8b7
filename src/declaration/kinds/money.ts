import { decimalOf } from './decimal'
import { checkRange, type FieldBase, isExactCell, type Kind, parseWhole, sampleInRange } from './kind'

/**
 * An amount in whole fen (1/100 yuan: payments) or li (1/1000 yuan: ledger, unit prices), domain §1; or in yuan with two
 * decimals at the most, as platforms send it that count no fen.
 */
export interface MoneyField extends FieldBase {
  readonly kind: 'money'
  readonly unit: 'fen' | 'li' | 'yuan'
  /** In the field's unit. */
  readonly min?: number
  readonly max?: number
  /** Shown with its sign: + in, − out. */
  readonly signed?: boolean
}

/** Decimals of yuan that a unit shows: the two money filters of specification §9. */
export const decimalsOf = (unit: MoneyField['unit']): number => (unit === 'li' ? 3 : 2)

const fenPerYuan = 100

/** Yuan as whole fen, if they have two decimals at the most. */
const fenOf = (yuan: number): number | undefined => {
  const fen = Math.round(yuan * fenPerYuan)
  return Number.isSafeInteger(fen) && fen / fenPerYuan === yuan ? fen : undefined
}

/** An amount as yuan in plain digits, exactly: 12900 fen → "129.00". What is no whole amount is given as it is. */
export const yuanOf = (amount: number, unit: MoneyField['unit']): string => {
  if (unit !== 'yuan') return decimalOf(amount, decimalsOf(unit))
  const fen = fenOf(amount)
  return fen === undefined ? String(amount) : decimalOf(fen, 2)
}

/**
 * Yuan as typed ("1,299.5", "¥12") in its unit, exactly; undefined when it is no such amount. A comma stands
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
  const units = Number(whole + fraction.padEnd(decimals, '0'))
  if (!Number.isSafeInteger(units)) return undefined
  const value = unit === 'yuan' ? units / fenPerYuan : units
  return sign === '-' && value !== 0 ? -value : value
}

export const money: Kind<MoneyField, number> = {
  check(field, value) {
    const said = (limit: number) => yuanOf(limit, field.unit)
    if (field.unit !== 'yuan' || typeof value !== 'number')
      return checkRange(value, field.min, field.max, said)
    const fen = fenOf(value)
    const limit = (yuan: number | undefined) => yuan && Math.round(yuan * fenPerYuan)
    return fen === undefined
      ? { code: 'notWhole' }
      : checkRange(fen, limit(field.min), limit(field.max), (most) => yuanOf(most, 'fen'))
  },
  parse: (field, value) => parseYuan(value, field.unit),
  param: (field, value) => (field.unit === 'yuan' ? parseYuan(value, 'yuan') : parseWhole(value)),
  text: (field, value) => yuanOf(value, field.unit),
  form(field, value) {
    if (field.unit === 'yuan') return fenOf(value) === undefined ? 'text' : 'fen'
    return isExactCell(value) ? field.unit : 'text'
  },
  sample: (field, random) => sampleInRange(field, random, 100_000),
  // Numbers in JSON are exact decimals to the store, and come in their order.
  column: (field) => (field.unit === 'yuan' ? 'jsonb' : 'bigint'),
  schema: (field) => ({
    type: field.unit === 'yuan' ? 'number' : 'integer',
    description: field.unit,
    minimum: field.min,
    maximum: field.max,
    ...(field.unit === 'yuan' && { multipleOf: 0.01 }),
  }),
  filter: 'equals',
  empty: 0,
}
