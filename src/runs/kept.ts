import { createEmitter } from '@/declaration/emitter'
import { attempt } from '@/platform/attempt'

/** Name of the journal's database and of its mark in localStorage, and prefix of the window locks. */
export const scope = 'open-platform-console.runs'

const { emit, subscribe } = createEmitter()
let canBegin = false

/** Whether runs are possible: their code is here, or this browser keeps some (the journal's mark). Otherwise nothing need watch them. */
export const mayHaveRuns = (): boolean => canBegin || attempt(() => localStorage.getItem(scope)) !== null

/** Tells that the code of runs has arrived, with something that can begin one. */
export const expectRuns = (): void => {
  canBegin = true
  emit()
}

/** Watches this window and the others. */
export const watchForRuns = (look: () => void): (() => void) => {
  const stop = subscribe(look)
  addEventListener('storage', look)
  return () => {
    stop()
    removeEventListener('storage', look)
  }
}
