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
 * Translations as react-admin's hooks ask for them. They begin in Chinese, as polyglot wants messages at once, and speak
 * another language after `changeLocale`, which rejects with whatever kept its pack from arriving.
 */
export const createI18nProvider = (): I18nProvider =>
  polyglotI18nProvider(
    (locale) => packs[isLocale(locale) ? locale : defaultLocale](),
    defaultLocale,
    locales.map((locale) => ({ locale, name: languageNames[locale] })),
    // The fourth argument is not optional here: options given as the third are lost at the first change of language.
    {},
  )

/**
 * What react-admin's core is given where `LiveLanguage` provides the texts. The core makes its whole tree anew, and loses
 * what is typed in it, as soon as the remembered language is another than its provider speaks. This one says nothing, and
 * speaks whatever is remembered.
 *
 * @param remembered reads the language that react-admin's store holds
 */
export const silentI18nProvider = (remembered: () => Locale): I18nProvider => ({
  translate: (key) => key,
  changeLocale: async () => undefined,
  getLocale: remembered,
})
