import type { ComponentType } from 'react'
import { createEmitter } from '@/declaration/emitter'

type LateEntry = ComponentType<{ readonly onClose: () => void }>

const { emit, subscribe } = createEmitter()
let entry: LateEntry | undefined

/** The entry of the account menu that belongs to a part of the console which comes later. Its click also closes the menu. */
export const lateEntry = {
  read: (): LateEntry | undefined => entry,
  set: (next?: LateEntry): void => {
    entry = next
    emit()
  },
  subscribe,
}
