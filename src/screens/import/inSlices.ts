/** How long work goes on before the page has its turn, ms. */
const slice = 8

/** Lets the page draw and answer. Not a timer: those wait 4 ms each, and a second behind the screen. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/**
 * Does something with each of many without keeping the page from its work.
 *
 * @param onProgress hears how many are done after each slice
 * @param turn waits for the page's turn to be over
 * @throws what the signal was aborted with
 */
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
