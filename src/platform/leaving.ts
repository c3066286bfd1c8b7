import { attempt } from './attempt'
import { loginPath } from './publicPaths'
import { replaceDocument } from './replaceDocument'
import { clearToken, storeNotice } from './session'

/** Holds a hash of the operator that stored data belongs to: lists, columns, selections. */
const ownerKey = 'open-platform-console.owner'

const forgetters = new Set<() => void>()
let leaving = false
let foreignMemory = false

/** Whether the session is over or someone else's: nothing is sent, and unsaved input does not hold the window. */
export const isLeaving = (): boolean => leaving

/** Registers a function that clears an operator's data on sign-out, and before another operator sees anything. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget)
  return () => void forgetters.delete(forget)
}

/** True once, if stored data was another operator's before anything could clear it; the reader must clear it. */
export const takeForeignMemory = (): boolean => {
  const was = foreignMemory
  foreignMemory = false
  return was
}

const forgetAll = () => {
  for (const forget of forgetters) forget()
}

/** Whether stored data belongs to this operator. Operators the platform does not name always count as someone else. */
export const ownsMemory = (mark: string): boolean =>
  mark !== '' && attempt(() => localStorage.getItem(ownerKey)) === mark

/** Makes stored data this operator's (see `userHash`), and clears another operator's. */
export function claimMemory(mark: string): void {
  if (ownsMemory(mark)) return
  foreignMemory = forgetters.size === 0
  forgetAll()
  attempt(() => localStorage.setItem(ownerKey, mark))
}

export function forgetOperator(): void {
  forgetAll()
  attempt(() => localStorage.removeItem(ownerKey))
}

const leaveFor = (path: string) => {
  if (leaving) return
  leaving = true
  replaceDocument(path)
}

/** Goes to the sign-in page, which leads back here, as a new document: no records, drafts or caches stay in memory. */
export const goToLogin = (): void => leaveFor(loginPath())

/** Ends the session in this window. The sign-in page shows the reason once; stored data is kept. */
export function endSession(reason: string): void {
  if (leaving) return
  clearToken()
  storeNotice(reason)
  goToLogin()
}

/** Restarts the window for another operator, with nothing of the first one left. */
export function switchOperator(): void {
  if (leaving) return
  forgetOperator()
  leaveFor('/')
}
