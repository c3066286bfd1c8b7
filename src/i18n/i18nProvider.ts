import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { type Locale, locales } from '@/declaration/label'
import { defaultLocale, isLocale, languageNames } from './locale'
import type { Messages } from './messages'
import zh from './zh'

/** Chinese comes with the console; the other packs are fetched when they are wanted. */
const packs: Readonly<Record<Locale, () => Messages | Promise<Messages>>> = {
  zh: () => zh,
  en: () => import('./en').then((pack) => pack.default),
  es: () => import('./es').then((pack) => pack.default),
}

/**
 * Fetches a language's pack, so that a switch to it happens at once.
 *
 * @throws whatever kept the pack from arriving
 */
export const loadMessages = async (locale: Locale): Promise<void> => {
  await packs[locale]()
}

/**
 * The translations for react-admin's hooks (`useTranslate`, `useLocaleState`).
 *
 * It starts in Chinese, as polyglot wants messages at once, and asks for the pack of the expected language in the same
 * breath, so that the switch which react-admin makes before its first frame finds it on its way.
 *
 * @param expected the language the operator chose last
 */
export const createI18nProvider = (expected: Locale = defaultLocale): I18nProvider => {
  // A pack that does not arrive is reported by the switch that needs it.
  loadMessages(expected).catch(() => undefined)
  return polyglotI18nProvider(
    (locale) => packs[isLocale(locale) ? locale : defaultLocale](),
    defaultLocale,
    locales.map((locale) => ({ locale, name: languageNames[locale] })),
    // The fourth argument is not optional here: options given as the third are lost at the first change of language.
    {},
  )
}
