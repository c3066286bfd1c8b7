import { createContext, useContext } from 'react'
import type { Locale } from '@/declaration/label'
import type { Say, Speech } from './say'

export type { Say }

export interface Language extends Speech {
  /** Switches the language; rejects when its texts cannot be loaded. */
  readonly setLocale: (locale: Locale) => Promise<void>
}

export const LanguageContext = createContext<Language>({
  locale: '',
  say: String,
  setLocale: async () => undefined,
})

export const useLanguage = (): Language => useContext(LanguageContext)

/** The only way to get texts. The returned function changes only when the language does. */
export const useSay = (): Say => useLanguage().say

/** The current language. A newly chosen one becomes current once its texts have loaded. */
export const useLocale = (): Locale => useLanguage().locale
