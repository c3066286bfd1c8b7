import { decideExpiry, readExpiry } from './expiry'
import { claimMemory, forgetOperator, goToLogin, isLeaving, isMemoryOf, leaveToOther } from './leaving'
import { clearToken, readToken, type SessionMessage, sessionChannel } from './session'
import type { UserInfo } from './userInfo'
import { isSameUser, userMark } from './userMark'

/**
 * The session that this window's screens belong to. The cookie is shared by all windows of a browser and may be changed
 * by any of them; a call of this window is sent with a token that is known to be this operator's, or not at all.
 */
interface WindowSession {
  readonly token: string
  readonly info: UserInfo
  /** Asks the platform whose a token is. */
  readonly whoIs: (token: string) => Promise<UserInfo>
}

let own: WindowSession | undefined
let settling: { readonly token: string | undefined; readonly done: Promise<void> } | undefined
let watching = false
const renewals = new Set<(info: UserInfo) => void>()

const givenUp = () => new DOMException('The window is being left', 'AbortError')

/** The operator of this window, once the platform has said who it is. */
export const ownUser = (): UserInfo | undefined => own?.info

/** The operator's mark, the same in each of their sessions; '' before it is known who it is. */
export const ownMark = (): string => (own ? userMark(own.info) : '')

/** The token of this window's operator; before one is known, that of the cookie. */
export const ownToken = (): string | undefined => (own ? own.token : readToken())

/** Whether a call refused for its token can wait for a new one: only inside the console is there somebody to wait for. */
export const isInConsole = (): boolean => own !== undefined

/**
 * Tells when this window goes on with another token of the same operator, who has signed in again here or elsewhere.
 *
 * @returns the function that ends the subscription
 */
export const whenRenewed = (listener: (info: UserInfo) => void): (() => void) => {
  renewals.add(listener)
  return () => void renewals.delete(listener)
}

/** Leaves for the sign-in page without a session; what is remembered waits for the same operator. */
export const leaveForSignIn = (): void => {
  // Another window may have brought another session meanwhile.
  if (readToken() === own?.token) clearToken()
  goToLogin()
}

/** Begins the session of this window: from now on its calls are sent with this token or a later one of the same operator. */
export const keepSession = (session: WindowSession): void => {
  own = session
  claimMemory(userMark(session.info))
  if (!watching) watchWindows()
  watching = true
  look()
}

/** The operator has signed out in another window: nothing of them stays in this one. */
const leave = () => {
  own = undefined
  forgetOperator()
  goToLogin()
}

/**
 * The cookie is gone. Signing out takes along what the browser remembers of the operator; where that is still there,
 * another window has met with the end of the session and left it at that, and what is typed in this one need not go.
 *
 * @throws PlatformError when the session has indeed ended
 * @throws whatever else the question meets with
 */
const withoutCookie = async ({ token, info, whoIs }: WindowSession): Promise<void> => {
  if (isMemoryOf(userMark(info))) await whoIs(token)
  if (readToken() === undefined) leave()
}

/** Goes on with a token when it is the operator's own, and leaves the window to whom else it belongs to. */
const goOnWith = async (token: string, { info, whoIs }: WindowSession): Promise<void> => {
  const found = await whoIs(token)
  if (isLeaving()) throw givenUp()
  // Changed again while the platform was asked: there will be another comparison.
  if (readToken() !== token) return
  if (!isSameUser(found, info)) {
    leaveToOther()
    throw givenUp()
  }
  own = { token, info: found, whoIs }
  for (const listener of renewals) listener(found)
  decideExpiry('renewed')
}

/** Sees to a cookie that is not as this window left it; once for all who wait for it. */
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
 * The token that a call of this window may be sent with. When another window has changed the cookie, the platform is
 * asked first whose it is.
 *
 * @throws DOMException named AbortError when the operator has signed out, or is another: the window is being left
 * @throws whatever the question meets with; nothing has been sent then
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
 * Goes on with the session that the operator has just signed in to, also where the platform gave the same token again.
 *
 * @throws whatever the platform answers instead of who it is; the session is as it was
 */
export async function renewSession(): Promise<void> {
  const token = readToken()
  if (!own || token === undefined) throw givenUp()
  await settle(token, own)
}

/** Looks at the cookie, outside of any call: what the platform answers to the question is for the next call to tell. */
function look(): void {
  // While the operator is asked about the session, a cookie that is gone says nothing new; signing out is told by itself.
  if (!own || readToken() === own.token || (readToken() === undefined && readExpiry())) return
  tokenForCall().catch(() => undefined)
}

function watchWindows(): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    // A window learns late of a cookie that another one has removed; the word is quicker. Any other token is a new session.
    const token = readToken()
    if (data === 'out' && own && (token === undefined || token === own.token)) leave()
    else look()
  })
  // For what the channel missed: a window that was frozen, or a cookie that ran out.
  addEventListener('focus', look)
  addEventListener('visibilitychange', look)
}
