import type { Locale } from '@/declaration/label'

/**
 * A name as it is written inside a sentence: `New e-mail template`, but `New SMS template`. Only in English and Spanish: other
 * languages may begin their nouns with a capital.
 */
export const inside = (name: string, locale: Locale): string =>
  /^e[ns]/.test(locale) ? name.replace(/^\p{Lu}(?=[\p{Ll}-])/u, (first) => first.toLowerCase()) : name
