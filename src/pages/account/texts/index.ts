import type { Locale } from '@/declaration/label'
import { type AccountTexts, zh } from './zh'

export type { AccountTexts }

const packs: Readonly<Record<Locale, () => Promise<AccountTexts>>> = {
  zh: async () => zh,
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
}

/** @throws whatever loading a part of the page throws, when the pack cannot be fetched */
export const loadAccountTexts = (locale: Locale): Promise<AccountTexts> => packs[locale]()
