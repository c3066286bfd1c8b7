import { useStore } from 'react-admin'

export const ownPrefix = 'own.'

/** Begins the names of what the console notes by itself: nobody misses it where the browser keeps nothing. */
export const notedPrefix = 'noted.'

/** A user's personal setting. It survives signing out, and comes back only for the same user. */
export const useOwnSetting = <T>(name: string, otherwise: T) => useStore<T>(ownPrefix + name, otherwise)
