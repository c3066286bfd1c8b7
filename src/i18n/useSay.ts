import { useCallback } from 'react'
import type { Label } from '@/declaration/label'
import { useConsoleLocale } from './useLocalised'

/** Says a text in the language on the screen, with `{name}` in it replaced by the value of that name. */
export type Say = (text: Label, values?: Readonly<Record<string, string | number>>) => string

/**
 * For pages that are fetched late and bring their texts with them: those are no part of the packs, which are there before
 * the first page.
 */
export const useSay = (): Say => {
  const locale = useConsoleLocale()
  return useCallback(
    (text, values = {}) =>
      text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    [locale],
  )
}
