/** Calls under way at once: a browser keeps six connections to a host, and the screens need some of them. */
export const lanes = 4

/**
 * Does something with each of several things, a few at a time, and gives the results in their order.
 *
 * @throws the first error; work that has not begun by then is left undone
 */
export async function eachOf<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = things.entries()
  let broken = false
  const lane = async () => {
    for (const [index, thing] of waiting) {
      if (broken) return
      try {
        results[index] = await work(thing)
      } catch (error) {
        broken = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, things.length) }, lane))
  return results
}
