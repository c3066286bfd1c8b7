import { useStore } from 'react-admin'

export const ownPrefix = 'own.'

/** Prefix for things the console notes by itself. Nobody misses them if the browser does not keep them. */
export const notedPrefix = 'noted.'

/** A user's personal setting. It survives signing out, and comes back only for the same user. */
export const useOwnSetting = <T>(name: string, otherwise: T) => useStore<T>(ownPrefix + name, otherwise)
