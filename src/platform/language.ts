import Cookies from 'js-cookie'
import type { Locale } from '@/declaration/label'
import { defaultLocale, languages } from '@/i18n/languages'

/** A cookie, so that the language outlives a sign-out. */
const languageCookie = 'language'
const aYearInDays = 365

export function currentLocale(): Locale {
  const remembered = Cookies.get(languageCookie)
  return languages.find((one) => one.locale === remembered)?.locale ?? defaultLocale
}

export function rememberLocale(locale: Locale): void {
  Cookies.set(languageCookie, locale, {
    path: '/',
    sameSite: 'Lax',
    expires: aYearInDays,
    secure: location.protocol === 'https:',
  })
}

export function showPageLanguage(locale: Locale): void {
  const lang = languages.find((one) => one.locale === locale)?.lang ?? locale
  // Setting it again, even to the same value, makes the browser recompute all styles.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang
}
