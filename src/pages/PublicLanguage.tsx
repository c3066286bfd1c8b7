import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/declaration/label'
import type { Speech } from '@/i18n/say'
import { LanguageContext } from '@/i18n/useSay'
import { rememberLocale, showPageLanguage } from '@/platform/language'
import { showPage } from './root'

type LoadSpeech = (locale: Locale) => Promise<Speech>

type PublicLanguageProps = { initial: Speech; load: LoadSpeech; children: ReactNode }

/**
 * The language of a public page. It changes, and is remembered, when its texts are there, and to the one that was asked for
 * last; when they cannot be fetched the page stays as it is, and the change fails.
 */
export function PublicLanguage({ initial, load, children }: PublicLanguageProps) {
  const [speech, speak] = useState(initial)
  const wanted = useRef(initial.locale)
  useEffect(() => showPageLanguage(speech.locale), [speech])
  const setLocale = async (locale: Locale) => {
    wanted.current = locale
    const next = await load(locale)
    if (wanted.current !== locale) return
    rememberLocale(locale)
    speak(next)
  }
  // Rendered only when the language changes, so that nothing need be memoised.
  return <LanguageContext value={{ ...speech, setLocale }}>{children}</LanguageContext>
}

/**
 * Shows a page that needs no session.
 *
 * @param initial the language it begins in
 * @param load fetches another
 */
export function showPublicPage(page: ReactNode, initial: Speech, load: LoadSpeech): void {
  showPage(PublicLanguage, { initial, load, children: page })
}
