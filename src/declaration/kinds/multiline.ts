import type { Kind } from './kind'
import { type TextRules, text } from './text'

/** Words over several lines. */
export interface MultilineField extends TextRules {
  readonly kind: 'multiline'
  readonly rows?: number
}

export const multiline: Kind<MultilineField, string> = text
