import type { Locale } from '@/declaration/label'
import { loadLanguage, type PageLanguage } from '../texts'
import { type AccountTexts, loadAccountTexts } from './texts'

/** A language, and what the pages beside the sign-in say in it: `texts` is the frame's, `words` their own. */
export type AccountLanguage = PageLanguage & { readonly words: AccountTexts }

/** @throws whatever loading a part of the page throws, when a pack cannot be fetched */
export async function loadAccountLanguage(locale: Locale): Promise<AccountLanguage> {
  const [language, words] = await Promise.all([loadLanguage(locale), loadAccountTexts(locale)])
  return { ...language, words }
}
