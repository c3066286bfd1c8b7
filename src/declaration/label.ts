/** A language that every label is written in. */
export type LabelLocale = 'zh' | 'en' | 'es'

/** A language of the console by its BCP 47 tag; `src/i18n/languages.ts` lists them. */
export type Locale = string

/** A text in every language that ships. The type makes a missing one a compile error. */
export type Label = { readonly [L in LabelLocale]: string }

/** Values for the placeholders of a text, by name. `smart_count` also chooses the plural form of a pack's text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Names something: `l('授权商家', 'Authorised shops', 'Tiendas autorizadas')`. */
export const l = (zh: string, en: string, es: string): Label => ({ zh, en, es })

/**
 * Puts values into a text: `{name}`, or `%{name}` as react-admin writes it. A placeholder without a value stays. A space
 * separates a Latin word from Chinese text: `复制{name}` becomes 复制 AppId.
 */
export const fillText = (text: string, values?: TextValues): string =>
  values
    ? text.replace(
        /(?<=([一-鿿]?))%?\{(\w+)\}(?=([一-鿿]?))/g,
        (placeholder, before: string, name: string, after: string) =>
          String(Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder)
            .replace(/^(?=[a-z])/i, before && ' ')
            .replace(/(?<=[a-z])$/i, after && ' '),
      )
    : text

/** Translations of labels into languages that declarations do not include. */
const translations: { [locale: Locale]: (label: Label) => string | undefined } = {}

/** Adds the labels of a language that declarations do not include. */
export const addTranslations = (locale: Locale, translated: (label: Label) => string | undefined): void => {
  translations[locale] = translated
}

/** A label in one language, with its values filled in. Falls back to English. */
export const textIn = (label: Label, locale: Locale, values?: TextValues): string => {
  const written: { readonly [locale: Locale]: string | undefined } = label
  return fillText(written[locale] ?? translations[locale]?.(label) ?? label.en, values)
}
