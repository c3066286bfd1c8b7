import { createContext, useContext } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import type { ListState } from './useListState'

/** A list's state, and how to open things over it. */
export interface ListScreenState extends ListState {
  /** The address of a record's detail, for a new window; undefined if the area has none. */
  readonly hrefOf: (id: Identifier) => string | undefined
  /** Opens a record's detail over the list. */
  readonly open: (id: Identifier, options?: { replace: boolean }) => void
  /** Opens the form for a new record. */
  readonly create: () => void
  /** Closes what is open over the list. */
  readonly close: () => void
  /** A record's title. */
  readonly nameOf: (record: RaRecord) => string
}

const ListContext = createContext<ListScreenState | undefined>(undefined)

export const ListStateProvider = ListContext.Provider

/** @throws Error outside a list */
export const useList = (): ListScreenState => {
  const state = useContext(ListContext)
  if (!state) throw new Error('this belongs inside a list')
  return state
}
