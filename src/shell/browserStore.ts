import type { Store } from 'react-admin'
import { createEmitter } from '@/declaration/emitter'
import { attempt } from '@/platform/attempt'

/** Raise it when the format of the stored values changes: browsers then discard older ones. */
const version = '1'

/** Text that is not JSON is returned as it is; readers check the type anyway. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A react-admin store in localStorage. If storage is full or blocked, values are kept until the page closes; react-admin's own
 * store throws there, in the middle of a click or of the first render.
 *
 * @param name of the entries, behind react-admin's prefix
 * @param onRefused called with the key each time a value could not be stored
 */
export const createBrowserStore = (name: string, onRefused?: (key: string) => void) => {
  const prefix = `RaStore${name}.`
  const versionKey = `${prefix}version`
  /** Set on this page, but refused by the browser. */
  const refused = new Map<string, unknown>()
  const { emit, subscribe } = createEmitter<[key: string, value: unknown]>()
  let listening = new AbortController()

  const setItem = (key: string, value: unknown) => {
    const isKept = attempt(() => {
      if (value === undefined) localStorage.removeItem(prefix + key)
      else localStorage.setItem(prefix + key, JSON.stringify(value))
      return true
    })
    if (isKept) refused.delete(key)
    else {
      refused.set(key, value)
      onRefused?.(key)
    }
    emit(key, value)
  }
  const removeItems = (start: string) => {
    const stored = attempt(() => Object.keys(localStorage)) ?? []
    const keys = stored.flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
    for (const key of new Set([...keys, ...refused.keys()]))
      if (key.startsWith(start)) setItem(key, undefined)
  }

  return {
    setup: () => {
      const known = attempt(() => localStorage.getItem(versionKey))
      if (known && known !== version) removeItems('')
      attempt(() => localStorage.setItem(versionKey, version))
      listening = new AbortController()
      // Changes made in another window.
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(prefix))
          emit(key.slice(prefix.length), newValue ? (parsed(newValue) ?? undefined) : undefined)
      }
      addEventListener('storage', hear, { signal: listening.signal })
    },
    teardown: () => listening.abort(),
    // The interface lets callers name the type; they check what they get.
    getItem: <T>(key: string, otherwise?: T) => {
      if (refused.has(key)) return (refused.get(key) ?? otherwise) as T
      const text = attempt(() => localStorage.getItem(prefix + key)) ?? undefined
      return text === undefined ? otherwise : (parsed(text) as T)
    },
    setItem,
    removeItem: (key: string) => setItem(key, undefined),
    removeItems,
    reset: () => removeItems(''),
    subscribe: (key: string, callback: (value: unknown) => void) =>
      subscribe((changed, value) => {
        if (changed === key) callback(value)
      }),
  } satisfies Store
}
