import type { Locale } from '@/declaration/label'

/**
 * A name as written inside a sentence: `New e-mail template`, but `New SMS template`. Only changes English and Spanish: other
 * languages may capitalise nouns.
 */
export const inside = (name: string, locale: Locale): string =>
  /^e[ns]/.test(locale) ? name.replace(/^\p{Lu}(?=[\p{Ll}-])/u, (first) => first.toLowerCase()) : name
