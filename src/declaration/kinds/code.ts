import { dayOf } from '../calendar'
import { defineKind, type KindSpec } from './kind'
import { type TextRules, textRules, textSpec } from './text'

export interface CodeField extends TextRules {
  readonly kind: 'code'
  /**
   * How the platform numbers new records that have no value here: this prefix, if any, then this many digits. With `daily: true`
   * the day comes in between, as in `FP202611290001`, and numbering restarts at 1 each day.
   */
  readonly serial?: Serial
}

interface Serial {
  readonly prefix?: string
  /** Digits of the counter. */
  readonly digits: number
  /** The day comes in between, as in `FP202611290001`, and numbering restarts at 1 each day. */
  readonly daily?: true
}

/** The start of all numbers given at a moment. `now`: Unix seconds. */
export const serialStart = ({ prefix = '', daily }: Serial, now: number): string =>
  daily ? `${prefix}${dayOf(now).replaceAll('-', '')}` : prefix

/** How long a serial number is. */
export const serialLength = (serial: Serial): number => serialStart(serial, 0).length + serial.digits

/** An identifier, such as an order number or app id. Set in monospace, copied with one click, and searched exactly. */
export const code = defineKind<CodeField, string>('code', { ...textRules, filter: 'equals' })

/** The day used in sample numbers without a record. */
const epoch = 0

/** The longest serial number. */
const mostDigits = 20

/** Digits of a sample code if its field does not say. */
const usualLength = 12

export const codeSpec: KindSpec<CodeField, string> = {
  ...textSpec,
  options: {
    ...textSpec.options,
    serial: {
      parts: { prefix: 'text?', digits: { from: 1, to: mostDigits }, daily: 'yes?' },
      optional: true,
    },
  },
  sample: (field, random) =>
    field.serial
      ? serialStart(field.serial, epoch) + random.digits(field.serial.digits)
      : random.digits(Math.max(Math.min(usualLength, field.max ?? usualLength), field.min ?? 0)),
}
