import type { Locale } from '@/declaration/label'
import { packOf } from './locales'
import { loadPageTexts } from './pageTexts'
import { type Speech, sayIn } from './say'
import type { AccountTexts } from './zh/account'
import type { Agreement } from './zh/agreement'

const packs = {
  ...import.meta.glob<AccountTexts>('./*/account.ts', { import: 'default' }),
  ...import.meta.glob<AccountTexts>('./*/texts.json', { query: '?account', import: 'default' }),
}

/** Long, and read by few: fetched when somebody wants to read them. */
const agreements = {
  ...import.meta.glob<Agreement>('./*/agreement.ts', { import: 'default' }),
  ...import.meta.glob<Agreement>('./*/texts.json', { query: '?agreement', import: 'default' }),
}

/**
 * What the pages beside the sign-in say in a language, and the sign-in's code step: their own keys begin with `account.`,
 * those without a dot are the sign-in page's.
 *
 * @throws whatever loading a part of the page throws, when the texts cannot be fetched
 */
export async function loadAccountSpeech(locale: Locale): Promise<Speech> {
  const [texts, own]: readonly { readonly [key: string]: string }[] = await Promise.all([
    loadPageTexts(locale),
    packOf(packs, locale)?.() ?? {},
  ])
  return { locale, say: sayIn(locale, (key) => texts?.[key] ?? own?.[key.replace('account.', '')]) }
}

/** The terms of service. @throws as {@link loadAccountSpeech} */
export const loadAgreement = (locale: Locale): Promise<Agreement> | undefined =>
  packOf(agreements, locale)?.()
