import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { resourceName } from '@/declaration'
import { largestPageSize } from '@/declaration/limits'
import { platformTime } from '@/platform/clock'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { isAborted } from '@/platform/errors'
import { type Loaded, useList } from '../useList'
import { groupingsOf } from './grouping'
import { createGroupTally, figuresOf } from './tally'

/** How far the rows have been read. */
interface Reading {
  readonly isOver: boolean
  readonly read: number
  readonly total: number
  /** Number of rows in parts that could not be read. */
  readonly lost: number
  readonly error?: Error
}

/** Reads all rows that a list's filter matches and adds them up. `again` retries the parts that failed. */
export function useGroupTally({ params, total }: Loaded) {
  const { resource } = useList()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const [tally] = useState(() => createGroupTally(groupingsOf(resource), figuresOf(resource), platformTime()))
  const [reading, setReading] = useState<Reading>({ isOver: false, read: 0, total, lost: 0 })
  const [seen] = useState(() => new Set<string>())
  const lostParts = useRef(new Set<number>())
  const [round, setRound] = useState(0)

  const readRows = useEffectEvent(async (signal: AbortSignal) => {
    const parts = [...lostParts.current]
    const lost = new Set<number>()
    let expected = total
    const tell = (isOver: boolean, error?: Error) => {
      if (signal.aborted) return
      const missing = isOver ? Math.max(0, expected - seen.size) : 0
      setReading({
        isOver,
        read: seen.size,
        total: expected,
        lost: Math.min(missing, lost.size * largestPageSize),
        error,
      })
    }
    tell(false)
    try {
      await dataProvider.readAll(
        resourceName(resource),
        { sort: { field: params.sort, order: params.order }, filter: params.filter },
        {
          onPage: (_, rows, counted) => {
            expected = counted
            tally.add(rows)
            tell(false)
          },
          onLost: (part) => void lost.add(part),
          seen,
          signal,
          ...(parts.length > 0 && { parts }),
        },
      )
      lostParts.current = lost
      tell(true)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (!isAborted(error)) tell(true, error)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again
  useEffect(() => {
    const ending = new AbortController()
    void readRows(ending.signal)
    return () => ending.abort()
  }, [round])
  return { tally, reading, again: useCallback(() => setRound((before) => before + 1), []) }
}
