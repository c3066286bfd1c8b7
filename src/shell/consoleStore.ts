import type { Store } from 'react-admin'
import { createEmitter } from '@/declaration/emitter'
import { isLocale } from '@/i18n/locales'
import { storeName } from '@/platform/firstCall'
import { currentLocale, rememberLocale } from '@/platform/language'
import { isLeaving, onForget, takeForeignMemory } from '@/platform/leaving'
import { ownHash } from '@/platform/windowSession'
import { notedPrefix, ownPrefix } from '@/screens/ownSettings'
import { createBrowserStore } from './browserStore'
import { forgetTabs } from './tabs/tabMemory'

/** For personal settings. */
const peopleKey = 'open-platform-people'

const localeKey = 'locale'

let isTold = false

/** Tells the operator, once per page, that their settings will be lost when the page closes. */
const tellNotKept = (key: string) => {
  if (isTold || key.includes(`.${ownPrefix}${notedPrefix}`)) return
  isTold = true
  import('./notices/notKept').then(
    ({ tellSettingsNotKept }) => tellSettingsNotKept(),
    () => {
      isTold = false
    },
  )
}

/** Lists of the last visit are forgotten at sign-out; personal settings are kept per operator; the language is in its cookie. */
export const createConsoleStore = (): Store => {
  const browser = createBrowserStore(storeName)
  const people = createBrowserStore(peopleKey, tellNotKept)
  const locales = createEmitter<[locale: string]>()
  /** Without a name from the platform it could be anyone, so nothing outlives the sign-out. */
  const placeOf = (key: string): readonly [store: Store, key: string] => {
    const mark = ownHash()
    return key.startsWith(ownPrefix) && mark !== '' ? [people, `${mark}.${key}`] : [browser, key]
  }
  // Runs at sign-out and before another operator sees anything, so that nothing is left over for them.
  const reset = () => {
    browser.reset()
    forgetTabs()
  }
  onForget(reset)
  if (takeForeignMemory()) reset()
  return {
    ...browser,
    setup: () => {
      browser.setup()
      people.setup()
    },
    teardown: () => {
      browser.teardown()
      people.teardown()
    },
    reset,
    // The interface lets the caller name the type; this key only has one.
    getItem: <T>(key: string, otherwise?: T) => {
      if (key === localeKey) return currentLocale() as T
      const [store, name] = placeOf(key)
      return store.getItem<T>(name, otherwise)
    },
    setItem: <T>(key: string, value: T) => {
      if (key === localeKey) {
        if (!isLocale(value)) return
        rememberLocale(value)
        locales.emit(value)
        return
      }
      // Removed entries must stay removed while we leave, however long the next page takes to load.
      if (isLeaving()) return
      const [store, name] = placeOf(key)
      store.setItem(name, value)
    },
    removeItem: (key) => {
      const [store, name] = placeOf(key)
      store.removeItem(name)
    },
    subscribe: (key, callback) => {
      if (key === localeKey) return locales.subscribe(callback)
      const [store, name] = placeOf(key)
      return store.subscribe(name, callback)
    },
  }
}
