import type { Locale } from '@/declaration/label'
import { packOf } from './locales'

/** Texts by key, nested or not; a dot in a key separates the levels. */
export type Pack = { readonly [key: string]: unknown }

/*
 * The default language is bundled; the others are loaded on demand. In its own file, so that the first screen's texts can be
 * requested early.
 */
const packs = {
  ...import.meta.glob<Pack>(['./*/console.ts', '!./zh/*'], { import: 'default' }),
  ...import.meta.glob<Pack>('./*/texts.json', { query: '?console', import: 'default' }),
}

/** Undefined for the default language. */
export const loadPack = async (locale: Locale): Promise<Pack | undefined> => packOf(packs, locale)?.()
