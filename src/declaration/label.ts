/** The languages of the console; Chinese is the default. */
export const locales = ['zh', 'en', 'es'] as const
export type Locale = (typeof locales)[number]

/** A text in every language of the console. */
export type Label = { readonly [L in Locale]: string }

/**
 * Makes a label from its Chinese, English and Spanish text.
 *
 * @example l('授权商家', 'Authorised merchants', 'Comercios autorizados')
 */
export const l = (zh: string, en: string, es: string): Label => ({ zh, en, es })
