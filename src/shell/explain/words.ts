import { type Locale, textIn } from '@/declaration/label'
import { comma } from '@/declaration/punctuation'
import type { ExplainTexts } from '@/i18n/zh/explain'

/** The language, and what Explain says in it. */
export interface Words {
  readonly locale: Locale
  readonly texts: ExplainTexts
}

/** Several names or values after one another. */
export const listed = (all: readonly string[], locale: Locale): string => all.join(textIn(comma, locale))
