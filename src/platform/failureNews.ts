const listeners = new Set<(words: string) => void>()

/**
 * Hears of every failure that the operator is to be told, in words for the operator. Apart from what tells them, so that
 * the public pages can listen without the code that makes calls.
 *
 * @returns the function that ends the subscription
 */
export const whenFailureTold = (listener: (words: string) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has a failure shown by whoever listens. */
export const spreadFailure = (words: string): void => {
  for (const listener of listeners) listener(words)
}
