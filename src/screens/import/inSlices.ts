import { useEffect, useState } from 'react'

/** How long to work before yielding to the page, ms. */
const slice = 8

/** Yields to the page. Not a timer: nested timers wait at least 4 ms, and a second on a hidden page. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

export interface SliceOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
  readonly turn?: () => Promise<void>
  readonly clock?: () => number
}

/** Processes many items without blocking the page. Throws the signal's abort reason. */
export const inSlices = async <T, R>(
  items: readonly T[],
  work: (item: T) => R,
  { signal, onProgress, turn = nextTurn, clock = () => performance.now() }: SliceOptions = {},
): Promise<R[]> => {
  const results: R[] = []
  let until = clock() + slice
  for (const item of items) {
    if (clock() >= until) {
      onProgress?.(results.length, items.length)
      await turn()
      signal?.throwIfAborted()
      until = clock() + slice
    }
    results.push(work(item))
  }
  return results
}

/** Minimum time between progress updates, ms. Rendering after each slice would take longer than the slice itself. */
const betweenUpdates = 100

/** The last result of slow work, with its progress until the result belongs to this `work`, which must be stable. */
export const useSliced = <R>(work: (on: SliceOptions) => Promise<R>) => {
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const [finished, setFinished] = useState<{ readonly of: typeof work; readonly result: R }>()
  const isCurrent = finished?.of === work
  useEffect(() => {
    if (isCurrent) return
    const aborter = new AbortController()
    const { signal } = aborter
    let updated = 0
    const onProgress = (done: number, total: number) => {
      const now = performance.now()
      if (now - updated < betweenUpdates) return
      updated = now
      setProgress({ done, total })
    }
    setProgress({ done: 0, total: 0 })
    work({ signal, onProgress }).then(
      (result) => {
        if (!signal.aborted) setFinished({ of: work, result })
      },
      (error: unknown) => {
        // After an abort nobody is waiting for the result.
        if (!signal.aborted) throw error
      },
    )
    return () => aborter.abort()
  }, [isCurrent, work])
  return { result: finished?.result, progress: isCurrent ? undefined : progress }
}
