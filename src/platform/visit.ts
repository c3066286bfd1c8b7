import Cookies from 'js-cookie'
import { attempt } from './attempt'

/* What the first script must know: whether somebody is signed in, and what to tell those who are not. */

export const tokenCookie = 'Admin-Token'
export const noticeKey = 'console.notice'

export function readToken(): string | undefined {
  return Cookies.get(tokenCookie) || undefined
}

/** Why the last session ended; returned once. */
export const takeNotice = (): string | undefined =>
  attempt(() => {
    const notice = sessionStorage.getItem(noticeKey) ?? undefined
    sessionStorage.removeItem(noticeKey)
    return notice
  })
