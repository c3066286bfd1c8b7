import { createEmitter } from '@/declaration/emitter'
import type { Label } from '@/declaration/label'

/** Areas that have another version, or are no longer there, while pages of theirs are open. */
export interface News {
  readonly names: readonly Label[]
  readonly use: () => void
}

const { emit, subscribe } = createEmitter()
let current: News | undefined

/** What the operator is offered; undefined while there is nothing. */
export const news = {
  read: (): News | undefined => current,
  subscribe,
  tell: (next: News | undefined): void => {
    current = next
    emit()
  },
}
