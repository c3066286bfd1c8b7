import type { Locale, TextValues } from '@/declaration/label'
import { defaultLocale } from './languages'
import { packOf } from './locales'
import { type Speech, sayIn } from './say'
import chinese from './zh/console'

/** Texts by key, and more of the same one level down, where a dot in a key leads. */
type Pack = { readonly [key: string]: unknown }

const isPack = (value: unknown): value is Pack => typeof value === 'object' && value !== null

/** The default language comes with the console, the others are fetched when they are wanted. */
const packs = {
  ...import.meta.glob<Pack>(['./*/console.ts', '!./zh/*'], { import: 'default' }),
  ...import.meta.glob<Pack>('./*/texts.json', { query: '?console', import: 'default' }),
}

/** In the order in which a text lists its plural forms. */
const pluralForms: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Forms are separated by `||||`. A text with fewer than the language has ends with the form for all other numbers. */
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
    // As react-admin gives a text for a key that may have none.
    const text = textAt(pack, key) ?? (values?._ === undefined ? undefined : String(values._))
    return text?.includes('||||') ? formFor(text, locale, Number(values?.smart_count)) : text
  }),
})

export const defaultSpeech = speechOf(defaultLocale, chinese)

/** @throws whatever kept the texts from arriving */
export const loadSpeech = async (locale: Locale): Promise<Speech> => {
  const load = packOf(packs, locale)
  return load ? speechOf(locale, await load()) : defaultSpeech
}
