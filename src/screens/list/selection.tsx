import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import type { Identifier, RaRecord } from 'react-admin'
import { createEmitter } from '@/declaration/emitter'

type Records = ReadonlyMap<Identifier, RaRecord>

type Selection = ReturnType<typeof createSelection>

/**
 * Creates a list's ticked records, across all its pages; rows subscribe only to their own tick. It lives as long as the
 * screen: ticks are not carried over from another session or window.
 */
const createSelection = () => {
  let chosen: Records = new Map()
  const { emit, subscribe } = createEmitter()
  const become = (next: Records) => {
    if (next === chosen || (next.size === 0 && chosen.size === 0)) return
    chosen = next
    emit()
  }
  return {
    records: () => chosen,
    has: (id: Identifier) => chosen.has(id),
    add: (records: readonly RaRecord[]) =>
      become(new Map([...chosen, ...records.map((record) => [record.id, record] as const)])),
    remove: (ids: readonly Identifier[]) => {
      if (!ids.some((id) => chosen.has(id))) return
      const next = new Map(chosen)
      for (const id of ids) next.delete(id)
      become(next)
    },
    replace: (records: readonly RaRecord[]) => become(new Map(records.map((record) => [record.id, record]))),
    clear: () => become(new Map()),
    subscribe,
  }
}

const SelectionContext = createContext<Selection | undefined>(undefined)

/** Gives a list, and its bars and dialogs, a shared selection. */
export const SelectionProvider = ({ children }: { children: ReactNode }) => {
  const [selection] = useState(createSelection)
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

const none = createSelection()

/** The surrounding list's selection. Empty and unused in a detail that is a page. */
export const useSelection = (): Selection => useContext(SelectionContext) ?? none

/** The ticked records; re-renders on every change. */
export const useSelectedRecords = (): Records => {
  const { subscribe, records } = useSelection()
  return useSyncExternalStore(subscribe, records)
}

/** Whether a record is ticked; re-renders only when that changes. */
export const useSelected = (id: Identifier): boolean => {
  const { subscribe, has } = useSelection()
  return useSyncExternalStore(subscribe, () => has(id))
}
