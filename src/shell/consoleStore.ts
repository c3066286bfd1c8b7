import { localStorageStore, type Store } from 'react-admin'
import { isLocale } from '@/i18n/locale'
import { currentLocale, rememberLocale } from '@/platform/language'
import { isLeaving, takeStrangeMemory, whenForgotten } from '@/platform/leaving'
import { forgetTabs } from './tabs/tabMemory'

/** A change of it forgets what browsers hold of lists and columns: raise it when their form changes. */
const version = '1'
/** Keeps the entries apart from those of another console on the same origin. */
const appKey = 'open-platform-console'

const localeKey = 'locale'

/**
 * What react-admin remembers of lists: filters, columns, selections. The language is the exception: it lives in its cookie
 * (specification §4), so that the reset at each sign-out leaves it alone.
 */
export const createConsoleStore = (): Store => {
  const browser = localStorageStore(version, appKey)
  const listeners = new Set<(locale: string) => void>()
  // At each sign-out, and before another operator sees anything: nothing of this one is left for the next.
  const reset = () => {
    browser.reset()
    forgetTabs()
  }
  whenForgotten(reset)
  if (takeStrangeMemory()) reset()
  return {
    ...browser,
    reset,
    // The interface lets the reader name the type; of this key there is only one.
    getItem: <T>(key: string, otherwise?: T) =>
      key === localeKey ? (currentLocale() as T) : browser.getItem<T>(key, otherwise),
    setItem: <T>(key: string, value: T) => {
      if (key === localeKey) {
        if (!isLocale(value)) return
        rememberLocale(value)
        for (const listener of listeners) listener(value)
        return
      }
      // What was forgotten on the way out stays forgotten, however long the next page takes to arrive.
      if (isLeaving()) return
      try {
        browser.setItem(key, value)
      } catch {
        // A full or forbidden storage costs the memory of a column, not the page.
      }
    },
    subscribe: (key, callback) => {
      if (key !== localeKey) return browser.subscribe(key, callback)
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
}
