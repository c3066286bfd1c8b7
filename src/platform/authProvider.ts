import type { AuthProvider } from 'react-admin'
import { forgetOperator, goToLogin, isLeaving } from './leaving'
import { operator } from './operator'
import { loginPath } from './publicPaths'
import { type Credentials, signIn } from './signIn'
import { signOut } from './user'
import type { UserInfo } from './userInfo'
import { readToken } from './visit'
import { isInConsole } from './windowSession'

/** What `usePermissions` returns: plain data, so that react-query keeps the same object while nothing changes. */
type Permissions = Pick<UserInfo, 'roles' | 'menus'>

/** Sessions for react-admin. The end of a session is handled elsewhere: calls wait in the transport. */
export const authProvider: AuthProvider = {
  login: ({ username, password }: Credentials) => signIn({ username, password }),

  logout: async () => {
    await signOut()
    await goToLogin(forgetOperator())
    return false
  },

  /** The cookie only: a lost connection must not sign anyone out. Resolves while the window is being left. */
  checkAuth: () =>
    readToken() || isInConsole() || isLeaving()
      ? Promise.resolve()
      : Promise.reject({ redirectTo: loginPath(), message: false }),

  /** Always resolves: after a rejection react-admin resolves the call with empty data, as if it had succeeded. */
  checkError: async () => undefined,

  getIdentity: async () => {
    const { username, name, avatar, introduction, support } = await operator.load()
    return { id: name, fullName: name, username, avatar, introduction, support }
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
