import type { AuthProvider } from 'react-admin'
import { vi } from 'vitest'
import { everything } from '@/declaration'
import { createOperator } from '@/platform/operator'
import type { UserInfo } from '@/platform/userInfo'

/** Who is signed in, if nothing else is said. */
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

/** The operator as the console gets to know them, and a way for the platform to say something else of them later. */
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
    /** The platform says something else of the operator, and is asked. */
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
