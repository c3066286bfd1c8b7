import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/declaration/label'
import { rememberLocale, showPageLanguage } from '@/platform/language'
import type { PageLanguage } from './texts'

/**
 * The language of a public page, and the function that changes and remembers it. The page changes when the texts
 * are there, and to the language that was asked for last; when they cannot be had it stays as it is, and the change fails.
 */
export function usePageLanguage<Language extends PageLanguage>(
  initial: Language,
  load: (locale: Locale) => Promise<Language>,
): [Language, (locale: Locale) => Promise<void>] {
  const [language, setLanguage] = useState(initial)
  const wanted = useRef(initial.locale)
  useEffect(() => showPageLanguage(language.locale), [language])
  const change = useCallback(
    async (locale: Locale) => {
      wanted.current = locale
      const next = await load(locale)
      if (wanted.current !== locale) return
      rememberLocale(locale)
      setLanguage(next)
    },
    [load],
  )
  return [language, change]
}
