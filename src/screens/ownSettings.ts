import { useStore } from 'react-admin'

/** Begins the keys of what people have set up for themselves. */
export const ownPrefix = 'own.'

/**
 * Something that people set up for themselves: saved filters, columns, density. Unlike all else that is remembered of
 * them it outlives a sign-out, and comes back with the same person alone.
 */
export const useOwnSetting = <T>(name: string, otherwise: T) => useStore<T>(ownPrefix + name, otherwise)
