import type { ComponentType } from 'react'
import { createEmitter } from '@/declaration/emitter'

type LateEntry = ComponentType<{ readonly onClose: () => void }>

const { emit, subscribe } = createEmitter()
let entry: LateEntry | undefined

/** An account menu entry that a late-loading part of the console adds. Clicking it also closes the menu. */
export const lateEntry = {
  read: (): LateEntry | undefined => entry,
  set: (next?: LateEntry): void => {
    entry = next
    emit()
  },
  subscribe,
}
