import { defineKind, type KindSpec } from './kind'
import { type TextRules, textRules, textSpec } from './text'

export interface CodeField extends TextRules {
  readonly kind: 'code'
  /** How the platform numbers new records: this prefix, if any, then this many digits. */
  readonly serial?: { readonly prefix?: string; readonly digits: number }
}

/** An identifier, such as an order number or app id. Set in monospace, copied with one click, and searched exactly. */
export const code = defineKind<CodeField, string>('code', { ...textRules, filter: 'equals' })

/** The longest serial number. */
const mostDigits = 20

/** Digits of a sample code whose field does not ask for another number. */
const usualLength = 12

export const codeSpec: KindSpec<CodeField, string> = {
  ...textSpec,
  options: {
    ...textSpec.options,
    serial: { parts: { prefix: 'text?', digits: { from: 1, to: mostDigits } }, optional: true },
  },
  sample: (field, random) =>
    field.serial
      ? (field.serial.prefix ?? '') + random.digits(field.serial.digits)
      : random.digits(Math.max(Math.min(usualLength, field.max ?? usualLength), field.min ?? 0)),
}
