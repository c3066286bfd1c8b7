import type { Locale } from '@/declaration/label'
import { defaultLocale, languages } from '@/i18n/languages'
import { readCookie, writeCookie } from './cookies'

/** A cookie, so that the language outlives a sign-out. */
const languageCookie = 'language'
const aYearInDays = 365

export function currentLocale(): Locale {
  const remembered = readCookie(languageCookie)
  return languages.find((one) => one.locale === remembered)?.locale ?? defaultLocale
}

export function rememberLocale(locale: Locale): void {
  writeCookie(languageCookie, locale, aYearInDays)
}

export function showPageLanguage(locale: Locale): void {
  document.documentElement.lang = languages.find((one) => one.locale === locale)?.lang ?? locale
}
