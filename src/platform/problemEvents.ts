type Hear = (error: unknown, place?: string) => void

const listeners = new Set<Hear>()
/** Problems before the first subscriber, as on the sign-in page. */
const unheard: Parameters<Hear>[] = []
const mostUnheard = 20

/**
 * Subscribes to problems for the error log, including earlier ones.
 *
 * @returns unsubscribes
 */
export const whenProblemMet = (listener: Hear): (() => void) => {
  listeners.add(listener)
  for (const problem of unheard.splice(0)) listener(...problem)
  return () => void listeners.delete(listener)
}

export const spreadProblem = (error: unknown, place?: string): void => {
  if (listeners.size === 0 && unheard.length < mostUnheard) unheard.push([error, place])
  for (const listener of listeners) listener(error, place)
}
