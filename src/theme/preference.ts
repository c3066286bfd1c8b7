import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'

const days = 365

/** A choice of the operator that is remembered in a cookie, so that it outlives a sign-out (specification §4). */
export interface Preference<T extends string> {
  readonly read: () => T
  readonly write: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * @param cookie name of the cookie
 * @param values what may be chosen; anything else found in the cookie counts as not chosen
 * @param initial what holds until something is chosen
 */
export const createPreference = <T extends string>(
  cookie: string,
  values: readonly T[],
  initial: T,
): Preference<T> => {
  const listeners = new Set<() => void>()
  let current: T | undefined
  const remembered = (): T => {
    const found = Cookies.get(cookie)
    return values.find((value) => value === found) ?? initial
  }
  return {
    read: () => {
      current ??= remembered()
      return current
    },
    write: (value) => {
      current = value
      Cookies.set(cookie, value, {
        path: '/',
        expires: days,
        sameSite: 'Lax',
        secure: location.protocol === 'https:',
      })
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The chosen value and the way to choose another; every reader draws itself anew at once. */
export const usePreference = <T extends string>(
  preference: Preference<T>,
): readonly [T, (value: T) => void] => [
  useSyncExternalStore(preference.subscribe, preference.read),
  preference.write,
]
