/** Maximum number of simultaneous calls. A browser keeps six connections per host, and screens need some of them. */
export const lanes = 4

/**
 * Maps with limited concurrency and returns the results in order.
 *
 * @throws the first error; items not yet started are skipped
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
