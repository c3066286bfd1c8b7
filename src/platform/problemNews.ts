type Hear = (error: unknown, place?: string) => void

const listeners = new Set<Hear>()
/** Problems that nobody has heard of yet: those of the sign-in page, for the console that follows it. */
const unheard: Parameters<Hear>[] = []
const mostUnheard = 20

/**
 * Hears of every problem that the error log is for, also of those that came before anybody listened.
 *
 * @returns the function that ends the subscription
 */
export const whenProblemMet = (listener: Hear): (() => void) => {
  listeners.add(listener)
  for (const problem of unheard.splice(0)) listener(...problem)
  return () => void listeners.delete(listener)
}

/** Hands a problem to whoever writes it down. */
export const spreadProblem = (error: unknown, place?: string): void => {
  if (listeners.size === 0 && unheard.length < mostUnheard) unheard.push([error, place])
  for (const listener of listeners) listener(error, place)
}
