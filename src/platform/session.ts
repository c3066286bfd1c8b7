import Cookies from 'js-cookie'

/** Name of the cookie that holds the token (specification §9). */
const tokenCookie = 'Admin-Token'
/** Browsers drop a longer cookie, name included, without a word. */
const longestCookie = 4096
const noticeKey = 'console.notice'

/** Over it the windows of a browser tell each other to look at the cookie. */
export const sessionChannel = 'open-platform-console.session'
/** `look`: the cookie has changed. `out`: the operator has signed out. The token itself is told to nobody. */
export type SessionMessage = 'look' | 'out'

/** Tells the other windows what happened to the session. */
export function tellWindows(message: SessionMessage): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage(message)
  channel.close()
}

/** The token of the signed-in operator, if there is one. */
export function readToken(): string | undefined {
  return Cookies.get(tokenCookie) || undefined
}

/**
 * Keeps the token for this browser session.
 *
 * The platform wants it in the header X-Token (specification §7), so a script must be able to read it and
 * the cookie cannot be HttpOnly.
 *
 * @returns false when the token does not fit into a cookie, or the browser keeps none
 */
export function writeToken(token: string): boolean {
  const size = tokenCookie.length + 1 + encodeURIComponent(token).length
  if (size > longestCookie) return false
  Cookies.set(tokenCookie, token, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' })
  tellWindows('look')
  return readToken() === token
}

/** Forgets the token. */
export function clearToken(): void {
  Cookies.remove(tokenCookie, { path: '/' })
  tellWindows('look')
}

/** Leaves word for the sign-in page why the session has ended. */
export function leaveNotice(reason: string): void {
  try {
    sessionStorage.setItem(noticeKey, reason)
  } catch {
    // A full or forbidden storage costs the explanation, not the way out.
  }
}

/** Why the last session ended, for the sign-in page. Given once. */
export function takeNotice(): string | undefined {
  try {
    const notice = sessionStorage.getItem(noticeKey) ?? undefined
    sessionStorage.removeItem(noticeKey)
    return notice
  } catch {
    return undefined
  }
}
