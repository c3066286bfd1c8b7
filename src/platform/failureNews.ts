type Hear<Told extends readonly unknown[]> = (...told: Told) => void

const words = new Set<Hear<[words: string]>>()
const problems = new Set<Hear<[error: unknown, place?: string]>>()
/** Problems that nobody has heard of yet: those of the sign-in page, for the console that follows it. */
const unheard: [error: unknown, place?: string][] = []
const mostUnheard = 20

/**
 * Hears of every failure that the operator is to be told, in words for the operator. Apart from what tells them, so that
 * the public pages can listen without the code that makes calls.
 *
 * @returns the function that ends the subscription
 */
export const whenFailureTold = (listener: Hear<[words: string]>): (() => void) => {
  words.add(listener)
  return () => void words.delete(listener)
}

/** Has a failure shown by whoever listens. */
export const spreadFailure = (said: string): void => {
  for (const listener of words) listener(said)
}

/**
 * Hears of every problem that the error log is for, also of those that came before anybody listened.
 *
 * @returns the function that ends the subscription
 */
export const whenProblemMet = (listener: Hear<[error: unknown, place?: string]>): (() => void) => {
  problems.add(listener)
  for (const problem of unheard.splice(0)) listener(...problem)
  return () => void problems.delete(listener)
}

/** Hands a problem to whoever writes it down. */
export const spreadProblem = (error: unknown, place?: string): void => {
  if (problems.size === 0) unheard.splice(0, unheard.length - mostUnheard + 1)
  if (problems.size === 0) unheard.push([error, place])
  for (const listener of problems) listener(error, place)
}
