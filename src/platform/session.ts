import Cookies from 'js-cookie'
import { attempt } from './attempt'
import { noticeKey, readToken, tokenCookie } from './visit'

/** Browsers silently drop longer cookies; name and value count. */
const maxCookieSize = 4096

/** A channel on which windows tell each other to check the cookie. */
export const sessionChannel = 'open-platform-console.session'
/** `look`: the cookie has changed. `out`: the operator has signed out. The token is never sent. */
export type SessionMessage = 'look' | 'out'

export function notifyWindows(message: SessionMessage): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage(message)
  channel.close()
}

/** Stores the token, which cannot be HttpOnly because it is sent in a header. False if the browser does not keep it. */
export function writeToken(token: string): boolean {
  const size = tokenCookie.length + 1 + encodeURIComponent(token).length
  if (size > maxCookieSize) return false
  Cookies.set(tokenCookie, token, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' })
  notifyWindows('look')
  return readToken() === token
}

export function clearToken(): void {
  Cookies.remove(tokenCookie, { path: '/' })
  notifyWindows('look')
}

/** Without storage the reason is not shown. */
export const storeNotice = (reason: string): void => attempt(() => sessionStorage.setItem(noticeKey, reason))
