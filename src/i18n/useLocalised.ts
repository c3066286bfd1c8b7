import { useCallback } from 'react'
import { useI18nProvider } from 'react-admin'
import type { Label, Locale } from '@/declaration/label'
import { defaultLocale, isLocale } from './locale'

/**
 * The language on the screen. It is asked of the translations and not of react-admin's `useLocale`, which already names
 * the next language while its pack is still on the way: labels and texts change in the same frame.
 */
export const useConsoleLocale = (): Locale => {
  const locale = useI18nProvider().getLocale()
  return isLocale(locale) ? locale : defaultLocale
}

/** The function that picks a label's text in the language on the screen, for lists of labels. */
export const useLocalise = (): ((label: Label) => string) => {
  const locale = useConsoleLocale()
  return useCallback((label: Label) => label[locale], [locale])
}

/** The text of one label in the language on the screen. */
export const useLocalised = (label: Label): string => label[useConsoleLocale()]
