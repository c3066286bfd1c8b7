import type { AuthProvider } from 'react-admin'
import { forgetOperator, goToLogin, isLeaving } from './leaving'
import { operator } from './operator'
import { loginPath } from './redirect'
import { readToken } from './session'
import { type Credentials, signIn } from './signIn'
import { signOut } from './user'
import type { UserInfo } from './userInfo'
import { isInConsole } from './windowSession'

/** What `usePermissions` gives: plain data, so that react-query keeps the reference while nothing changes. */
export type Permissions = Pick<UserInfo, 'roles' | 'menus'>

/**
 * Sessions for react-admin.
 *
 * What the platform says of a session that has ended never comes as far as here: the call waits in the transport until
 * the operator has decided. Signing out leaves for the sign-in page by loading it anew; `logout` answers false so that
 * react-admin leaves the way to us.
 */
export const authProvider: AuthProvider = {
  login: ({ username, password }: Credentials) => signIn({ username, password }),

  logout: async () => {
    await signOut()
    forgetOperator()
    goToLogin()
    return false
  },

  /**
   * Looks at the cookie only: it runs on every page and on window focus, where a bad line must not sign out. Once the
   * operator is known, the window sees by itself to a cookie that goes. One that is being left is left once: react-admin
   * would sign out again and again until the next page has arrived.
   */
  checkAuth: () =>
    readToken() || isInConsole() || isLeaving()
      ? Promise.resolve()
      : Promise.reject({ redirectTo: loginPath(), message: false }),

  /**
   * Always resolves. A rejection here would make react-admin resolve the failed call with empty data, and a
   * save that the platform refused would look saved.
   */
  checkError: async () => undefined,

  getIdentity: async () => {
    const { name, avatar, support } = await operator.load()
    return { id: name, fullName: name, avatar, support }
  },

  getPermissions: async (): Promise<Permissions> => {
    const { roles, menus } = await operator.load()
    return { roles, menus }
  },

  canAccess: async () => {
    const { roles } = await operator.load()
    return roles.includes('admin')
  },
}
