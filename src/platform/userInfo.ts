import { hashOf } from '@/declaration/hash'
import type { Label } from '@/declaration/label'
import { type Permissions, readPermissions } from '@/declaration/permissions'
import { fieldOf, textOf } from './answer'

export type UserInfo = {
  /** The sign-in name; '' if the platform does not say. */
  username: string
  name: string
  /** Address of a picture; may be empty. */
  avatar: string
  introduction: string
  /** Menu entries as the platform sent them, not yet checked. */
  menus: unknown[]
  /** Always `['admin']`: what an account may do is in `permissions`. */
  roles: string[]
  /** What the operator may do; everything if the platform does not say. */
  permissions: Permissions
  /** The roles that the operator may view the console as. */
  viewAs: readonly ViewAs[]
  /** Support contacts, if the platform names any. */
  support: Support | undefined
  /** Optional features that this platform offers. */
  offers: readonly Offer[]
  /** The key for the operator's drafts in this browser: 32 bytes as 64 hexadecimal digits; '' if the platform has none. */
  draftKey: string
  /** Identifies the delivered declarations: '' if there are none, undefined if the platform does not deliver any. */
  declarations?: string
  /** The default views of lists, by area, as the platform sent them; lists read them. */
  defaultViews?: unknown
  /** The number of unread announcements as the platform sent it; the operator's store reads it. */
  unread?: unknown
  /** The number of requests waiting for the operator's decision, likewise. */
  waiting?: unknown
}

const offered = ['history', 'views', 'approvals'] as const

/** History of records, named views, approval by a second person. */
export type Offer = (typeof offered)[number]

/** The optional features that a platform offers, without unknown ones. */
export const offersOf = (sent: unknown): readonly Offer[] => {
  const names: readonly unknown[] = Array.isArray(sent) ? sent : []
  return offered.filter((one) => names.includes(one))
}

export type Support = Readonly<
  Record<'name' | 'role' | 'phone' | 'wechat' | 'qq' | 'email' | 'work_time' | 'emergency_phone', string>
>

export const supportOf = (sent: unknown): Support | undefined => {
  const text = (name: keyof Support): string => textOf(fieldOf(sent, name)).trim()
  const support: Support = {
    name: text('name'),
    role: text('role'),
    phone: text('phone'),
    wechat: text('wechat'),
    qq: text('qq'),
    email: text('email'),
    work_time: text('work_time'),
    emergency_phone: text('emergency_phone'),
  }
  const { phone, wechat, qq, email, emergency_phone } = support
  return phone || wechat || qq || email || emergency_phone ? support : undefined
}

export type ViewAs = {
  readonly role: string
  readonly title: Label
  readonly permissions: Permissions
  /** Its routes are filtered by these roles. */
  readonly roles: readonly string[]
}

const maxRoles = 50

const textsOf = (sent: unknown): string[] =>
  Array.isArray(sent) ? sent.filter((one) => typeof one === 'string' && one !== '') : []

const viewOf = (sent: unknown): ViewAs | undefined => {
  const role = textOf(fieldOf(sent, 'role')).trim()
  const permissions = fieldOf(sent, 'permissions')
  if (!role || !Array.isArray(permissions)) return undefined
  const title = fieldOf(sent, 'title')
  const named = (locale: keyof Label) => textOf(fieldOf(title, locale)).trim() || role
  return {
    role,
    title: { zh: named('zh'), en: named('en'), es: named('es') },
    permissions: readPermissions(permissions),
    roles: textsOf(fieldOf(sent, 'roles')),
  }
}

/** The valid roles of GET /user/info, without duplicates; a role without a title is shown by its name. */
export const viewAsOf = (sent: unknown): readonly ViewAs[] => {
  const views = new Map<string, ViewAs>()
  for (const one of Array.isArray(sent) ? sent.slice(0, maxRoles) : []) {
    const view = viewOf(one)
    if (view && !views.has(view.role)) views.set(view.role, view)
  }
  return [...views.values()]
}

/** A short hash, to compare texts without storing them. */
export const hashText = (text: string): string => hashOf(text).toString(16)

type Named = Pick<UserInfo, 'username' | 'name'>

const identityOf = ({ username, name }: Named): string =>
  username ? `username ${username}` : name ? `name ${name}` : ''

/** Whether two answers are about the same operator. Unnamed operators never are. */
export const isSameUser = (one: Named, other: Named): boolean =>
  identityOf(one) !== '' && identityOf(one) === identityOf(other)

/** A hash of the operator, to know whose data a browser stores without storing the name; '' for an unnamed operator. */
export const userHash = (user: Named): string => {
  const identity = identityOf(user)
  return identity && hashText(identity)
}
