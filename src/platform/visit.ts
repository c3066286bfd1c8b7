import { attempt } from './attempt'
import { readCookie } from './cookies'

/* What the first script must know: whether somebody is signed in, and what to tell who is not. */

export const tokenCookie = 'Admin-Token'
export const noticeKey = 'console.notice'

export function readToken(): string | undefined {
  return readCookie(tokenCookie) || undefined
}

/** Why the last session ended; returned once. */
export const takeNotice = (): string | undefined =>
  attempt(() => {
    const notice = sessionStorage.getItem(noticeKey) ?? undefined
    sessionStorage.removeItem(noticeKey)
    return notice
  })
