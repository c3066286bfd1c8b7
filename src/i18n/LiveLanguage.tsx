import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { I18nContext, type I18nProvider, useNotify, useStoreContext } from 'react-admin'
import { defaultSpeech, loadSpeech } from './consoleLanguage'
import { defaultLocale } from './languages'
import type { Speech } from './say'
import { type Language, LanguageContext } from './useSay'

const localeKey = 'locale'

/** Makes react-admin's own hooks use the same texts. */
const adminSide = ({ locale, say, setLocale }: Language): I18nProvider => ({
  translate: say,
  getLocale: () => locale,
  changeLocale: async (wanted) => setLocale(wanted),
})

interface SpokenProps {
  speech?: Speech
  setLocale?: Language['setLocale']
  children: ReactNode
}

const stay = async () => undefined

export const Spoken = ({ speech = defaultSpeech, setLocale = stay, children }: SpokenProps) => {
  const language = useMemo(() => ({ ...speech, setLocale }), [speech, setLocale])
  const admin = useMemo(() => adminSide(language), [language])
  return (
    <LanguageContext value={language}>
      <I18nContext value={admin}>{children}</I18nContext>
    </LanguageContext>
  )
}

/**
 * Provides the texts in the language of react-admin's store. A chosen language re-renders texts in place, so input and open
 * panels survive; react-admin would remount the tree, so its core gets {@link silentI18nProvider}. If texts fail to load, the
 * error is reported and the current language stays.
 */
export const LiveLanguage = ({ children }: { children: ReactNode }) => {
  const store = useStoreContext()
  const notify = useNotify()
  const [speech, speak] = useState(() =>
    store.getItem(localeKey, defaultLocale) === defaultLocale ? defaultSpeech : undefined,
  )

  const giveUp = useEffectEvent(() => {
    notify('ra.notification.i18n_error', { type: 'error' })
    // On the first load nothing is on the screen yet; keep the remembered language for the next visit.
    if (speech) store.setItem(localeKey, speech.locale)
    else speak(defaultSpeech)
  })

  useEffect(() => {
    let wanted: string | undefined
    const change = async (locale: string = defaultLocale) => {
      wanted = locale
      try {
        const next = await loadSpeech(locale)
        if (wanted === locale) speak((last) => (last?.locale === locale ? last : next))
      } catch {
        if (wanted === locale) giveUp()
      }
    }
    void change(store.getItem(localeKey))
    const unsubscribe = store.subscribe(localeKey, change)
    return () => {
      wanted = undefined
      unsubscribe()
    }
  }, [store])

  const setLocale = useMemo(() => async (locale: string) => store.setItem(localeKey, locale), [store])

  return (
    speech && (
      <Spoken speech={speech} setLocale={setLocale}>
        {children}
      </Spoken>
    )
  )
}

/** For react-admin's core, which remounts its tree, losing input, when its provider's language differs from the remembered one. */
export const silentI18nProvider = (remembered: () => string): I18nProvider => ({
  translate: (key) => key,
  changeLocale: async () => undefined,
  getLocale: remembered,
})
