import { attempt } from './attempt'
import { loginPath } from './publicPaths'
import { replaceDocument } from './replaceDocument'
import { clearToken, storeNotice } from './session'

/** Holds a hash of the operator that stored data belongs to: lists, columns, selections. */
const ownerKey = 'open-platform-console.owner'

/** How long leaving waits for background clearing, ms. A browser that does not answer must not block anyone. */
const clearingTimeout = 1000

/** Returns a promise if clearing continues in the background. */
type Forget = () => unknown

const forgetters = new Set<Forget>()
let leaving = false
let foreignMemory = false

/** Whether the session is over or someone else's: nothing is sent, and unsaved input does not block leaving. */
export const isLeaving = (): boolean => leaving

/** Registers a function that clears an operator's data on sign-out, and before another operator sees anything. */
export function onForget(forget: Forget): () => void {
  forgetters.add(forget)
  return () => void forgetters.delete(forget)
}

/** True once, if stored data was another operator's before anything could clear it; the reader must clear it. */
export const takeForeignMemory = (): boolean => {
  const was = foreignMemory
  foreignMemory = false
  return was
}

const forgetAll = () => Promise.allSettled([...forgetters].map((forget) => forget()))

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

/** Clears an operator's data; resolves once background clearing is done too. */
export function forgetOperator(): Promise<unknown> {
  const cleared = forgetAll()
  attempt(() => localStorage.removeItem(ownerKey))
  return cleared
}

/** Opens a path as a new document, with nothing left in memory; the session continues. */
export const beginAgain = (path: string): void => replaceDocument(path)

const leaveFor = async (path: string, cleared?: Promise<unknown>): Promise<void> => {
  if (leaving) return
  leaving = true
  // The next document does not finish clearing for this one.
  if (cleared) await Promise.race([cleared, new Promise((resolve) => setTimeout(resolve, clearingTimeout))])
  replaceDocument(path)
}

/**
 * Goes to the sign-in page, which leads back here, as a new document: no records, drafts or caches stay in memory.
 *
 * @param cleared result of `forgetOperator`, waited for briefly
 */
export const goToLogin = (cleared?: Promise<unknown>): Promise<void> => leaveFor(loginPath(), cleared)

/** Ends the session in this window. The sign-in page shows the reason once; stored data is kept. */
export function endSession(reason: string): void {
  if (leaving) return
  clearToken()
  storeNotice(reason)
  void goToLogin()
}

/** Restarts the window for another operator, with nothing of the first one left. */
export function switchOperator(): void {
  if (leaving) return
  void leaveFor('/', forgetOperator())
}
