import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { I18nContext, type I18nProvider, useNotify, useStoreContext } from 'react-admin'
import { defaultSpeech, loadSpeech } from './consoleLanguage'
import { defaultLocale } from './languages'
import type { Speech } from './say'
import { type Language, LanguageContext } from './useSay'

/** Where react-admin's `useLocaleState` keeps the language. */
const localeKey = 'locale'

/** react-admin's own hooks read the same texts. */
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

/** Everything in it is in one language, react-admin's hooks included. */
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
 * Provides the texts in the language that react-admin's store holds. When another one is chosen and its texts have
 * arrived, everything that shows a text renders again in place: what is typed, selected and open stays. react-admin
 * itself would remount the whole tree; {@link silentI18nProvider}, which its core is given, keeps it from that.
 *
 * Nothing is drawn before the first language is there. Texts that do not arrive are reported, and the language on the
 * screen stays.
 */
export const LiveLanguage = ({ children }: { children: ReactNode }) => {
  const store = useStoreContext()
  const notify = useNotify()
  const [speech, speak] = useState(() =>
    store.getItem(localeKey, defaultLocale) === defaultLocale ? defaultSpeech : undefined,
  )

  const giveUp = useEffectEvent(() => {
    notify('ra.notification.i18n_error', { type: 'error' })
    // At the start no other language is on the screen yet; the next visit tries the remembered one again.
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

/**
 * What react-admin's core is given: it says nothing, and is always in the remembered language. The core remounts its whole
 * tree, and loses what is typed in it, as soon as the remembered language is not that of its provider.
 *
 * @param remembered reads the language that react-admin's store holds
 */
export const silentI18nProvider = (remembered: () => string): I18nProvider => ({
  translate: (key) => key,
  changeLocale: async () => undefined,
  getLocale: remembered,
})
