import { createEmitter } from '@/declaration/emitter'

let current = 0
const { emit, subscribe } = createEmitter()

/** The number of unread announcements; separate from the operator, because only a badge depends on it. */
export const unread = {
  read: (): number => current,
  /** @param count as answered; invalid values are ignored */
  update: (count: unknown): void => {
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0 || count === current) return
    current = count
    emit()
  },
  subscribe,
}
