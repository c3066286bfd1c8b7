import { type Locale, locales } from '@/declaration/label'

/** Chinese is the default language (specification §9). */
export const defaultLocale: Locale = 'zh'

/** The languages with the name each one gives itself, in the order of the language menu. */
export const languageNames: Readonly<Record<Locale, string>> = { zh: '中文', en: 'English', es: 'Español' }

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)
