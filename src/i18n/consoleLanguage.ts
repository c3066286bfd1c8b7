import type { Locale, TextValues } from '@/declaration/label'
import { loadPack, type Pack } from './consolePacks'
import { defaultLocale } from './languages'
import { type Speech, sayIn } from './say'
import chinese from './zh/console'

const isPack = (value: unknown): value is Pack => typeof value === 'object' && value !== null

/** In the order in which texts list their plural forms. */
const pluralForms: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Forms are separated by `||||`. The last one is used for missing forms. */
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
  const pack = await loadPack(locale)
  return pack ? speechOf(locale, pack) : defaultSpeech
}
