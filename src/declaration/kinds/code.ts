import type { Kind } from './kind'
import { type TextRules, text } from './text'

/** An identifier: an order number, an app id. Shown in monospace, copied with a click, searched exactly. */
export interface CodeField extends TextRules {
  readonly kind: 'code'
  /** How the platform numbers new records: this text, then so many digits. */
  readonly serial?: { readonly prefix: string; readonly digits: number }
}

export const code: Kind<CodeField, string> = {
  ...text,
  sample: (field, random) =>
    field.serial
      ? field.serial.prefix + random.digits(field.serial.digits)
      : random.digits(field.max ?? Math.max(12, field.min ?? 0)),
  filter: 'equals',
}
