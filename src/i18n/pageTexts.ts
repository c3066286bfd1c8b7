import type { Locale } from '@/declaration/label'
import { type Speech, sayIn } from './say'
import chinese, { type Texts } from './zh/pages'

/** Chinese is the default language and comes with the sign-in page. */
const packs = import.meta.glob<Texts>(['./*/pages.ts', '!./zh/*'], { import: 'default' })
const tables = import.meta.glob<Texts>('./*/texts.json', { query: '?pages', import: 'default' })

/**
 * What the sign-in page says in a language. Its keys have no dot.
 *
 * @throws whatever loading a part of the page throws, when the texts cannot be fetched
 */
export const loadPageTexts = async (locale: Locale): Promise<Texts> =>
  (await (packs[`./${locale}/pages.ts`] ?? tables[`./${locale}/texts.json`])?.()) ?? chinese

/** @throws as {@link loadPageTexts} */
export async function loadPageSpeech(locale: Locale): Promise<Speech> {
  const texts: { readonly [key: string]: string } = await loadPageTexts(locale)
  return { locale, say: sayIn(locale, (key) => texts[key]) }
}
