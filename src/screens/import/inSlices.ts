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

/** Processes many items without blocking the page. @throws the signal's abort reason */
export const inSlices = async <T, R>(
  items: readonly T[],
  work: (item: T) => R,
  {
    signal,
    onProgress,
    turn = nextTurn,
    clock = () => performance.now(),
  }: {
    signal?: AbortSignal
    onProgress?: (done: number) => void
    turn?: () => Promise<void>
    clock?: () => number
  } = {},
): Promise<R[]> => {
  const results: R[] = []
  let until = clock() + slice
  for (const item of items) {
    if (clock() >= until) {
      onProgress?.(results.length)
      await turn()
      signal?.throwIfAborted()
      until = clock() + slice
    }
    results.push(work(item))
  }
  return results
}
