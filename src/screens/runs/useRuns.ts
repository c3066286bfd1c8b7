import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import type { RunContext, RunInfo, RunRow } from '@/runs/run'
import { type Runs, runsOf } from '@/runs/runs'
import { useIsShown } from '../page'

export const useRuns = (): Runs => runsOf(useQueryClient())

export const useRunContext = (): RunContext => {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  return useMemo(() => ({ dataProvider, queryClient }), [dataProvider, queryClient])
}

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

/** The run that a dialog shows. `onLost` is called if the run is removed from the list elsewhere. */
export const useShownRun = (id: string | undefined, onLost: () => void): RunInfo | undefined => {
  const run = useRun(id)
  useWatched(id)
  const lost = id !== undefined && run === undefined
  const end = useEffectEvent(onLost)
  useEffect(() => {
    if (lost) end()
  }, [lost])
  return run
}

export const useRunRows = (id: string): readonly RunRow[] => {
  const { subscribe, rowsOf } = useRuns()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => rowsOf(id), [rowsOf, id]),
  )
}

/** The places that show runs, each with a function that tells whether its page is visible. */
const places = new Map<string, Set<() => boolean>>()

/** Whether the operator is watching a run, so that its end need not be announced elsewhere. */
export const isWatched = (id: string): boolean => [...(places.get(id) ?? [])].some((isShown) => isShown())

/** Marks a run as seen while the page that shows it is visible. */
export const useWatched = (id: string | undefined): void => {
  const isShown = useIsShown()
  useEffect(() => {
    if (id === undefined) return
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
