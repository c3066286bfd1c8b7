import type { Label } from '@/declaration/label'
import { type Permissions, readPermissions } from '@/declaration/permissions'
import { fieldOf, textOf } from './answer'

/** A role that the operator may look at the console as. */
export type ViewAs = {
  readonly role: string
  readonly title: Label
  /** What the role may do. */
  readonly permissions: Permissions
  /** The roles by which its routes are filtered (specification §6). */
  readonly roles: readonly string[]
}

/** More would be no choice any more. */
const most = 50

/** The texts of a list; what is none is left out. */
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

/**
 * The roles that GET /user/info offers to look as. One without a name or without permissions is left out, and so is the
 * second of a name; a role without a title is called by its name.
 */
export const viewAsOf = (sent: unknown): readonly ViewAs[] => {
  const views = new Map<string, ViewAs>()
  for (const one of Array.isArray(sent) ? sent.slice(0, most) : []) {
    const view = viewOf(one)
    if (view && !views.has(view.role)) views.set(view.role, view)
  }
  return [...views.values()]
}
