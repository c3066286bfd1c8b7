import { useCallback, useEffect, useRef, useState } from 'react'
import { type Identifier, type RaRecord, useDataProvider, useNotify } from 'react-admin'
import { resourceName } from '@/declaration'
import type { ConsoleDataProvider } from '@/platform/dataProvider'
import { showFailure } from '@/platform/failures'
import { useList } from '../ListContext'
import { useSelection } from '../selection'

/**
 * Ticks every record that the filter matches, page by page up to the actual total, because the platform sends at most 100 at
 * once. Leaving the screen, `stop` or a failed page ends it and leaves the ticks unchanged.
 */
export const useSelectMatching = () => {
  const { resource, params } = useList()
  const selection = useSelection()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
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
    let lost: string | undefined
    setFetched(0)
    try {
      await dataProvider.readAll(
        resourceName(resource),
        { sort: { field: params.sort, order: params.order }, filter: params.filter },
        {
          onPage: (_, rows) => {
            for (const record of rows) found.set(record.id, record)
            setFetched(found.size)
          },
          // A partial selection is not what was asked for, so stop reading.
          onLost: (_, reason) => {
            lost = reason
            run.abort()
          },
          signal: run.signal,
        },
      )
      selection.replace([...found.values()])
    } catch (error) {
      if (lost !== undefined)
        notify('console.list.select_lost', { type: 'error', messageArgs: { reason: lost } })
      else if (!run.signal.aborted) showFailure(error)
    } finally {
      if (running.current === run) setFetched(undefined)
    }
  }
  return { fetched, start, stop }
}
