import { decimalOf } from './decimal'
import { defineKind, type FieldBase, type KindSpec } from './kind'
import { checkRange, isExactCell, numberRules, parseWhole, sampleInRange } from './number'

export interface MoneyField extends FieldBase {
  readonly kind: 'money'
  readonly unit: 'fen' | 'li' | 'yuan'
  /** The lowest amount, in the field's unit. */
  readonly min?: number
  /** The highest amount, in the field's unit. */
  readonly max?: number
  /** Shown with its sign: + in, − out. */
  readonly signed?: boolean
}

/** Decimals of yuan shown for a unit. */
export const decimalsOf = (unit: MoneyField['unit']): number => (unit === 'li' ? 3 : 2)

const fenPerYuan = 100

/** Yuan as whole fen; NaN if they have more than two decimals. */
const fenOf = (yuan: number): number => {
  const fen = Math.round(yuan * fenPerYuan)
  return fen / fenPerYuan === yuan ? fen : Number.NaN
}

const coinsOf = (amount: number, unit: MoneyField['unit']): number =>
  unit === 'yuan' ? fenOf(amount) : amount

/** Formats an amount as yuan, exactly: 12900 fen → "129.00". An amount that is not whole is formatted as it is. */
export const yuanOf = (amount: number, unit: MoneyField['unit']): string => {
  const coins = coinsOf(amount, unit)
  return Number.isSafeInteger(coins) ? decimalOf(coins, decimalsOf(unit)) : String(amount)
}

/** Reads yuan as typed ("1,299.5", "¥12"), exactly; "12,50" is not 1250. Undefined if the text is not an amount. */
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

/**
 * An amount in whole fen (1/100 yuan: payments) or li (1/1000 yuan: ledger, unit prices), or in yuan with at most two
 * decimals, as platforms that do not count fen send it.
 */
export const money = defineKind<MoneyField, number>('money', {
  ...numberRules,
  check({ unit, min, max }, value) {
    const inCoins = <V>(amount: V) => (typeof amount === 'number' ? coinsOf(amount, unit) : amount)
    const coin = unit === 'yuan' ? 'fen' : unit
    return checkRange(inCoins(value), inCoins(min), inCoins(max), (limit) => yuanOf(limit, coin))
  },
  parse: (field, value) => parseYuan(value, field.unit),
  param: (field, value) => (field.unit === 'yuan' ? parseYuan(value, 'yuan') : parseWhole(value)),
  text: (field, value) => yuanOf(value, field.unit),
  form: ({ unit }, value) => (isExactCell(coinsOf(value, unit)) ? (unit === 'yuan' ? 'fen' : unit) : 'text'),
})

export const moneySpec: KindSpec<MoneyField, number> = {
  options: { unit: { oneOf: ['fen', 'li', 'yuan'] }, min: 'number?', max: 'number?', signed: 'flag?' },
  inspect: ({ unit, ...limits }, place, report) => {
    const [smallest, coin] = unit === 'yuan' ? ['two decimals at most', 'yuan'] : ['a whole number', unit]
    for (const option of ['min', 'max'] as const) {
      const limit = limits[option]
      if (limit !== undefined && !Number.isSafeInteger(coinsOf(limit, unit)))
        report(`${place}.${option}`, `is ${limit}; give ${smallest}, in ${coin}`)
    }
  },
  sample: (field, random) => sampleInRange(field, random, 100_000),
  // The store keeps JSON numbers as exact decimals, and sorts them as numbers.
  column: (field) => (field.unit === 'yuan' ? 'jsonb' : 'bigint'),
  schema: (field) => ({
    type: field.unit === 'yuan' ? 'number' : 'integer',
    description: field.unit,
    minimum: field.min,
    maximum: field.max,
  }),
}
