import { useStore } from 'react-admin'

/** Prefix of keys for users' personal settings. */
export const ownPrefix = 'own.'

/**
 * A user's personal setting: saved filters, columns, density. Unlike other stored state it survives signing out, and comes
 * back only for the same user.
 */
export const useOwnSetting = <T>(name: string, otherwise: T) => useStore<T>(ownPrefix + name, otherwise)
