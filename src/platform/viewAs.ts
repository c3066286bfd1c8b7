import type { Label } from '@/declaration/label'
import { type Permissions, readPermissions } from '@/declaration/permissions'
import { fieldOf, textOf } from './answer'

/** A role that the operator can view the console as. */
export type ViewAs = {
  readonly role: string
  readonly title: Label
  readonly permissions: Permissions
  /** Its routes are filtered by these roles. */
  readonly roles: readonly string[]
}

/** Maximum number of roles offered. */
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
