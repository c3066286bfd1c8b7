import { createEmitter } from '@/declaration/emitter'
import { attempt } from '../attempt'

/** Name of the database, of its mark in localStorage, and prefix of the locks of windows that are typing. */
export const draftScope = 'open-platform-console.drafts'

const { emit, subscribe } = createEmitter()

/** Whether this browser stores anyone's drafts; works without loading the code of drafts. */
export const mayHaveDrafts = (): boolean => attempt(() => localStorage.getItem(draftScope)) !== null

export const watchForDrafts = subscribe

/** Called when the first draft is being written. */
export const markDrafts = (): void => {
  attempt(() => localStorage.setItem(draftScope, 'kept'))
  emit()
}
