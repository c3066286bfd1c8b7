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

/** Long and rarely read, so loaded on demand. */
const agreements = {
  ...import.meta.glob<Agreement>('./*/agreement.ts', { import: 'default' }),
  ...import.meta.glob<Agreement>('./*/texts.json', { query: '?agreement', import: 'default' }),
}

/** Texts of registration, recovery and the code step; their keys begin with `account.`. Throws the import error. */
export async function loadAccountSpeech(locale: Locale): Promise<Speech> {
  const [texts, own]: readonly { readonly [key: string]: string }[] = await Promise.all([
    loadPageTexts(locale),
    packOf(packs, locale)?.() ?? {},
  ])
  return { locale, say: sayIn(locale, (key) => texts?.[key] ?? own?.[key.replace('account.', '')]) }
}

export const loadAgreement = (locale: Locale): Promise<Agreement> | undefined =>
  packOf(agreements, locale)?.()
