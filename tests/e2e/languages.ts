import type { BrowserContext } from '@playwright/test'
import accountEn from '../../src/i18n/en/account'
import en from '../../src/i18n/en/console'
import publicEn from '../../src/i18n/en/pages'
import accountEs from '../../src/i18n/es/account'
import es from '../../src/i18n/es/console'
import publicEs from '../../src/i18n/es/pages'
import accountZh from '../../src/i18n/zh/account'
import zh from '../../src/i18n/zh/console'
import publicZh from '../../src/i18n/zh/pages'

/** The texts of the console and its public pages, in each language. */
export const languages = [
  { language: 'zh', console: zh.console, ra: zh.ra, account: accountZh, public: publicZh },
  { language: 'en', console: en.console, ra: en.ra, account: accountEn, public: publicEn },
  { language: 'es', console: es.console, ra: es.ra, account: accountEs, public: publicEs },
] as const

export type Words = (typeof languages)[number]

/** Sets the language as an earlier visit would. */
export const speak = (context: BrowserContext, url: string, { language }: Words) =>
  context.addCookies([{ name: 'language', value: language, url }])

/**
 * Whether a story runs in a language: each runs in Chinese and, in turn, in one of the others. Languages only differ in their
 * texts, and every text of a screen is checked in each (`screens.spec.ts`).
 */
export const isLogged = ({ language }: Words, story: number): boolean =>
  language === 'zh' || language === (story % 2 === 0 ? 'en' : 'es')
