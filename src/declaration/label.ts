/** The languages of the console. Chinese is the default (specification §9). */
export const locales = ['zh', 'en', 'es'] as const
export type Locale = (typeof locales)[number]

/** A name in every language of the console. The type makes a missing language a compile error. */
export type Label = { readonly [L in Locale]: string }

/**
 * Names something in the three languages, in the order Chinese, English, Spanish.
 *
 * @example l('授权商家', 'Authorised merchants', 'Comercios autorizados')
 */
export const l = (zh: string, en: string, es: string): Label => ({ zh, en, es })
