import type { AuthProvider } from 'react-admin'
import { endsSession } from './errors'
import { loginPath } from './redirect'
import { endSession, goToLogin, readToken } from './session'
import { type Credentials, signIn } from './signIn'
import { signOut, type UserInfo, userInfo } from './user'

/** What `usePermissions` gives: plain data, so that react-query keeps the reference while nothing changes. */
export type Permissions = Pick<UserInfo, 'roles' | 'menus'>

/**
 * Sessions for react-admin.
 *
 * Signing out, and a session that ends, leave for the sign-in page by loading it anew; `logout` answers false
 * so that react-admin clears its caches and leaves the way to us.
 */
export const authProvider: AuthProvider = {
  login: ({ username, password }: Credentials) => signIn({ username, password }),

  logout: async () => {
    await signOut()
    goToLogin()
    return false
  },

  /** Looks at the cookie only: it runs on every page and on window focus, where a bad line must not sign out. */
  checkAuth: () =>
    readToken() ? Promise.resolve() : Promise.reject({ redirectTo: loginPath(), message: false }),

  /**
   * Always resolves. A rejection here would make react-admin resolve the failed call with empty data, and a
   * save that the platform refused would look saved. The session is ended beside it, and the error still
   * reaches whoever made the call.
   */
  checkError: async (error: unknown) => {
    if (endsSession(error)) endSession(error.message)
  },

  getIdentity: async () => {
    const { name, avatar, support } = await userInfo()
    return { id: name, fullName: name, avatar, support }
  },

  getPermissions: async (): Promise<Permissions> => {
    const { roles, menus } = await userInfo()
    return { roles, menus }
  },

  canAccess: async () => {
    const { roles } = await userInfo()
    return roles.includes('admin')
  },
}
