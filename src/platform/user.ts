import { fieldOf, textOf } from './answer'
import { call } from './client'
import { PlatformError, TransportError } from './errors'
import { clearToken, endSession, readToken } from './session'
import { type Support, supportOf } from './support'
import { textsOf, type ViewAs, viewAsOf } from './viewAs'

/** The signed-in operator, as GET /user/info tells (specification §3). */
export type UserInfo = {
  /** What the operator signs in with; '' when the platform does not say. */
  username: string
  name: string
  /** Address of a picture; may be empty. */
  avatar: string
  introduction: string
  /** Menu entries as the platform sent them, not yet checked. */
  menus: unknown[]
  /** Always the one role admin once the information is there (specification §3, §6). */
  roles: string[]
  /** What the operator may do; everything when the platform does not say. */
  permissions: readonly string[]
  /** As which other roles the operator may look at the console. */
  viewAs: readonly ViewAs[]
  /** Whom to ask, when the platform says so. */
  support: Support | undefined
}

/** Ends the session on the platform and forgets the token. Never fails: an operator must always get out. */
export async function signOut(): Promise<void> {
  try {
    if (readToken()) await call('POST /user/logout')
  } catch {
    // The platform lets an unused token expire by itself.
  } finally {
    clearToken()
  }
}

/**
 * Asks the platform who is signed in. The answer is checked and what is spoilt in it left out.
 *
 * @throws PlatformError when the platform refuses
 * @throws TransportError when no answer came, or none about a user
 */
export async function fetchUserInfo(): Promise<UserInfo> {
  const data = await call('GET /user/info')
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TransportError('user', 200)
  const menus = fieldOf(data, 'menus')
  const permissions = fieldOf(data, 'permissions')
  return {
    username: textOf(fieldOf(data, 'username')),
    name: textOf(fieldOf(data, 'name')),
    avatar: textOf(fieldOf(data, 'avatar')),
    introduction: textOf(fieldOf(data, 'introduction')),
    menus: Array.isArray(menus) ? menus : [],
    roles: ['admin'],
    permissions: permissions === undefined ? ['*'] : textsOf(permissions),
    viewAs: viewAsOf(fieldOf(data, 'view_as')),
    support: supportOf(fieldOf(data, 'support')),
  }
}

/** Why the operator's information could not be had (specification §8). */
const reasonOf = (error: unknown): string => {
  const said =
    error instanceof PlatformError
      ? error.body.message && error.message
      : error instanceof Error && error.message
  return said || 'Has Error'
}

let shared: { token: string; info: Promise<UserInfo> } | undefined

/**
 * The signed-in operator. Asked for once per session and shared by everybody who wants to know.
 *
 * When it cannot be had the session is over: the token is forgotten and the sign-in page says why
 * (specification §4, §8).
 */
export function userInfo(): Promise<UserInfo> {
  const token = readToken()
  if (!token) return Promise.reject(new TransportError('user'))
  if (shared?.token !== token) {
    const info = fetchUserInfo()
    let leaving = false
    // A window on its way to another page gives up what this one waits for: that looks like a lost connection.
    addEventListener('beforeunload', () => {
      leaving = true
    })
    info.catch((error: unknown) => {
      if (!leaving) endSession(reasonOf(error))
    })
    shared = { token, info }
  }
  return shared.info
}

/**
 * The signed-in operator, asked for anew: permissions or menus may have changed.
 *
 * @throws PlatformError, TransportError as {@link fetchUserInfo}; what was known stays
 */
export async function renewUserInfo(): Promise<UserInfo> {
  const token = readToken()
  const info = await fetchUserInfo()
  if (token) shared = { token, info: Promise.resolve(info) }
  return info
}
