import Cookies from 'js-cookie'
import type { Locale } from '@/declaration/label'
import { defaultLocale, isLocale, languages } from '@/i18n/languages'

/** The language is remembered in a cookie, so that it outlives a sign-out. */
const languageCookie = 'language'
const aYearInDays = 365

/** The operator's language; Chinese until another one was chosen. */
export function currentLocale(): Locale {
  const remembered = Cookies.get(languageCookie)
  return isLocale(remembered) ? remembered : defaultLocale
}

/** Remembers the language for the next visit. */
export function rememberLocale(locale: Locale): void {
  Cookies.set(languageCookie, locale, {
    path: '/',
    sameSite: 'Lax',
    expires: aYearInDays,
    secure: location.protocol === 'https:',
  })
}

/** Tells the browser, and with it a screen reader, which language the page is in. */
export function showPageLanguage(locale: Locale): void {
  document.documentElement.lang = languages.find((one) => one.locale === locale)?.lang ?? locale
}
