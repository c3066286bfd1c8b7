import type { Locale } from '@/declaration/label'
import { packOf } from './locales'
import type { ExplainTexts } from './zh/explain'

const packs = {
  ...import.meta.glob<ExplainTexts>('./*/explain.ts', { import: 'default' }),
  ...import.meta.glob<ExplainTexts>('./*/texts.json', { query: '?explain', import: 'default' }),
}

/** Explain's texts in one language. Throws the import error. */
export const loadExplainTexts = async (locale: Locale): Promise<ExplainTexts> => {
  const load = packOf(packs, locale) ?? packOf(packs, 'en')
  if (!load) throw new Error(`no texts in ${locale}`)
  return load()
}
