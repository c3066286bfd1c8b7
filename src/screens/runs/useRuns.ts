import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { type RunContext, type RunInfo, type RunRow, type Runs, runsOf } from '@/runs'

/** The console's runs. */
export const useRuns = (): Runs => runsOf(useQueryClient())

/** The context in which a run is started or controlled. */
export const useRunContext = (): RunContext => {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  return useMemo(() => ({ dataProvider, queryClient }), [dataProvider, queryClient])
}

/** All runs, the newest first; re-renders as they progress. */
export const useRunList = (): readonly RunInfo[] => {
  const { subscribe, list } = useRuns()
  return useSyncExternalStore(subscribe, list)
}

/** A run's current state; undefined once it has been removed from the list. */
export const useRun = (id: string | undefined): RunInfo | undefined => {
  const { subscribe, get } = useRuns()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (id === undefined ? undefined : get(id)), [get, id]),
  )
}

/** A run's rows with their outcome. */
export const useRunRows = (id: string): readonly RunRow[] => {
  const { subscribe, rowsOf } = useRuns()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => rowsOf(id), [rowsOf, id]),
  )
}
