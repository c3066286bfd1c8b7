import type { AuthProvider } from 'react-admin'
import { userKey } from './userKey'

/** Lets everybody in. */
export const authProvider: AuthProvider = {
  login: async ({ username }) => localStorage.setItem(userKey, username),
  logout: async () => localStorage.removeItem(userKey),
  checkAuth: async () => {
    if (localStorage.getItem(userKey) === null) throw new Error('nobody is signed in')
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
}
