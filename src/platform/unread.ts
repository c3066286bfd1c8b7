let current = 0
const listeners = new Set<() => void>()

/**
 * The number of unread announcements. Separate from the operator, because it changes often and only a badge depends
 * on it.
 */
export const unread = {
  read: (): number => current,
  /** @param count as answered; invalid values are ignored */
  update: (count: unknown): void => {
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0 || count === current) return
    current = count
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
