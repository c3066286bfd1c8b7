import { openAnew } from './newDocument'
import { loginPath } from './redirect'
import { clearToken, leaveNotice } from './session'
import { tried } from './tried'

/** Whose the memory of this browser is: lists, columns, selections. Only a mark of the operator, no name. */
const ownerKey = 'open-platform-console.owner'

const forgetting = new Set<() => void>()
let leaving = false
let strange = false

/**
 * True from the moment the console is left without asking: the session is over, or is another operator's. Nothing is
 * sent any more, and no question about unsaved input holds the window back.
 */
export const isLeaving = (): boolean => leaving

/**
 * Has something done when nothing of the operator may stay: after signing out, and before another operator is shown
 * anything.
 *
 * @returns the function that takes it back
 */
export function whenForgotten(forget: () => void): () => void {
  forgetting.add(forget)
  return () => void forgetting.delete(forget)
}

/**
 * True, once, when the memory was found to be another operator's before the code was there that could forget it: what
 * reads the memory first forgets it.
 */
export const takeStrangeMemory = (): boolean => {
  const was = strange
  strange = false
  return was
}

const forgetAll = () => {
  for (const forget of forgetting) forget()
}

/**
 * Whether what the browser remembers is this operator's: it is until they sign out, or another one comes. One whom the
 * platform does not name may always be another.
 */
export const isMemoryOf = (mark: string): boolean =>
  mark !== '' && tried(() => localStorage.getItem(ownerKey)) === mark

/**
 * What the browser remembers is this operator's from now on; what it remembers of another is forgotten.
 *
 * @param mark of the operator, see `userMark`
 */
export function claimMemory(mark: string): void {
  if (isMemoryOf(mark)) return
  strange = forgetting.size === 0
  forgetAll()
  tried(() => localStorage.setItem(ownerKey, mark))
}

/** Forgets everything of the operator that a window or the browser remembers. */
export function forgetOperator(): void {
  forgetAll()
  tried(() => localStorage.removeItem(ownerKey))
}

const leaveFor = (path: string) => {
  if (leaving) return
  leaving = true
  openAnew(path)
}

/**
 * Leaves the console for the sign-in page, which leads back here afterwards. A whole new document: nothing of
 * this operator's records, drafts or caches stays in memory for the next one.
 */
export const goToLogin = (): void => leaveFor(loginPath())

/**
 * Ends the session on this side: forgets the token, goes to the sign-in page, and says why there, once. What is
 * remembered under the operator's mark waits for the same operator.
 */
export function endSession(reason: string): void {
  if (leaving) return
  clearToken()
  leaveNotice(reason)
  goToLogin()
}

/** The session is another operator's now: nothing of the first stays, and the window begins anew as the other's. */
export function leaveToOther(): void {
  if (leaving) return
  forgetOperator()
  leaveFor('/')
}
