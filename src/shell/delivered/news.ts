import { createEmitter } from '@/declaration/emitter'
import type { Label } from '@/declaration/label'

/** Areas that were changed or removed while some of their pages are open. */
export interface News {
  readonly names: readonly Label[]
  readonly use: () => void
}

const { emit, subscribe } = createEmitter()
let current: News | undefined

/** The update offered to the operator; undefined if there is none. */
export const news = {
  read: (): News | undefined => current,
  subscribe,
  tell: (next: News | undefined): void => {
    current = next
    emit()
  },
}
