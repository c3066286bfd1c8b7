import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { I18nContext, type I18nProvider, useNotify, useStoreContext } from 'react-admin'
import { createI18nProvider } from './i18nProvider'
import { defaultLocale } from './locale'

/** Where react-admin's `useLocaleState` keeps the language. */
const localeKey = 'locale'

const speaking = async (locale: string): Promise<I18nProvider> => {
  const provider = createI18nProvider()
  await provider.changeLocale(locale)
  return provider
}

/**
 * Provides the texts in the language that react-admin's store holds. When another is chosen, and its pack has arrived,
 * everything that shows a text is drawn anew in place: what is typed, selected and open stays. The core's own way makes
 * the whole tree anew; it is kept from that by `silentI18nProvider`, inside which this stands.
 *
 * Nothing is drawn before the first language is there. A pack that does not arrive is reported, and the language on the
 * screen stays.
 */
export const LiveLanguage = ({ children }: { children: ReactNode }) => {
  const store = useStoreContext()
  const notify = useNotify()
  const [spoken, speak] = useState(() =>
    store.getItem(localeKey, defaultLocale) === defaultLocale ? createI18nProvider() : undefined,
  )

  const giveUp = useEffectEvent(() => {
    notify('ra.notification.i18n_error', { type: 'error' })
    // At the start no other language is on the screen yet; the next visit tries the remembered one again.
    if (spoken) store.setItem(localeKey, spoken.getLocale())
    else speak(createI18nProvider())
  })

  useEffect(() => {
    let wanted: string | undefined
    const change = async (locale: string = defaultLocale) => {
      wanted = locale
      try {
        const next = await speaking(locale)
        if (wanted === locale) speak((last) => (last?.getLocale() === locale ? last : next))
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

  return spoken ? <I18nContext value={spoken}>{children}</I18nContext> : null
}
