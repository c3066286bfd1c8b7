import { type Permissions, readPermissions, withinAreas } from '@/declaration/permissions'
import { fieldOf, textOf } from './answer'
import { call } from './client'
import { messageOf, PlatformError, TransportError } from './errors'
import { quietly, telling } from './failures'
import { endSession, isLeaving, leaveToOther } from './leaving'
import { clearToken, readToken, tellWindows } from './session'
import { supportOf } from './support'
import type { UserInfo } from './userInfo'
import { viewAsOf } from './viewAs'
import { keepSession, ownToken, ownUser } from './windowSession'

/** What an account may do in the areas that its platform offers; a platform that names none offers all. */
const offeredTo = (permissions: Permissions, areas: unknown): Permissions =>
  Array.isArray(areas)
    ? withinAreas(
        permissions,
        areas.filter((one) => typeof one === 'string'),
      )
    : permissions

/** Ends the session on the platform and forgets the token. Never fails: an operator must always get out. */
export async function signOut(): Promise<void> {
  const token = ownToken()
  try {
    // Nothing on the way out is worth a toast: an unused token expires by itself.
    if (token) await call('POST /user/logout', { signal: quietly() })
  } catch {
    // The operator is out on this side.
  } finally {
    // Another operator may have signed in from another window meanwhile.
    if (readToken() === token) {
      clearToken()
      tellWindows('out')
    }
  }
}

/**
 * Asks the platform who is signed in. The answer is checked and what is spoilt in it left out.
 *
 * A failure is told by those who asked: on the sign-in page, beside the form, with the call that the answer was needed for.
 *
 * @param token whose operator is meant; without it, the one of this window
 * @throws PlatformError when the platform refuses
 * @throws TransportError when no answer came, or none about a user
 */
export async function fetchUserInfo(token?: string): Promise<UserInfo> {
  const data = await call('GET /user/info', { token, signal: quietly() })
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TransportError('user', 200)
  const menus = fieldOf(data, 'menus')
  return {
    username: textOf(fieldOf(data, 'username')),
    name: textOf(fieldOf(data, 'name')),
    avatar: textOf(fieldOf(data, 'avatar')),
    introduction: textOf(fieldOf(data, 'introduction')),
    menus: Array.isArray(menus) ? menus : [],
    roles: ['admin'],
    permissions: offeredTo(readPermissions(fieldOf(data, 'permissions')), fieldOf(data, 'areas')),
    viewAs: viewAsOf(fieldOf(data, 'view_as')),
    support: supportOf(fieldOf(data, 'support')),
    unread: fieldOf(data, 'unread_announcement'),
  }
}

/** Why the operator's information could not be had (specification §8). */
const reasonOf = (error: unknown): string => {
  const said = error instanceof PlatformError && !error.body.message ? '' : messageOf(error)
  return said || 'Has Error'
}

let asked: { readonly token: string; readonly info: Promise<UserInfo> } | undefined

/** Asks for the first time; the session of this window begins with the answer. */
const firstInfo = async (token: string): Promise<UserInfo> => {
  let leaving = false
  // A window on its way to another page gives up what this one waits for: that looks like a lost connection.
  const leave = () => {
    leaving = true
  }
  addEventListener('beforeunload', leave)
  try {
    // Why there is none is told on the sign-in page.
    const info = await telling(() => fetchUserInfo(token), quietly())
    keepSession({ token, info, whoIs: fetchUserInfo })
    return info
  } catch (error) {
    const now = readToken()
    if (now !== undefined && now !== token) leaveToOther()
    else if (!leaving && !isLeaving()) endSession(reasonOf(error))
    throw error
  } finally {
    removeEventListener('beforeunload', leave)
  }
}

/**
 * The signed-in operator. Asked for once per session and shared by everybody who wants to know.
 *
 * When it cannot be had the session is over: the token is forgotten and the sign-in page says why
 * (specification §4, §8).
 */
export function userInfo(): Promise<UserInfo> {
  const known = ownUser()
  if (known) return Promise.resolve(known)
  const token = readToken()
  if (!token) return Promise.reject(new TransportError('user'))
  if (asked?.token !== token) asked = { token, info: firstInfo(token) }
  return asked.info
}
