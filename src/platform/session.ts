import Cookies from 'js-cookie'
import { loginPath } from './redirect'

/** Name of the cookie that holds the token (specification §9). */
const tokenCookie = 'Admin-Token'
/** Browsers drop a longer cookie, name included, without a word. */
const longestCookie = 4096
const noticeKey = 'console.notice'

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
  return readToken() === token
}

/** Forgets the token. */
export function clearToken(): void {
  Cookies.remove(tokenCookie, { path: '/' })
}

/**
 * Leaves the console for the sign-in page, which leads back here afterwards. A whole new document: nothing of
 * this operator's records, drafts or caches stays in memory for the next one.
 */
export function goToLogin(): void {
  location.replace(loginPath())
}

/** Ends the session on this side: forgets the token, goes to the sign-in page, and says why there, once. */
export function endSession(reason: string): void {
  clearToken()
  try {
    sessionStorage.setItem(noticeKey, reason)
  } catch {
    // A full or forbidden storage costs the explanation, not the way out.
  }
  goToLogin()
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
