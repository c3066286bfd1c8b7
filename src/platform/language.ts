import Cookies from 'js-cookie'
import { type Locale, locales } from '@/declaration/label'

/** A cookie, so that the language outlives a sign-out. */
const languageCookie = 'language'
const aYearInDays = 365

/** The `lang` attribute for each language. */
const pageLanguage: Readonly<Record<Locale, string>> = { zh: 'zh-CN', en: 'en', es: 'es' }

/** The operator's language, Chinese by default. */
export function currentLocale(): Locale {
  const remembered = Cookies.get(languageCookie)
  return locales.find((locale) => locale === remembered) ?? 'zh'
}

export function rememberLocale(locale: Locale): void {
  Cookies.set(languageCookie, locale, {
    path: '/',
    sameSite: 'Lax',
    expires: aYearInDays,
    secure: location.protocol === 'https:',
  })
}

/** Sets the language of the document, for browsers and screen readers. */
export function showPageLanguage(locale: Locale): void {
  document.documentElement.lang = pageLanguage[locale]
}
