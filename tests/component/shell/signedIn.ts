import { everything } from '@/declaration'
import { createOperator } from '@/platform/operator'
import type { UserInfo } from '@/platform/user'

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
}

/** The operator as the console gets to know them, and a way for the platform to say something else of them later. */
export const signedIn = (user: Partial<UserInfo> = {}) => {
  let known = { ...demoPartner, ...user }
  const operator = createOperator({ first: async () => known, again: async () => known })
  return {
    operator,
    /** The platform says something else of the operator, and is asked. */
    told: (news: Partial<UserInfo>) => {
      known = { ...known, ...news }
      return operator.refresh()
    },
  }
}
