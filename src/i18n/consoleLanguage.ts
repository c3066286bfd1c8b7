import type { Locale, TextValues } from '@/declaration/label'
import { defaultLocale } from './languages'
import { packOf } from './locales'
import { type Speech, sayIn } from './say'
import chinese from './zh/console'

/** Texts by key, nested or not; a dot in a key separates the levels. */
type Pack = { readonly [key: string]: unknown }

const isPack = (value: unknown): value is Pack => typeof value === 'object' && value !== null

/** The default language is bundled; the others are loaded on demand. */
const packs = {
  ...import.meta.glob<Pack>(['./*/console.ts', '!./zh/*'], { import: 'default' }),
  ...import.meta.glob<Pack>('./*/texts.json', { query: '?console', import: 'default' }),
}

/** In the order in which texts list their plural forms. */
const pluralForms: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Forms are separated by `||||`. The last one stands in for forms that a text does not have. */
const formFor = (text: string, locale: Locale, count: number): string => {
  const forms = text.split('||||')
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const used = pluralForms.filter((form) => pluralCategories.includes(form))
  return (forms[used.indexOf(rules.select(count))] ?? forms.at(-1) ?? '').trim()
}

const textAt = (pack: Pack, key: string): string | undefined => {
  let at: unknown = pack
  for (const part of key.split('.')) at = isPack(at) ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

const speechOf = (locale: Locale, pack: Pack): Speech => ({
  locale,
  say: sayIn(locale, (key: string, values?: TextValues) => {
    // Like react-admin, fall back to the default text in `_`.
    const text = textAt(pack, key) ?? (values?._ === undefined ? undefined : String(values._))
    return text?.includes('||||') ? formFor(text, locale, Number(values?.smart_count)) : text
  }),
})

export const defaultSpeech = speechOf(defaultLocale, chinese)

/** @throws the import error when the texts cannot be loaded */
export const loadSpeech = async (locale: Locale): Promise<Speech> => {
  const load = packOf(packs, locale)
  return load ? speechOf(locale, await load()) : defaultSpeech
}
