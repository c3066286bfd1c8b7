const listeners = new Set<(words: string) => void>()

/**
 * Subscribes to failures to show to the operator. Separate from `failures.ts`, so that the public pages need not load
 * the client.
 *
 * @returns unsubscribes
 */
export const onFailure = (listener: (words: string) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const emitFailure = (words: string): void => {
  for (const listener of listeners) listener(words)
}
