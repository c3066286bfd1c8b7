import { type Permissions, readPermissions, withinAreas } from '@/declaration/permissions'
import { fieldOf, textOf } from './answer'
import { call } from './client'
import { wasPageLeft, watchPageLeft } from './earlyCalls'
import { messageOf, PlatformError, TransportError } from './errors'
import { quietly, withFailureToast } from './failures'
import { endSession, isLeaving, switchOperator } from './leaving'
import { clearToken, notifyWindows } from './session'
import { type Offer, offersOf, supportOf, type UserInfo, viewAsOf } from './userInfo'
import { readToken } from './visit'
import { ownToken, ownUser, startSession } from './windowSession'

/** Restricts permissions to the areas that the platform offers; a platform that lists none offers all original areas. */
const withinOffered = (permissions: Permissions, areas: unknown, offers: readonly Offer[]): Permissions => {
  if (Array.isArray(areas))
    return withinAreas(
      permissions,
      areas.filter((one) => typeof one === 'string'),
    )
  const grantsAll = permissions.some((pattern) => pattern.startsWith('*'))
  return grantsAll && !offers.includes('history') ? [...permissions, '!operationLog'] : permissions
}

/** Ends the session on the platform and deletes the token. Never fails: signing out must always work. */
export async function signOut(): Promise<void> {
  const token = ownToken()
  try {
    // A failure is not worth a toast: unused tokens expire.
    if (token) await call('POST /user/logout', { signal: quietly() })
  } catch {
    // Signed out on this side anyway.
  } finally {
    // Another operator may have signed in from another window meanwhile.
    if (readToken() === token) {
      clearToken()
      notifyWindows('out')
    }
  }
}

const deliveredIn = (data: unknown): string | undefined => {
  const head = fieldOf(data, 'declarations')
  return typeof head === 'string' ? head : undefined
}

/** Loads the signed-in operator, without invalid parts of the answer. The caller shows failures. */
export async function fetchUserInfo(token?: string): Promise<UserInfo> {
  const data = await call('GET /user/info', { token, signal: quietly() })
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TransportError('user', 200)
  const menus = fieldOf(data, 'menus')
  const offers = offersOf(fieldOf(data, 'offers'))
  return {
    username: textOf(fieldOf(data, 'username')),
    name: textOf(fieldOf(data, 'name')),
    avatar: textOf(fieldOf(data, 'avatar')),
    introduction: textOf(fieldOf(data, 'introduction')),
    menus: Array.isArray(menus) ? menus : [],
    roles: ['admin'],
    permissions: withinOffered(readPermissions(fieldOf(data, 'permissions')), fieldOf(data, 'areas'), offers),
    viewAs: viewAsOf(fieldOf(data, 'view_as')),
    support: supportOf(fieldOf(data, 'support')),
    offers,
    draftKey: textOf(fieldOf(data, 'draft_key')),
    declarations: deliveredIn(data),
    defaultViews: fieldOf(data, 'default_views'),
    unread: fieldOf(data, 'unread_announcement'),
    waiting: fieldOf(data, 'waiting_approval'),
  }
}

const reasonOf = (error: unknown): string => {
  const text = error instanceof PlatformError && !error.body.message ? '' : messageOf(error)
  return text || 'Has Error'
}

let pending: { readonly token: string; readonly info: Promise<UserInfo> } | undefined

/** The first request; its answer starts the session of this window. */
const loadFirst = async (token: string): Promise<UserInfo> => {
  watchPageLeft()
  try {
    // The sign-in page shows the reason of a failure.
    const info = await withFailureToast(() => fetchUserInfo(token), quietly())
    startSession({ token, info, fetchOperator: fetchUserInfo })
    return info
  } catch (error) {
    const now = readToken()
    if (now !== undefined && now !== token) switchOperator()
    else if (!wasPageLeft() && !isLeaving()) endSession(reasonOf(error))
    throw error
  }
}

/** The signed-in operator, asked for once per session. If that fails, the sign-in page shows the reason. */
export function userInfo(): Promise<UserInfo> {
  const known = ownUser()
  if (known) return Promise.resolve(known)
  const token = readToken()
  if (!token) return Promise.reject(new TransportError('user'))
  if (pending?.token !== token) pending = { token, info: loadFirst(token) }
  return pending.info
}
