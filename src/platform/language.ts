import Cookies from 'js-cookie'
import { type Locale, locales } from '@/declaration/label'

/** The language is remembered in a cookie, so that it outlives a sign-out (specification §4). */
const languageCookie = 'language'
const aYearInDays = 365

/** The `lang` attribute of a page in each language. */
const pageLanguage: Readonly<Record<Locale, string>> = { zh: 'zh-CN', en: 'en', es: 'es' }

/** The operator's language; Chinese until another one was chosen (specification §9). */
export function currentLocale(): Locale {
  const remembered = Cookies.get(languageCookie)
  return locales.find((locale) => locale === remembered) ?? 'zh'
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
  document.documentElement.lang = pageLanguage[locale]
}
