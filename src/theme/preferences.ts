import Cookies from 'js-cookie'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/declaration/emitter'
import { parseColour } from './colour'
import { defaultPrimary, defaultSize, type Mode, sizeNames } from './tokens'

const lifetimeDays = 365

type Choices<T extends string> = readonly T[] | ((remembered: string) => T | undefined)

/** A setting stored in a cookie, so that it outlives a sign-out. Stored values that are not in `choices` are ignored. */
export const createPreference = <T extends string>(cookie: string, choices: Choices<T>, initial: T) => {
  const { emit, subscribe } = createEmitter()
  const parse =
    typeof choices === 'function'
      ? choices
      : (remembered: string) => choices.find((value) => value === remembered)
  let current: T | undefined
  const change = (value: T) => {
    current = value
    emit()
  }
  return {
    read: (): T => {
      current ??= parse(Cookies.get(cookie) ?? '') ?? initial
      return current
    },
    write: (value: T): void => {
      Cookies.set(cookie, value, {
        path: '/',
        expires: lifetimeDays,
        sameSite: 'Lax',
        secure: location.protocol === 'https:',
      })
      change(value)
    },
    reset: (): void => {
      Cookies.remove(cookie, { path: '/' })
      change(initial)
    },
    subscribe,
  }
}

export type Preference<T extends string> = ReturnType<typeof createPreference<T>>

export const usePreference = <T extends string>(
  preference: Preference<T>,
): readonly [T, (value: T) => void] => [
  useSyncExternalStore(preference.subscribe, preference.read),
  preference.write,
]

export type Switch = '1' | '0'

export const createSwitch = (cookie: string, initial: boolean): Preference<Switch> =>
  createPreference<Switch>(cookie, ['1', '0'], initial ? '1' : '0')

export const useSwitch = (preference: Preference<Switch>): readonly [boolean, (on: boolean) => void] => {
  const [value, write] = usePreference(preference)
  return [value === '1', (on) => write(on ? '1' : '0')]
}

export const sizePreference = createPreference('size', sizeNames, defaultSize)

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = Mode | 'system'

export const appearancePreference = createPreference<Appearance>('appearance', appearances, 'system')

export const themeColourPreference = createPreference('theme', parseColour, defaultPrimary)

export const tagsViewPreference = createSwitch('tagsView', true)

export const fixedHeaderPreference = createSwitch('fixedHeader', true)

export const showSettingsPreference = createSwitch('showSettings', true)

export const sidebarLogoPreference = createSwitch('sidebarLogo', true)

/** At most one group of the sidebar is open on each level. */
export const oneGroupPreference = createSwitch('oneGroup', false)
