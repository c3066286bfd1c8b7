import { openAnew } from './replaceDocument'
import { loginPath } from './redirect'
import { clearToken, leaveNotice } from './session'
import { tried } from './attempt'

/** Holds a hash of the operator that stored data belongs to: lists, columns, selections. */
const ownerKey = 'open-platform-console.owner'

const forgetting = new Set<() => void>()
let leaving = false
let strange = false

/**
 * Whether the window is being left because the session is over or belongs to another operator. Then nothing is sent,
 * and unsaved input does not keep the window open.
 */
export const isLeaving = (): boolean => leaving

/**
 * Registers a function that clears an operator's data: it runs on sign-out, and before another operator sees
 * anything.
 *
 * @returns unregisters it
 */
export function whenForgotten(forget: () => void): () => void {
  forgetting.add(forget)
  return () => void forgetting.delete(forget)
}

/**
 * True once, if stored data turned out to be another operator's before any clearing function was registered; the
 * first reader must clear it.
 */
export const takeStrangeMemory = (): boolean => {
  const was = strange
  strange = false
  return was
}

const forgetAll = () => {
  for (const forget of forgetting) forget()
}

/** Whether stored data belongs to this operator. Operators the platform does not name always count as someone else. */
export const isMemoryOf = (mark: string): boolean =>
  mark !== '' && tried(() => localStorage.getItem(ownerKey)) === mark

/**
 * Makes stored data this operator's, and clears another operator's.
 *
 * @param mark of the operator, see `userMark`
 */
export function claimMemory(mark: string): void {
  if (isMemoryOf(mark)) return
  strange = forgetting.size === 0
  forgetAll()
  tried(() => localStorage.setItem(ownerKey, mark))
}

/** Clears everything the window and the browser store about the operator. */
export function forgetOperator(): void {
  forgetAll()
  tried(() => localStorage.removeItem(ownerKey))
}

const leaveFor = (path: string) => {
  if (leaving) return
  leaving = true
  openAnew(path)
}

/** Goes to the sign-in page, which leads back here, as a new document: no records, drafts or caches stay in memory. */
export const goToLogin = (): void => leaveFor(loginPath())

/**
 * Ends the session in this window: deletes the token and goes to the sign-in page, which shows the reason once.
 * Stored data is kept for the same operator.
 */
export function endSession(reason: string): void {
  if (leaving) return
  clearToken()
  leaveNotice(reason)
  goToLogin()
}

/** Restarts the window for another operator, with nothing of the first one left. */
export function leaveToOther(): void {
  if (leaving) return
  forgetOperator()
  leaveFor('/')
}
