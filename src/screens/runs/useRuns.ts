import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { type RunContext, type RunInfo, type RunRow, type Runs, runsOf } from '@/runs'
import { useIsShown } from '../page'

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

/** The places that show runs, each with a function that tells whether its page is visible. */
const places = new Map<string, Set<() => boolean>>()

/** Whether the operator sees a run: its end need not be announced elsewhere. */
export const isWatched = (id: string): boolean => [...(places.get(id) ?? [])].some((isShown) => isShown())

/** Marks a run as seen while the page that shows it is visible. */
export const useWatched = (id: string): void => {
  const isShown = useIsShown()
  useEffect(() => {
    // React may still be rendering the page that the operator has just left, so ask the page itself.
    const place = () => isShown()
    const all = places.get(id) ?? new Set()
    places.set(id, all.add(place))
    return () => {
      all.delete(place)
      if (all.size === 0 && places.get(id) === all) places.delete(id)
    }
  }, [id, isShown])
}
