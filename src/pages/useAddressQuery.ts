import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The query of the address, which says where to go after signing in. A document is built without one. */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  )
