import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { type RunContext, type RunInfo, type RunRow, type Runs, runsOf } from '@/runs'

/** The runs of the console. */
export const useRuns = (): Runs => runsOf(useQueryClient())

/** What a run that is begun here, or told to do something, works with. */
export const useRunContext = (): RunContext => {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  return useMemo(() => ({ dataProvider, queryClient }), [dataProvider, queryClient])
}

/** All runs, the newest first; draws anew as they get on. */
export const useRunList = (): readonly RunInfo[] => {
  const { subscribe, list } = useRuns()
  return useSyncExternalStore(subscribe, list)
}

/** A run as it stands; undefined once it has been taken off the list. */
export const useRun = (id: string | undefined): RunInfo | undefined => {
  const { subscribe, get } = useRuns()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (id === undefined ? undefined : get(id)), [get, id]),
  )
}

/** The rows of a run, and what has become of each. */
export const useRunRows = (id: string): readonly RunRow[] => {
  const { subscribe, rowsOf } = useRuns()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => rowsOf(id), [rowsOf, id]),
  )
}
