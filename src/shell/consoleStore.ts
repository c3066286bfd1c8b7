import { localStorageStore, type Store } from 'react-admin'
import { isLocale } from '@/i18n/locales'
import { currentLocale, rememberLocale } from '@/platform/language'
import { isLeaving, onForget, takeForeignMemory } from '@/platform/leaving'
import { ownHash } from '@/platform/windowSession'
import { ownPrefix } from '@/screens/ownSettings'
import { forgetTabs } from './tabs/tabMemory'

/** A change of it forgets what browsers hold of lists and columns: raise it when their form changes. */
const version = '1'
/** Keeps the entries apart from those of another console on the same origin. */
const appKey = 'open-platform-console'
/** Of what people have set up for themselves. It must not begin with the other, whose reset forgets all that does. */
const peopleKey = 'open-platform-people'

const localeKey = 'locale'

/**
 * What react-admin remembers of lists. The filters and pages of the last visit go at each sign-out; what people have set
 * up for themselves is kept under the mark of each, and nobody else sees it. The language lives in its cookie, so that
 * nothing of this touches it.
 */
export const createConsoleStore = (): Store => {
  const browser = localStorageStore(version, appKey)
  const people = localStorageStore(version, peopleKey)
  const listeners = new Set<(locale: string) => void>()
  /** Where an entry lies. One whom the platform does not name may be anybody: nothing of theirs is kept. */
  const placeOf = (key: string): readonly [store: Store, key: string] => {
    const mark = ownHash()
    return key.startsWith(ownPrefix) && mark !== '' ? [people, `${mark}.${key}`] : [browser, key]
  }
  // At each sign-out, and before another operator sees anything: nothing of this one is left for the next.
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
    // The interface lets the reader name the type; of this key there is only one.
    getItem: <T>(key: string, otherwise?: T) => {
      if (key === localeKey) return currentLocale() as T
      const [store, name] = placeOf(key)
      return store.getItem<T>(name, otherwise)
    },
    setItem: <T>(key: string, value: T) => {
      if (key === localeKey) {
        if (!isLocale(value)) return
        rememberLocale(value)
        for (const listener of listeners) listener(value)
        return
      }
      // What was forgotten on the way out stays forgotten, however long the next page takes to arrive.
      if (isLeaving()) return
      const [store, name] = placeOf(key)
      try {
        store.setItem(name, value)
      } catch {
        // A full or forbidden storage costs the memory of a column, not the page.
      }
    },
    removeItem: (key) => {
      const [store, name] = placeOf(key)
      store.removeItem(name)
    },
    subscribe: (key, callback) => {
      if (key !== localeKey) {
        const [store, name] = placeOf(key)
        return store.subscribe(name, callback)
      }
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
}
