import { fieldOf, textOf } from './answer'
import { call } from './client'
import { PlatformError, TransportError } from './errors'
import { clearToken, endSession, readToken } from './session'
import { type Support, supportOf } from './support'

/** The signed-in operator, as GET /user/info tells (specification §3). */
export type UserInfo = {
  name: string
  /** Address of a picture; may be empty. */
  avatar: string
  introduction: string
  /** Menu entries as the platform sent them, not yet checked. */
  menus: unknown[]
  /** Always the one role admin once the information is there (specification §3, §6). */
  roles: string[]
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

async function fetchUserInfo(): Promise<UserInfo> {
  const data = await call('GET /user/info')
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TransportError('user', 200)
  const menus = fieldOf(data, 'menus')
  return {
    name: textOf(fieldOf(data, 'name')),
    avatar: textOf(fieldOf(data, 'avatar')),
    introduction: textOf(fieldOf(data, 'introduction')),
    menus: Array.isArray(menus) ? menus : [],
    roles: ['admin'],
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
