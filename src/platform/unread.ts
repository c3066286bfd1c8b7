let known = 0
const listeners = new Set<() => void>()

/**
 * How many announcements the operator has not read, as the platform last told. Apart from who the operator is, for it
 * changes often and nothing but a number on the screen depends on it. It goes with the document, as the operator does.
 */
export const unread = {
  read: (): number => known,
  /** @param count what an answer says; one that says nothing changes nothing */
  tell: (count: unknown): void => {
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0 || count === known) return
    known = count
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
