import { decideExpiry, readExpiry } from './expiry'
import { claimMemory, forgetOperator, goToLogin, isLeaving, isMemoryOf, leaveToOther } from './leaving'
import { clearToken, readToken, type SessionMessage, sessionChannel } from './session'
import type { UserInfo } from './userInfo'
import { isSameUser, userMark } from './userHash'

/**
 * The session of this window. All windows share the cookie, and any of them may change it; this window only sends
 * calls with a token that is known to be its operator's.
 */
interface WindowSession {
  readonly token: string
  readonly info: UserInfo
  /** Asks the platform which operator a token belongs to. */
  readonly whoIs: (token: string) => Promise<UserInfo>
}

let own: WindowSession | undefined
let settling: { readonly token: string | undefined; readonly done: Promise<void> } | undefined
let watching = false
const renewals = new Set<(info: UserInfo) => void>()

const givenUp = () => new DOMException('The window is being left', 'AbortError')

/** Undefined until the platform has answered. */
export const ownUser = (): UserInfo | undefined => own?.info

/** The hash of this window's operator, the same in each of their sessions; '' until known. */
export const ownMark = (): string => (own ? userMark(own.info) : '')

/** The token of this window's operator; until that is known, the one in the cookie. */
export const ownToken = (): string | undefined => (own ? own.token : readToken())

/** Whether a call refused for its token can wait for a new one. On the public pages nobody would be asked. */
export const isInConsole = (): boolean => own !== undefined

/**
 * Subscribes to a new token of the same operator, who has signed in again in any window.
 *
 * @returns unsubscribes
 */
export const whenRenewed = (listener: (info: UserInfo) => void): (() => void) => {
  renewals.add(listener)
  return () => void renewals.delete(listener)
}

/** Goes to the sign-in page without a session. Stored data is kept for the same operator. */
export const leaveForSignIn = (): void => {
  // Another window may have started another session meanwhile.
  if (readToken() === own?.token) clearToken()
  goToLogin()
}

/** Starts the session of this window. */
export const keepSession = (session: WindowSession): void => {
  own = session
  claimMemory(userMark(session.info))
  if (!watching) watchWindows()
  watching = true
  look()
}

/** The operator has signed out in another window, so nothing of them may stay in this one. */
const leave = () => {
  own = undefined
  forgetOperator()
  goToLogin()
}

/**
 * The cookie is gone. If stored data is gone too, the operator has signed out elsewhere. Otherwise the session ended
 * in another window, and unsaved input in this one can stay.
 *
 * @throws PlatformError when the session has ended
 * @throws any other error of the request
 */
const withoutCookie = async ({ token, info, whoIs }: WindowSession): Promise<void> => {
  if (isMemoryOf(userMark(info))) await whoIs(token)
  if (readToken() === undefined) leave()
}

/** Continues with a new token if it is the same operator's, else leaves. */
const goOnWith = async (token: string, { info, whoIs }: WindowSession): Promise<void> => {
  const found = await whoIs(token)
  if (isLeaving()) throw givenUp()
  // The cookie changed again meanwhile and will be compared again.
  if (readToken() !== token) return
  if (!isSameUser(found, info)) {
    leaveToOther()
    throw givenUp()
  }
  own = { token, info: found, whoIs }
  for (const listener of renewals) listener(found)
  decideExpiry('renewed')
}

/** Handles a changed cookie, once for all waiting calls. */
const settle = (token: string | undefined, session: WindowSession): Promise<void> => {
  if (settling && settling.token === token) return settling.done
  const seeTo = token === undefined ? withoutCookie(session) : goOnWith(token, session)
  const done = seeTo.finally(() => {
    if (settling?.done === done) settling = undefined
  })
  settling = { token, done }
  return done
}

/**
 * The token for a call of this window. If another window has changed the cookie, asks the platform whose it is.
 *
 * @throws DOMException named AbortError when the window is being left
 * @throws any error of that request; the call is not sent
 */
export async function tokenForCall(): Promise<string | undefined> {
  for (;;) {
    if (isLeaving()) throw givenUp()
    const token = readToken()
    if (!own || token === own.token) return token
    await settle(token, own)
  }
}

/**
 * Continues the session after the operator has signed in again, even with the same token.
 *
 * @throws the platform's refusal; the session is unchanged
 */
export async function renewSession(): Promise<void> {
  const token = readToken()
  if (!own || token === undefined) throw givenUp()
  await settle(token, own)
}

/** Compares the cookie without a call to send; errors are left to the next call. */
function look(): void {
  // While the operator is being asked, a missing cookie is no news; a sign-out has a message of its own.
  if (!own || readToken() === own.token || (readToken() === undefined && readExpiry())) return
  tokenForCall().catch(() => undefined)
}

function watchWindows(): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    // The message can arrive before the removed cookie is gone here. Any other token is a new session.
    const token = readToken()
    if (data === 'out' && own && (token === undefined || token === own.token)) leave()
    else look()
  })
  // For messages missed while the window was frozen, and cookies that expired.
  addEventListener('focus', look)
  addEventListener('visibilitychange', look)
}
