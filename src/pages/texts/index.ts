import type { Locale } from '@/declaration/label'
import { type Texts, zh } from './zh'

export type { Texts }

/** A language and what the public pages say in it. */
export type PageLanguage = { readonly locale: Locale; readonly texts: Texts }

/** The texts of a language. Those other than Chinese are fetched when they are wanted. */
const packs: Readonly<Record<Locale, () => Promise<Texts>>> = {
  zh: async () => zh,
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
}

/** @throws whatever loading a part of the page throws, when the pack cannot be fetched */
export async function loadLanguage(locale: Locale): Promise<PageLanguage> {
  return { locale, texts: await packs[locale]() }
}
