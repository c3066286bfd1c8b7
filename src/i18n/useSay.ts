import { createContext, useContext } from 'react'
import type { Locale } from '@/declaration/label'
import type { Say, Speech } from './say'

export type { Say }

/** The language on the screen. */
export interface Language extends Speech {
  /** Changes to another language; rejects when its texts cannot be fetched. */
  readonly setLocale: (locale: Locale) => Promise<void>
}

export const LanguageContext = createContext<Language>({
  locale: '',
  say: String,
  setLocale: async () => undefined,
})

export const useLanguage = (): Language => useContext(LanguageContext)

/** The one way to texts. What it returns changes with the language on the screen, and only with it. */
export const useSay = (): Say => useLanguage().say

/** The language on the screen. A chosen language is not on it before its texts are there. */
export const useLocale = (): Locale => useLanguage().locale
