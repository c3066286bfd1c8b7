import type { AuthProvider } from 'react-admin'
import { vi } from 'vitest'
import { everything } from '@/declaration'
import { createOperator } from '@/platform/operator'
import type { UserInfo } from '@/platform/userInfo'

/** The user, unless a test says otherwise. */
const demoPartner: UserInfo = {
  username: 'demo_partner',
  name: 'demo_partner',
  avatar: '',
  introduction: '',
  menus: [],
  roles: ['admin'],
  permissions: everything,
  viewAs: [],
  support: undefined,
  offers: [],
  draftKey: '',
}

/** The operator as the console learns about them, and a way for the platform to change it later. */
export const signedIn = (user: Partial<UserInfo> = {}) => {
  let known = { ...demoPartner, ...user }
  let times = 0
  const operator = createOperator({
    first: async () => known,
    reload: async () => {
      times += 1
      return known
    },
  })
  return {
    operator,
    /** How often the platform has been asked. */
    asked: () => times,
    /** The platform says something new about the operator, and is asked for it. */
    told: (news: Partial<UserInfo>) => {
      known = { ...known, ...news }
      return operator.refresh()
    },
  }
}

/** Lets everybody in as `demo_partner`. */
export const openDoor = (identity: object = {}) => {
  const logout = vi.fn(async () => '/signed-out')
  const authProvider: AuthProvider = {
    login: async () => undefined,
    logout,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: 'demo_partner', fullName: 'demo_partner', ...identity }),
    canAccess: async () => true,
  }
  return { authProvider, logout }
}
