import type { Permissions } from '@/declaration/permissions'
import type { Support } from './support'
import type { ViewAs } from './viewAs'

/** The signed-in operator, as `GET /user/info` answers. */
export type UserInfo = {
  /** What the operator signs in with; '' when the platform does not say. */
  username: string
  name: string
  /** Address of a picture; may be empty. */
  avatar: string
  introduction: string
  /** Menu entries as the platform sent them, not yet checked. */
  menus: unknown[]
  /** Always `['admin']`: what an account may do is in `permissions`. */
  roles: string[]
  /** What the operator may do; everything when the platform does not say. */
  permissions: Permissions
  /** The roles as which the operator may look at the console. */
  viewAs: readonly ViewAs[]
  /** Contacts for help, when the platform names any. */
  support: Support | undefined
  /** The number of unread announcements as the platform sent it; `unread.ts` reads it. */
  unread?: unknown
}
