import type { Locale } from '@/declaration/label'
import { languages } from './languages'

export const locales: readonly Locale[] = languages.map(({ locale }) => locale)

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Picks a language's pack from the files found by `import.meta.glob` in the language folders. */
export const packOf = <Pack>(packs: { readonly [file: string]: Pack }, locale: Locale): Pack | undefined =>
  packs[Object.keys(packs).find((file) => file.includes(`/${locale}/`)) ?? '']
