import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'

const days = 365

/** A choice of the operator that is remembered in a cookie, so that it outlives a sign-out (specification §4). */
export interface Preference<T extends string> {
  readonly read: () => T
  readonly write: (value: T) => void
  /** Back to what holds without a choice. */
  readonly reset: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What may be chosen: one of a few values, or whatever this reads out of a remembered text. */
type Choices<T extends string> = readonly T[] | ((remembered: string) => T | undefined)

/**
 * @param cookie name of the cookie
 * @param choices what may be chosen; anything else found in the cookie counts as not chosen
 * @param initial what holds until something is chosen
 */
export const createPreference = <T extends string>(
  cookie: string,
  choices: Choices<T>,
  initial: T,
): Preference<T> => {
  const listeners = new Set<() => void>()
  const parse =
    typeof choices === 'function'
      ? choices
      : (remembered: string) => choices.find((value) => value === remembered)
  let current: T | undefined
  const change = (value: T) => {
    current = value
    for (const listener of listeners) listener()
  }
  return {
    read: () => {
      current ??= parse(Cookies.get(cookie) ?? '') ?? initial
      return current
    },
    write: (value) => {
      Cookies.set(cookie, value, {
        path: '/',
        expires: days,
        sameSite: 'Lax',
        secure: location.protocol === 'https:',
      })
      change(value)
    },
    reset: () => {
      Cookies.remove(cookie, { path: '/' })
      change(initial)
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

/** On (1) or off (0). */
export type Switch = '1' | '0'

/** A preference that is on or off. */
export const createSwitch = (cookie: string, initial: boolean): Preference<Switch> =>
  createPreference<Switch>(cookie, ['1', '0'], initial ? '1' : '0')

/** Whether a switch is on, and the way to turn it. */
export const useSwitch = (preference: Preference<Switch>): readonly [boolean, (on: boolean) => void] => {
  const [value, write] = usePreference(preference)
  return [value === '1', (on) => write(on ? '1' : '0')]
}
