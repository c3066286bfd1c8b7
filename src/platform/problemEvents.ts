type Listener = (error: unknown, place?: string) => void

const listeners = new Set<Listener>()
/** Problems before the first subscriber, as on the sign-in page. */
const buffered: Parameters<Listener>[] = []
const maxUnheard = 20

/**
 * Subscribes to problems for the error log, including earlier ones.
 *
 * @returns unsubscribes
 */
export const onProblem = (listener: Listener): (() => void) => {
  listeners.add(listener)
  for (const problem of buffered.splice(0)) listener(...problem)
  return () => void listeners.delete(listener)
}

export const emitProblem = (error: unknown, place?: string): void => {
  if (listeners.size === 0 && buffered.length < maxUnheard) buffered.push([error, place])
  for (const listener of listeners) listener(error, place)
}
