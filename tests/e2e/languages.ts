import type { BrowserContext } from '@playwright/test'
import en from '../../src/i18n/en'
import es from '../../src/i18n/es'
import zh from '../../src/i18n/zh'
import { en as accountEn } from '../../src/pages/account/texts/en'
import { es as accountEs } from '../../src/pages/account/texts/es'
import { zh as accountZh } from '../../src/pages/account/texts/zh'
import { en as publicEn } from '../../src/pages/texts/en'
import { es as publicEs } from '../../src/pages/texts/es'
import { zh as publicZh } from '../../src/pages/texts/zh'

/** What the console and its public pages say, in each language. */
export const languages = [
  { language: 'zh', console: zh.console, ra: zh.ra, account: accountZh, public: publicZh },
  { language: 'en', console: en.console, ra: en.ra, account: accountEn, public: publicEn },
  { language: 'es', console: es.console, ra: es.ra, account: accountEs, public: publicEs },
] as const

export type Words = (typeof languages)[number]

/** The language that an earlier visit chose. */
export const speak = (context: BrowserContext, url: string, { language }: Words) =>
  context.addCookies([{ name: 'language', value: language, url }])

/**
 * Whether a story is told in a language: each is in Chinese and, in turn, in one of the others. What differs between these
 * is their words alone, and every text of a screen is looked at in each (`screens.spec.ts`).
 */
export const isLogged = ({ language }: Words, story: number): boolean =>
  language === 'zh' || language === (story % 2 === 0 ? 'en' : 'es')
