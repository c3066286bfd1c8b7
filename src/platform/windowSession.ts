import { createEmitter } from '@/declaration/emitter'
import { abortError } from './errors'
import { readExpiry, resolveExpiry } from './expiry'
import { claimMemory, forgetOperator, goToLogin, isLeaving, ownsMemory, switchOperator } from './leaving'
import { clearToken, type SessionMessage, sessionChannel } from './session'
import { isSameUser, type UserInfo, userHash } from './userInfo'
import { readToken } from './visit'

/** The session of this window. Any window may change the common cookie; this one sends only its own operator's token. */
interface WindowSession {
  readonly token: string
  readonly info: UserInfo
  /** Asks the platform which operator a token belongs to. */
  readonly fetchOperator: (token: string) => Promise<UserInfo>
}

let ownSession: WindowSession | undefined
let reconciling: { readonly token: string | undefined; readonly done: Promise<void> } | undefined
let watching = false
const renewals = createEmitter<[info: UserInfo]>()

export const ownUser = (): UserInfo | undefined => ownSession?.info

/** The hash of this window's operator, the same in each of their sessions; '' until known. */
export const ownHash = (): string => (ownSession ? userHash(ownSession.info) : '')

/** The token of this window's operator; until that is known, the one in the cookie. */
export const ownToken = (): string | undefined => (ownSession ? ownSession.token : readToken())

/** Whether a call refused for its token can wait for a new one. On public pages, nobody would be asked. */
export const isInConsole = (): boolean => ownSession !== undefined

/** Subscribes to a new token of the same operator, after signing in again in any window. */
export const onRenewed = renewals.subscribe

/** Goes to the sign-in page without a session. Stored data is kept for the same operator. */
export const leaveForSignIn = (): void => {
  // Another window may have started another session meanwhile.
  if (readToken() === ownSession?.token) clearToken()
  void goToLogin()
}

export const startSession = (session: WindowSession): void => {
  ownSession = session
  claimMemory(userHash(session.info))
  if (!watching) watchWindows()
  watching = true
  checkCookie()
}

/** The operator has signed out in another window, so nothing of them may stay in this one. */
const leave = () => {
  ownSession = undefined
  void goToLogin(forgetOperator())
}

/** The cookie is gone. If stored data is too, the operator has signed out elsewhere; otherwise input may stay here. */
const handleLostCookie = async ({ token, info, fetchOperator }: WindowSession): Promise<void> => {
  if (ownsMemory(userHash(info))) await fetchOperator(token)
  if (readToken() === undefined) leave()
}

const adoptToken = async (token: string, { info, fetchOperator }: WindowSession): Promise<void> => {
  const found = await fetchOperator(token)
  if (isLeaving()) throw abortError()
  // The cookie changed again meanwhile and will be compared again.
  if (readToken() !== token) return
  if (!isSameUser(found, info)) {
    switchOperator()
    throw abortError()
  }
  ownSession = { token, info: found, fetchOperator }
  renewals.emit(found)
  resolveExpiry('renewed')
}

const reconcile = (token: string | undefined, session: WindowSession): Promise<void> => {
  if (reconciling && reconciling.token === token) return reconciling.done
  const handled = token === undefined ? handleLostCookie(session) : adoptToken(token, session)
  const done = handled.finally(() => {
    if (reconciling?.done === done) reconciling = undefined
  })
  reconciling = { token, done }
  return done
}

/** The token for a call; asks whose it is if another window changed it. Rejects while the window is being left. */
export async function tokenForCall(): Promise<string | undefined> {
  for (;;) {
    if (isLeaving()) throw abortError()
    const token = readToken()
    if (!ownSession || token === ownSession.token) return token
    await reconcile(token, ownSession)
  }
}

/** Continues the session after the operator has signed in again. Rejects with the platform's refusal. */
export async function renewSession(): Promise<void> {
  const token = readToken()
  if (!ownSession || token === undefined) throw abortError()
  await reconcile(token, ownSession)
}

/** Compares the cookie without a call to send; errors are left to the next call. */
function checkCookie(): void {
  // While the operator is being asked, a missing cookie is no news; a sign-out has a message of its own.
  if (!ownSession || readToken() === ownSession.token || (readToken() === undefined && readExpiry())) return
  tokenForCall().catch(() => undefined)
}

function watchWindows(): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    // The message can arrive before the removed cookie is gone here. Any other token is a new session.
    const token = readToken()
    if (data === 'out' && ownSession && (token === undefined || token === ownSession.token)) leave()
    else checkCookie()
  })
  // For messages missed while the window was frozen, and cookies that expired.
  addEventListener('focus', checkCookie)
  addEventListener('visibilitychange', checkCookie)
}
