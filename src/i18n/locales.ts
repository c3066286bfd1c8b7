import type { Locale } from '@/declaration/label'
import { languages } from './languages'

export const locales: readonly Locale[] = languages.map(({ locale }) => locale)

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

export const packOf = <Pack>(packs: { readonly [file: string]: Pack }, locale: Locale): Pack | undefined =>
  packs[Object.keys(packs).find((file) => file.includes(`/${locale}/`)) ?? '']
