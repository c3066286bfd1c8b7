import { type Locale, textIn } from '@/declaration/label'
import { comma } from '@/declaration/punctuation'
import type { ExplainTexts } from '@/i18n/zh/explain'

/** The language, and Explain's texts in it. */
export interface Words {
  readonly locale: Locale
  readonly texts: ExplainTexts
}

/** Joins several names or values into a list. */
export const listed = (all: readonly string[], locale: Locale): string => all.join(textIn(comma, locale))
