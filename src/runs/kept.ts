import { createEmitter } from '@/declaration/emitter'
import { attempt } from '@/platform/attempt'

/** Name of the journal's database and of its mark in localStorage, and prefix of the window locks. */
export const scope = 'open-platform-console.runs'

const { emit, subscribe } = createEmitter()
let canBegin = false

/**
 * Whether there can be runs: their code has loaded, or this browser stores some (the journal's mark). Otherwise nothing needs
 * to watch them.
 */
export const mayHaveRuns = (): boolean => canBegin || attempt(() => localStorage.getItem(scope)) !== null

/** Called once the code of runs has loaded, together with something that can start one. */
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
