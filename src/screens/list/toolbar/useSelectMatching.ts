import { useCallback, useEffect, useRef, useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useNotify } from 'react-admin'
import { largestPageSize, resourceName } from '@/declaration'
import { useList } from '../ListContext'
import { useSelection } from '../selection'

/**
 * Ticks every record that the filter finds, however many: page by page up to the true count, as the platform gives no
 * more than 100 at once. Leaving the screen or `stop` ends it with the ticks as they were.
 */
export const useSelectMatching = () => {
  const { resource, params, loaded } = useList()
  const selection = useSelection()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const [fetched, setFetched] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    running.current?.abort()
    setFetched(undefined)
  }, [])
  useEffect(() => stop, [stop])

  const start = async () => {
    stop()
    const run = new AbortController()
    running.current = run
    const found = new Map<Identifier, RaRecord>()
    setFetched(0)
    try {
      let total = loaded?.total ?? 0
      for (let page = 1; (page - 1) * largestPageSize < total; page++) {
        const answer = await dataProvider.getList(resourceName(resource), {
          pagination: { page, perPage: largestPageSize },
          sort: { field: params.sort, order: params.order },
          filter: params.filter,
          signal: run.signal,
        })
        if (run.signal.aborted) return
        for (const record of answer.data) found.set(record.id, record)
        total = answer.total ?? found.size
        // A page without rows before the end: the platform has fewer than it said.
        if (answer.data.length === 0) break
        setFetched(found.size)
      }
      selection.replace([...found.values()])
    } catch (error) {
      if (!run.signal.aborted)
        notify(error instanceof Error ? error.message : String(error), {
          type: 'error',
        })
    } finally {
      if (running.current === run) setFetched(undefined)
    }
  }
  return { fetched, start, stop }
}
