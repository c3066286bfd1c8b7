import type { Locale } from '@/declaration/label'
import { type Speech, sayIn } from './say'
import chinese, { type Texts } from './zh/pages'

/** Chinese, the default, is bundled with the sign-in page. */
const packs = import.meta.glob<Texts>(['./*/pages.ts', '!./zh/*'], { import: 'default' })
const tables = import.meta.glob<Texts>('./*/texts.json', { query: '?pages', import: 'default' })

/** Texts of the sign-in page. Their keys have no dot. Throws the import error when the texts cannot be loaded. */
export const loadPageTexts = async (locale: Locale): Promise<Texts> =>
  (await (packs[`./${locale}/pages.ts`] ?? tables[`./${locale}/texts.json`])?.()) ?? chinese

/** @throws as {@link loadPageTexts} */
export async function loadPageSpeech(locale: Locale): Promise<Speech> {
  const texts: { readonly [key: string]: string } = await loadPageTexts(locale)
  return { locale, say: sayIn(locale, (key) => texts[key]) }
}
