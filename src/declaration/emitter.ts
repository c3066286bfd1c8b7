/** Calls its subscribers whenever something is emitted. */
export const createEmitter = <Args extends readonly unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>()
  return {
    emit: (...args: Args): void => {
      for (const listener of listeners) listener(...args)
    },
    /** @returns unsubscribes */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
